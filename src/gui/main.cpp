// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith-gui [FILE…]
#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QPushButton>
#include <QStyleFactory>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "gui/editing/edit_autosave.h"
#include "gui/editing/typed_bytes.h"
#include "gui/hexview/hex_view.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/partitions_view.h"
#include "gui/window/appearance.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"
#include "gui/window/preferences.h"
#include "gui/window/translations.h"
#include "io/elevation.h"

namespace {

using namespace sectorsmith::gui;

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

// What the program takes from the command line; needs no display.
struct CommandLine {
    CommandLine() {
        parser.setApplicationDescription(QApplication::translate(
            "main", "Opens disks and images and shows their sectors. Opening never writes."));
        parser.addHelpOption();
        parser.addVersionOption();
        parser.addPositionalArgument(
            QStringLiteral("FILE"),
            QApplication::translate("main", "A device, an image, or SOURCE#N for its partition N"),
            QStringLiteral("[FILE…]"));
    }

    QCommandLineParser parser;
    // For pictures of the window: settings are not touched then.
    QCommandLineOption screenshot = hidden("screenshot", "FILE");
    QCommandLineOption size = hidden("size", "WxH");
    QCommandLineOption dark = hidden("dark");
    QCommandLineOption fontScale = hidden("font-scale", "FACTOR");
    QCommandLineOption goTo = hidden("go-to", "ADDRESS");
    QCommandLineOption delay = hidden("delay", "MILLISECONDS");
    QCommandLineOption stage = hidden("stage", "OFFSET=HEX");
    QCommandLineOption partitions = hidden("partitions");
    QCommandLineOption recover = hidden("recover", "STEPS");

 private:
    QCommandLineOption hidden(const char* name, const char* value = "") {
        QCommandLineOption option(QString::fromLatin1(name), QString(), QString::fromLatin1(value));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
        return option;
    }
};

void nameApplication() {
    QCoreApplication::setOrganizationName(QStringLiteral("sectorsmith"));
    QCoreApplication::setApplicationName(QStringLiteral("sectorsmith"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SECTORSMITH_VERSION));
}

// Whether only a text is wanted: that must not need a display, as a window does.
bool wantsText(int argc, char** argv) {
    for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i)
        for (const std::string_view option : {"-h", "--help", "--help-all", "-v", "--version"})
            if (argv[i] == option) return true;
    return false;
}

int showText(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    nameApplication();
    const Translations translations(Preferences::load(QSettings()).language);
    CommandLine line;
    line.parser.process(app);  // prints and exits
    return 0;
}

QtMessageHandler printMessage = nullptr;

// Text of a disk holds every script. Qt writes a line for each font that cannot shape one, which helps nobody here.
void printUnlessOfFonts(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtWarningMsg && message.contains(QLatin1String("OpenType support missing"))) return;
    printMessage(type, context, message);
}

int runWindow(int argc, char** argv) {
    printMessage = qInstallMessageHandler(printUnlessOfFonts);
    QApplication app(argc, argv);
    nameApplication();
    QApplication::setApplicationDisplayName(QStringLiteral("Sectorsmith"));
    QApplication::setDesktopFileName(QStringLiteral(SECTORSMITH_DESKTOP_FILE));
    QApplication::setWindowIcon(applicationIcon());

    CommandLine line;
    QCommandLineParser& parser = line.parser;
    parser.process(app);
    const bool picture = parser.isSet(line.screenshot);
    auto settings = picture ? std::make_unique<QSettings>(QString(), QSettings::IniFormat)
                            : std::make_unique<QSettings>();
    const QString language = Preferences::load(*settings).language;
    QLocale::setDefault(Translations::localeOf(language));
    const Translations translations(language);
    // What UDisks2 does not open for this user, the command beside the window opens for an administrator.
    const QString command = QApplication::applicationDirPath() + QStringLiteral("/sectorsmith");
    if (QFileInfo(command).isExecutable()) sectorsmith::setElevatedCommand(command.toStdString());

    if (parser.isSet(line.dark)) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(darkPalette());
    }
    if (parser.isSet(line.fontScale)) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * std::clamp(parser.value(line.fontScale).toDouble(), 0.5, 5.0));
        QApplication::setFont(font);
    }
    MainWindow window(std::move(settings));
    const QStringList wished = parser.value(line.size).split(QLatin1Char('x'));
    if (wished.size() == 2) window.resize(wished[0].toInt(), wished[1].toInt());
    window.show();
    for (const QString& spec : parser.positionalArguments()) {
        DocumentTab* tab = window.openSpec({spec, false, 0});
        if (parser.isSet(line.partitions))
            QObject::connect(tab, &DocumentTab::opened, &window, [tab] { tab->showPartitions(true); });
        if (parser.isSet(line.recover))
            QObject::connect(tab, &DocumentTab::opened, &window,
                             [tab, steps = parser.value(line.recover).toInt()] { showWizard(tab, steps); });
        if (parser.isSet(line.goTo)) {
            QObject::connect(tab, &DocumentTab::opened, &window, [tab, address = parser.value(line.goTo)] {
                if (const auto offset = tab->session()->parseAddress(address)) tab->session()->goTo(*offset);
            });
        }
        QObject::connect(tab, &DocumentTab::opened, &window, [&, tab] {
            for (const QString& text : parser.values(line.stage)) stageFromText(tab->session(), text);
        });
    }
    if (picture) takePicture(&window, parser.value(line.screenshot), parser.value(line.delay).toInt());
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const int code = wantsText(argc, argv) ? showText(argc, argv) : runWindow(argc, argv);
    // Edits that are kept for the next time.
    sectorsmith::gui::EditAutosave::finishWriting(3000);
    // Threads that are not waited for (a dying disk can hang them) may still use what lies in static storage: it stays.
    std::fflush(nullptr);
    std::_Exit(code);
}
