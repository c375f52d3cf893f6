// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith-gui [FILE…]
#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QPalette>
#include <QPushButton>
#include <QStyleFactory>
#include <QTimer>
#include <cstdio>
#include <cstdlib>

#include "gui/editing/typed_bytes.h"
#include "gui/hexview/hex_view.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/partitions_view.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"
#include "io/elevation.h"

namespace {

using namespace sectorsmith::gui;

// For pictures in both themes on any desktop.
QPalette darkPalette() {
    QPalette palette;
    const QColor window(0x2B2D30), base(0x1E1F22), text(0xE6E6E6), dim(0x8A8D91), highlight(0x3D6FB4);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
        palette.setColor(QPalette::Disabled, role, dim);
    }
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Button, QColor(0x36383C));
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(0x26282B));
    palette.setColor(QPalette::ToolTipBase, QColor(0x36383C));
    palette.setColor(QPalette::PlaceholderText, dim);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor(0x7FB2F0));
    palette.setColor(QPalette::Light, QColor(0x4A4D52));
    palette.setColor(QPalette::Midlight, QColor(0x404347));
    palette.setColor(QPalette::Mid, QColor(0x1A1B1D));
    palette.setColor(QPalette::Dark, QColor(0x151617));
    palette.setColor(QPalette::Shadow, Qt::black);
    return palette;
}

// The wizard at its step, for pictures.
void showWizard(DocumentTab* tab, int steps) {
    tab->partitionsView()->recoverBootCamp();
    auto* wizard = tab->window()->findChild<BootCampWizard*>();
    auto* timer = new QTimer(wizard);
    QObject::connect(timer, &QTimer::timeout, wizard, [wizard, timer, steps] {
        if (!wizard->ready()) return;
        if (wizard->step() >= steps) timer->stop();
        else wizard->nextButton()->click();
    });
    timer->start(50);
}

// Waits until what is visible has been read and drawn, then saves a picture of the window.
void takePicture(MainWindow* window, const QString& file, int delay) {
    auto* timer = new QTimer(window);
    auto quiet = std::make_shared<int>(0);
    QObject::connect(timer, &QTimer::timeout, window, [window, file, timer, quiet, delay] {
        const SourceSession* session = window->currentSession();
        const bool busy = session != nullptr &&
                          (window->currentTab()->session()->pages().busy() || session->layout() == nullptr ||
                           !window->currentTab()->partitions()->current());
        *quiet = busy ? 0 : *quiet + 1;
        if (*quiet < 5 + delay / 100) return;
        timer->stop();
        QWidget* shown = QApplication::activeModalWidget();
        const bool saved = (shown != nullptr ? shown : window)->grab().save(file);
        if (!saved) std::fprintf(stderr, "sectorsmith-gui: cannot write %s\n", qPrintable(file));
        QApplication::exit(saved ? 0 : 3);
    });
    timer->start(100);
}

void stageFromText(SourceSession* session, const QString& text) {
    const auto offset = session->parseAddress(text.section(QLatin1Char('='), 0, 0));
    const auto bytes = bytesOfHex(text.section(QLatin1Char('='), 1));
    if (!offset || !bytes) return;
    session->setEditing(true);
    const sectorsmith::StagedWrite write{*offset, *bytes};
    static_cast<void>(session->stage({&write, 1}, QStringLiteral("Typing")));
}

int runWindow(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("sectorsmith"));
    QApplication::setApplicationName(QStringLiteral("sectorsmith"));
    QApplication::setApplicationDisplayName(QStringLiteral("Sectorsmith"));
    QApplication::setApplicationVersion(QStringLiteral(SECTORSMITH_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(SECTORSMITH_DESKTOP_FILE));
    QApplication::setWindowIcon(applicationIcon());

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main", "Opens disks and images and shows their sectors. Opening never writes."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("FILE"),
        QApplication::translate("main", "A device, an image, or SOURCE#N for its partition N"),
        QStringLiteral("[FILE…]"));
    auto hidden = [&parser](const char* name, const char* value = "") {
        QCommandLineOption option(QString::fromLatin1(name), QString(), QString::fromLatin1(value));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
        return option;
    };
    // For pictures of the window: settings are not touched then.
    const auto screenshot = hidden("screenshot", "FILE");
    const auto size = hidden("size", "WxH");
    const auto dark = hidden("dark");
    const auto fontScale = hidden("font-scale", "FACTOR");
    const auto goTo = hidden("go-to", "ADDRESS");
    const auto delay = hidden("delay", "MILLISECONDS");
    const auto stage = hidden("stage", "OFFSET=HEX");
    const auto partitions = hidden("partitions");
    const auto recover = hidden("recover", "STEPS");
    parser.process(app);
    // What UDisks2 does not open for this user, the command beside the window opens for an administrator.
    const QString command = QApplication::applicationDirPath() + QStringLiteral("/sectorsmith");
    if (QFileInfo(command).isExecutable()) sectorsmith::setElevatedCommand(command.toStdString());

    const bool picture = parser.isSet(screenshot);
    if (parser.isSet(dark)) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(darkPalette());
    }
    if (parser.isSet(fontScale)) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * std::clamp(parser.value(fontScale).toDouble(), 0.5, 5.0));
        QApplication::setFont(font);
    }
    auto settings = picture ? std::make_unique<QSettings>(QString(), QSettings::IniFormat)
                            : std::make_unique<QSettings>();
    MainWindow window(std::move(settings));
    const QStringList wished = parser.value(size).split(QLatin1Char('x'));
    if (wished.size() == 2) window.resize(wished[0].toInt(), wished[1].toInt());
    window.show();
    for (const QString& spec : parser.positionalArguments()) {
        DocumentTab* tab = window.openSpec({spec, false, 0});
        if (parser.isSet(partitions))
            QObject::connect(tab, &DocumentTab::opened, &window, [tab] { tab->showPartitions(true); });
        if (parser.isSet(recover))
            QObject::connect(tab, &DocumentTab::opened, &window,
                             [tab, steps = parser.value(recover).toInt()] { showWizard(tab, steps); });
        if (parser.isSet(goTo)) {
            QObject::connect(tab, &DocumentTab::opened, &window, [tab, address = parser.value(goTo)] {
                if (const auto offset = tab->session()->parseAddress(address)) tab->session()->goTo(*offset);
            });
        }
        QObject::connect(tab, &DocumentTab::opened, &window, [&, tab] {
            for (const QString& text : parser.values(stage)) stageFromText(tab->session(), text);
        });
    }
    if (picture) takePicture(&window, parser.value(screenshot), parser.value(delay).toInt());
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const int code = runWindow(argc, argv);
    // Threads that are not waited for (a dying disk can hang them) may still use what lies in static storage: it stays.
    std::fflush(nullptr);
    std::_Exit(code);
}
