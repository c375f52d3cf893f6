// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the window share.
#pragma once

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QGroupBox>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QWidget>
#include <functional>
#include <map>
#include <memory>

#include "gui/hexview/hex_view.h"
#include "gui/session/source_session.h"
#include "testing/fake_source.h"
#include "testing/images.h"

namespace sectorsmith::gui {

inline OpenedSource asOpened(std::shared_ptr<ByteSource> source, const std::string& path = "fake.img") {
    OpenedSource opened;
    opened.source = std::move(source);
    opened.path = path;
    return opened;
}

// Runs the event loop until `condition` holds; false after the time.
inline bool waitFor(const std::function<bool()>& condition, int milliseconds = 10000) {
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.elapsed() > milliseconds) return false;
        QTest::qWait(2);
    }
    return true;
}

// Of the image or device, once its partitions are known; nullptr (and a failure) when it cannot be opened.
inline std::unique_ptr<SourceSession> sessionOf(const std::string& path) {
    auto opened = openPath(path);
    EXPECT_TRUE(opened);
    if (!opened) return nullptr;
    auto session = std::make_unique<SourceSession>(std::move(*opened), QString::fromStdString(path));
    session->readLayout();
    EXPECT_TRUE(waitFor([&] { return session->layout() != nullptr; }));
    return session;
}

// The widget of that object name in a dialog; it must be there.
template <typename Widget>
Widget* child(const QWidget& parent, const char* name) {
    auto* found = parent.findChild<Widget*>(QString::fromLatin1(name));
    EXPECT_NE(found, nullptr) << name;
    return found;
}

// For people to look at: saved as NAME.png into the folder that SECTORSMITH_PICTURES names; nothing without it.
inline void picture(QWidget& widget, const QString& name) {
    const QString folder = qEnvironmentVariable("SECTORSMITH_PICTURES");
    if (folder.isEmpty()) return;
    QTest::qWait(300);
    widget.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png"));
}

// Alt and a letter that more than one visible thing of a window answers to: "S: &Stage, &Sector".
inline QStringList sharedMnemonics(const QWidget& window) {
    std::map<QString, QStringList> used;
    const auto add = [&used](const QString& text) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            used[key.toString()] << text;
    };
    for (const QWidget* one : window.findChildren<QWidget*>()) {
        if (!one->isVisible() || one->window() != &window) continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(one)) add(button->text());
        if (const auto* label = qobject_cast<const QLabel*>(one);
            label != nullptr && label->buddy() != nullptr)
            add(label->text());
        if (const auto* group = qobject_cast<const QGroupBox*>(one)) add(group->title());
        if (const auto* tabs = qobject_cast<const QTabBar*>(one))
            for (int i = 0; i < tabs->count(); ++i) add(tabs->tabText(i));
        if (const auto* bar = qobject_cast<const QMenuBar*>(one))
            for (const QAction* action : bar->actions())
                if (action->isVisible()) add(action->text());
    }
    QStringList shared;
    for (const auto& [key, texts] : used)
        if (texts.size() > 1) shared << key + QStringLiteral(": ") + texts.join(QStringLiteral(", "));
    return shared;
}
// The same within a menu and those below it.
inline QStringList sharedMnemonics(const QMenu& menu) {
    std::map<QString, QStringList> used;
    QStringList shared;
    for (const QAction* action : menu.actions()) {
        if (!action->isVisible()) continue;
        if (const QKeySequence key = QKeySequence::mnemonic(action->text()); !key.isEmpty())
            used[key.toString()] << action->text();
        if (const QMenu* below = action->menu()) shared += sharedMnemonics(*below);
    }
    for (const auto& [key, texts] : used)
        if (texts.size() > 1) shared << key + QStringLiteral(": ") + texts.join(QStringLiteral(", "));
    return shared;
}

// What a person finds in the menus under these words (without the & and what a step adds: “Undo”); it must be there.
inline QAction* menuAction(const QList<QAction*>& actions, QStringView words) {
    for (QAction* action : actions) {
        if (action->text().remove(u'&') == words || action->iconText() == words) return action;
        if (action->menu() != nullptr)
            if (QAction* below = menuAction(action->menu()->actions(), words)) return below;
    }
    return nullptr;
}
inline QAction* menuAction(const QMainWindow& window, QStringView words) {
    QAction* found = menuAction(window.menuBar()->actions(), words);
    EXPECT_NE(found, nullptr) << words.toString().toStdString();
    return found;
}

inline std::unique_ptr<QSettings> settingsIn(const std::filesystem::path& folder) {
    return std::make_unique<QSettings>(QString::fromStdString((folder / "settings.ini").string()),
                                       QSettings::IniFormat);
}

// A view of a fake source, shown (offscreen) and read.
struct ShownView {
    explicit ShownView(std::shared_ptr<ByteSource> source, const HexOptions& options = {},
                       QSize size = QSize(900, 500)) {
        session = std::make_unique<SourceSession>(asOpened(std::move(source)), QStringLiteral("test"));
        view = std::make_unique<HexView>(session.get());
        view->setOptions(options);
        view->resize(size);
        view->show();
        view->setFocus();
        settle();
    }
    void settle() {
        waitFor([&] { return !session->pages().busy(); });
        QTest::qWait(1);
    }
    void key(Qt::Key code, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(view.get(), code, modifiers);
    }
    QPoint cell(std::uint64_t offset, bool text = false) const {
        return view->cellRect(offset, text).center();
    }

    std::unique_ptr<SourceSession> session;
    std::unique_ptr<HexView> view;
};

constexpr std::uint64_t largest = (std::uint64_t{1} << 63) - 1;

}  // namespace sectorsmith::gui
