// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith-screenshot PICTURE.png [FILE…]: a picture of the window in a state that its options describe. Settings are
// not touched.
#include <QApplication>
#include <QCommandLineParser>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyleFactory>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "gui/editing/typed_bytes.h"
#include "gui/hexview/hex_view.h"
#include "gui/partitions/boot_camp_controller.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/partitions_view.h"
#include "gui/partitions/table_commands.h"
#include "gui/window/appearance.h"
#include "gui/window/main_window.h"
#include "gui/window/translations.h"

namespace {

using namespace sectorsmith::gui;

// The wizard at its step.
void showWizard(DocumentTab* tab, int steps) {
    tab->partitionsView()->commands()->recoverBootCamp();
    auto* wizard = tab->window()->findChild<BootCampWizard*>();
    auto* timer = new QTimer(wizard);
    QObject::connect(timer, &QTimer::timeout, wizard, [wizard, timer, steps] {
        if (!wizard->findChild<BootCampController*>()->ready()) return;
        if (wizard->findChild<QStackedWidget*>()->currentIndex() >= steps) timer->stop();
        else wizard->findChild<QPushButton*>(QStringLiteral("next"))->click();
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
        if (!saved) std::fprintf(stderr, "sectorsmith-screenshot: cannot write %s\n", qPrintable(file));
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

struct CommandLine {
    CommandLine() {
        parser.addHelpOption();
        parser.addPositionalArgument(QStringLiteral("PICTURE"), QStringLiteral("The PNG file to write"));
        parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A source to open"),
                                     QStringLiteral("[FILE…]"));
    }

    QCommandLineParser parser;
    QCommandLineOption size = option("size", "Of the window.", "WxH");
    QCommandLineOption dark = option("dark", "The dark theme.");
    QCommandLineOption fontScale = option("font-scale", "Larger or smaller text.", "FACTOR");
    QCommandLineOption language = option("language", "Of the window: de, fr, es, ja or zh_CN.", "CODE");
    QCommandLineOption goTo = option("go-to", "Move the cursor.", "ADDRESS");
    QCommandLineOption delay = option("delay", "Wait before the picture is taken.", "MILLISECONDS");
    QCommandLineOption stage = option("stage", "Change bytes; nothing is written.", "OFFSET=HEX");
    QCommandLineOption partitions = option("partitions", "Show the partition table.");
    QCommandLineOption recover = option("recover", "Show the Boot Camp wizard at this step.", "STEP");

 private:
    QCommandLineOption option(const char* name, const char* description, const char* value = "") {
        QCommandLineOption option(QString::fromLatin1(name), QString::fromLatin1(description),
                                  QString::fromLatin1(value));
        parser.addOption(option);
        return option;
    }
};

int takeIt(int argc, char** argv) {
    QApplication app(argc, argv);
    CommandLine line;
    const QCommandLineParser& parser = line.parser;
    line.parser.process(app);
    QStringList files = parser.positionalArguments();
    if (files.isEmpty()) line.parser.showHelp(2);
    const QString picture = files.takeFirst();
    const QString language = parser.isSet(line.language) ? parser.value(line.language) : QStringLiteral("en");
    QLocale::setDefault(Translations::localeOf(language));
    const Translations translations(language);
    if (parser.isSet(line.dark)) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(darkPalette());
    }
    if (parser.isSet(line.fontScale)) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * std::clamp(parser.value(line.fontScale).toDouble(), 0.5, 5.0));
        QApplication::setFont(font);
    }
    MainWindow window(std::make_unique<QSettings>(QString(), QSettings::IniFormat));
    const QStringList wished = parser.value(line.size).split(QLatin1Char('x'));
    if (wished.size() == 2) window.resize(wished[0].toInt(), wished[1].toInt());
    window.show();
    for (const QString& file : files) {
        DocumentTab* tab = window.openSpec({file, false, 0});
        QObject::connect(tab, &DocumentTab::opened, &window, [&, tab] {
            if (parser.isSet(line.partitions)) tab->showPartitions(true);
            if (parser.isSet(line.recover)) showWizard(tab, parser.value(line.recover).toInt());
            if (parser.isSet(line.goTo))
                if (const auto offset = tab->session()->parseAddress(parser.value(line.goTo)))
                    tab->session()->goTo(*offset);
            for (const QString& text : parser.values(line.stage)) stageFromText(tab->session(), text);
        });
    }
    takePicture(&window, picture, parser.value(line.delay).toInt());
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const int code = takeIt(argc, argv);
    // As the program ends: what threads that are not waited for may still use stays.
    std::fflush(nullptr);
    std::_Exit(code);
}
