// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith-gui [FILE…]
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QStandardPaths>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "gui/editing/edit_autosave.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"
#include "gui/window/preferences.h"
#include "gui/window/translations.h"
#include "io/elevation.h"

namespace {

using namespace sectorsmith::gui;

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
    line.parser.process(app);
    auto settings = std::make_unique<QSettings>();
    const QString language = Preferences::load(*settings).language;
    QLocale::setDefault(Translations::localeOf(language));
    const Translations translations(language);
    // What the system does not open for this user, the command beside the window opens for an administrator.
    const QString command =
        QStandardPaths::findExecutable(QStringLiteral("sectorsmith"), {QApplication::applicationDirPath()});
    if (!command.isEmpty()) sectorsmith::setElevatedCommand(QDir::toNativeSeparators(command).toStdString());

    MainWindow window(std::move(settings));
    window.show();
    for (const QString& spec : line.parser.positionalArguments()) window.openSpec({spec, false, 0});
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
