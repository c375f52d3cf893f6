// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the partitions view and of the Boot Camp wizard share: a disk, the window on it, and hands to use it.
#pragma once

#include <gmock/gmock.h>

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QTreeWidget>
#include <fstream>

#include "edit/overlay.h"
#include "gui/editing/review_dialog.h"
#include "gui/partitions/boot_camp_controller.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/findings_list.h"
#include "gui/partitions/partitions_view.h"
#include "gui/partitions/table_commands.h"
#include "gui/partitions/table_model.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

inline const BootCampController* controllerOf(const BootCampWizard* wizard) {
    return wizard->findChild<BootCampController*>();
}
inline BootCampWizard::Step stepOf(const BootCampWizard* wizard) {
    return static_cast<BootCampWizard::Step>(wizard->findChild<QStackedWidget*>()->currentIndex());
}

inline constexpr const char* tools = "export PATH=$PATH:/usr/sbin:/sbin LC_ALL=C; ";

class Partitions : public ::testing::Test {
 protected:
    void TearDown() override {
        if (window && window->currentSession() != nullptr) window->currentSession()->discardEdits();
        window.reset();
    }
    QString stateFolder() const { return QString::fromStdString((folder.path() / "state").string()); }

    std::string path() const { return (folder.path() / "disk.img").string(); }
    // The command makes the disk, $D is its path.
    bool make(const std::string& command) {
        const auto result = testing::run(tools + ("D='" + path() + "'; ") + command);
        EXPECT_EQ(result.exitCode, 0) << result.out << result.err;
        return result.exitCode == 0;
    }
    std::string shell(const std::string& command) const {
        const auto result = testing::run(tools + ("D='" + path() + "'; ") + command);
        return result.out + result.err;
    }
    bool sample() { return testing::copySampleDisk(path()); }
    std::vector<std::byte> bytes(std::uint64_t offset, std::size_t length) const {
        std::vector<std::byte> result(length);
        std::ifstream in(path(), std::ios::binary);
        in.seekg(static_cast<std::streamoff>(offset));
        in.read(reinterpret_cast<char*>(result.data()), static_cast<std::streamsize>(length));
        return result;
    }
    void write(std::uint64_t offset, std::span<const std::byte> data) const {
        std::fstream file(path(), std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(offset));
        file.write(reinterpret_cast<const char*>(data.data()), static_cast<std::streamsize>(data.size()));
    }

    DocumentTab* open(std::uint32_t sectorSize = 0) {
        auto settings = settingsIn(folder.path());
        settings->setValue(QStringLiteral("edit/stateFolder"), stateFolder());
        window = std::make_unique<MainWindow>(std::move(settings));
        window->resize(1400, 900);
        window->show();
        tab = window->openSpec({QString::fromStdString(path()), false, sectorSize});
        EXPECT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
        settle();
        return tab;
    }
    PartitionsView* openView() {
        open();
        tab->showPartitions(true);
        settle();
        return tab->partitionsView();
    }
    // Until the report says what the disk with its edits holds.
    void settle() {
        QTest::qWait(2);
        EXPECT_TRUE(waitFor([&] { return tab->partitions()->current(); }, 30000));
    }
    template <typename Dialog>
    Dialog* dialog() {
        Dialog* found = nullptr;
        EXPECT_TRUE(waitFor([&] {
            for (QWidget* top : QApplication::topLevelWidgets())
                if (auto* one = qobject_cast<Dialog*>(top); one != nullptr && one->isVisible()) found = one;
            return found != nullptr;
        }));
        return found;
    }
    static QPushButton* button(QWidget* in, const QString& text) {
        for (QPushButton* one : in->findChildren<QPushButton*>())
            if (one->text().remove(QLatin1Char('&')).startsWith(text) && one->isVisible()) return one;
        return nullptr;
    }
    // What the review does once people have confirmed: the same ways of ops/.
    void commitStaged() {
        SourceSession* session = tab->session();
        ASSERT_TRUE(session->hasEdits());
        const auto plan = planFromOverlay(session->overlay(), "test");
        ASSERT_TRUE(plan) << plan.error().message;
        WriteTarget target = session->writeTarget();
        SilentProgress progress;
        const auto report = commitTo(target, *plan, progress);
        ASSERT_TRUE(report) << report.error().error.message;
        session->editsCommitted();
    }
    // The window's review blocks whoever asked for it: `step` is called now and then until it is gone.
    void whileReviewing(std::function<void(ReviewDialog*)> step) {
        auto* timer = new QTimer(window.get());
        QObject::connect(
            timer, &QTimer::timeout, window.get(), [timer, step = std::move(step), seen = false]() mutable {
                ReviewDialog* review = nullptr;
                for (QWidget* top : QApplication::topLevelWidgets())
                    if (auto* one = qobject_cast<ReviewDialog*>(top); one != nullptr && one->isVisible())
                        review = one;
                if (review != nullptr) {
                    seen = true;
                    step(review);
                } else if (seen) {
                    timer->stop();
                }
            });
        timer->start(20);
    }
    void sgdiskAgrees() const {
        if (!testing::haveProgram("sgdisk")) return;
        EXPECT_THAT(shell("sgdisk -v $D"), HasSubstr("No problems found"));
    }
    // Types into a cell as people do.
    void typeCell(PartitionsView* view, TableKind kind, int row, TableModel::Column column,
                  const QString& text) {
        QTableView* table = view->table(kind);
        const QModelIndex index = view->model(kind)->index(row, view->model(kind)->section(column));
        table->setFocus();
        table->setCurrentIndex(index);
        table->edit(index);
        auto* editor = table->viewport()->findChild<QLineEdit*>();
        ASSERT_NE(editor, nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
        QTest::qWait(50);
        settle();
    }
    static std::string text(PartitionsView* view, TableKind kind, int row, TableModel::Column column) {
        return view->model(kind)
            ->index(row, view->model(kind)->section(column))
            .data()
            .toString()
            .toStdString();
    }
    // What is said below the buttons; empty: nothing.
    static std::string problem(PartitionsView* view) {
        const auto* label = child<QLabel>(*view, "problem");
        return label->isHidden() ? std::string() : label->text().toStdString();
    }
    std::vector<std::string> rules(PartitionsView* view) const {
        std::vector<std::string> result;
        for (int i = 0; i < view->findings()->list()->topLevelItemCount(); ++i)
            result.push_back(view->findings()->list()->topLevelItem(i)->text(1).toStdString());
        return result;
    }
    bool picture(QWidget* widget, const char* name) const {
        const QByteArray into = qgetenv("SECTORSMITH_PICTURES");
        return !into.isEmpty() && widget->grab().save(QString::fromLocal8Bit(into) + QLatin1Char('/') +
                                                      QLatin1String(name) + QStringLiteral(".png"));
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
    DocumentTab* tab = nullptr;
};

}  // namespace sectorsmith::gui
