// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QStandardPaths>
#include <QStyleFactory>
#include <cstdio>
#include <cstdlib>

#include "gui/window/translations.h"
#include "testing/own_state_folder.h"
#include "testing/skips.h"

namespace {

int runTests(int argc, char** argv) {
    const sectorsmith::testing::OwnStateFolder records;
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);  // the user's own settings and templates stay untouched
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("sectorsmith-test"));
    const sectorsmith::gui::Translations english(QStringLiteral("en"));
    // For pictures (gui_testing.h).
    const QString look = qEnvironmentVariable("SECTORSMITH_PICTURES_LOOK");
    if (look == QLatin1String("large")) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * 1.8);
        QApplication::setFont(font);
    } else if (look == QLatin1String("dark")) {
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QPalette palette(QColor(0x36, 0x38, 0x3C), QColor(0x2B, 0x2D, 0x30));
        palette.setColor(QPalette::Base, QColor(0x1E, 0x1F, 0x22));
        QApplication::setPalette(palette);
    }
    ::testing::InitGoogleTest(&argc, argv);
    sectorsmith::testing::judgeSkips();
    return RUN_ALL_TESTS();
}

}  // namespace

int main(int argc, char** argv) {
    const int code = runTests(argc, argv);
    // As the program ends: what threads that are not waited for may still use stays.
    std::fflush(nullptr);
    std::_Exit(code);
}
