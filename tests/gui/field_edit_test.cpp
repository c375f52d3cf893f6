// SPDX-License-Identifier: GPL-3.0-or-later
// Values edited in the structure tree and in the data inspector.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QDateTimeEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>
#include <QTreeWidget>
#include <random>

#include "gui/editing/records_dialog.h"
#include "gui/editing/review_dialog.h"
#include "gui/structure/copies_dialog.h"
#include "gui/structure/data_inspector.h"
#include "gui/structure/inspector_values.h"
#include "gui/structure/structure_panel.h"
#include "gui/window/main_window.h"
#include "gui_testing.h"
#include "io/memory_source.h"

namespace sectorsmith::gui {
namespace {

std::shared_ptr<const lang::SourceText> text(const std::string& program) {
    auto source = std::make_shared<lang::SourceText>();
    source->name = "test.hexpat";
    source->text = program;
    return source;
}

// The tree over some bytes, with editing allowed.
struct EditedStructure {
    EditedStructure(std::vector<std::byte> bytes, const std::string& program) {
        session = std::make_unique<SourceSession>(asOpened(std::make_shared<MemorySource>(std::move(bytes))),
                                                  QStringLiteral("test"));
        session->setEditing(true);
        panel = std::make_unique<StructurePanel>();
        panel->resize(900, 500);
        panel->setSession(session.get());
        panel->show();
        waitFor([&] { return !panel->controller()->busy(); });
        panel->controller()->run(text(program), QStringLiteral("test"), 0);
        waitFor([&] { return !panel->controller()->busy() && model().rowCount() > 0; });
    }
    ~EditedStructure() { panel->setSession(nullptr); }
    StructureModel& model() { return *panel->controller()->model(); }
    QTreeView* tree() { return child<QTreeView>(*panel, "fields"); }
    // Puts the tree's cursor on a row of the top level and presses F2; the editor, when one opens.
    QWidget* edit(int row) {
        tree()->setFocus();
        tree()->setCurrentIndex(tree()->model()->index(row, 0));
        QTest::keyClick(tree(), Qt::Key_F2);
        QWidget* editor = nullptr;
        waitFor(
            [&] {
                // Not one that is on its way out, nor the line inside of a box.
                for (QWidget* one :
                     tree()->viewport()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
                    if (one->isVisible() && !one->property("seen").toBool()) editor = one;
                return editor != nullptr;
            },
            2000);
        if (editor != nullptr) editor->setProperty("seen", true);
        return editor;
    }
    void enter(QWidget* editor, const QString& value) {
        if (auto* box = qobject_cast<QComboBox*>(editor)) box->setEditText(value);
        else if (auto* line = qobject_cast<QLineEdit*>(editor)) line->setText(value);
        QTest::keyClick(editor, Qt::Key_Return);
    }
    std::vector<std::byte> bytes(std::uint64_t offset, std::size_t length) {
        std::vector<std::byte> out(length);
        EXPECT_TRUE(readExact(*session->source(), offset, out));
        return out;
    }

    std::unique_ptr<SourceSession> session;
    std::unique_ptr<StructurePanel> panel;
};

TEST(FieldEdit, NumbersInAnyBaseAndRefusals) {
    EditedStructure s(std::vector<std::byte>(512), "be u16 a @ 4;\nu8 b @ 6;\n");
    QWidget* editor = s.edit(0);
    ASSERT_NE(editor, nullptr);
    s.enter(editor, QStringLiteral("0xBEEF"));
    ASSERT_TRUE(waitFor([&] { return s.session->hasEdits(); }));
    EXPECT_EQ(s.bytes(4, 3), (std::vector{std::byte{0xBE}, std::byte{0xEF}, std::byte{0}}));
    EXPECT_EQ(s.session->overlay().step(0).what, "a");
    // The tree shows the new value.
    EXPECT_TRUE(waitFor([&] {
        return s.model().rowCount() == 2 &&
               s.model().index(0, StructureModel::Value).data().toString().contains(QStringLiteral("48879"));
    }));
    QSignalSpy refused(s.panel->controller(), &StructureController::valueRefused);
    editor = s.edit(1);
    ASSERT_NE(editor, nullptr);
    s.enter(editor, QStringLiteral("256"));
    ASSERT_TRUE(waitFor([&] { return refused.count() == 1; }));
    const auto refusal = refused.front().front().value<PlannedFieldEdit>();
    EXPECT_TRUE(refusal.problem.contains(QStringLiteral("0 and 255"))) << refusal.problem.toStdString();
    EXPECT_EQ(s.bytes(6, 1)[0], std::byte{0});
    EXPECT_EQ(s.session->overlay().stepCount(), 1u);
    // What was typed is there to be mended.
    QLineEdit* line = nullptr;
    ASSERT_TRUE(waitFor([&] {
        for (auto* one : s.tree()->viewport()->findChildren<QLineEdit*>())
            if (one->isVisible() && one->text() == QStringLiteral("256")) line = one;
        return line != nullptr;
    }));
    s.enter(line, QStringLiteral("0b11"));
    EXPECT_TRUE(waitFor([&] { return s.bytes(6, 1)[0] == std::byte{3}; }));
}

TEST(FieldEdit, EnumsHaveAList) {
    EditedStructure s(std::vector<std::byte>(512),
                      "enum Kind : u8 { None, Data = 7, Swap = 0x82 };\nKind k @ 9;\n");
    auto* box = qobject_cast<QComboBox*>(s.edit(0));
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->count(), 3);
    EXPECT_EQ(box->currentText(), QStringLiteral("None"));
    s.enter(box, QStringLiteral("Swap"));
    EXPECT_TRUE(waitFor([&] { return s.bytes(9, 1)[0] == std::byte{0x82}; }));
}

TEST(FieldEdit, ReadOnlyAsksAndStructsExplain) {
    EditedStructure s(std::vector<std::byte>(512), "struct S { u8 a; };\nS one @ 0;\n");
    QSignalSpy wanted(s.session.get(), &SourceSession::editingWanted);
    s.session->setEditing(false);
    EXPECT_EQ(s.edit(0), nullptr);
    EXPECT_EQ(wanted.count(), 1);
    s.session->setEditing(true);
    EXPECT_EQ(s.edit(0), nullptr);  // a struct has no single value
    EXPECT_FALSE(s.session->hasEdits());
}

// The whole of it: a partition's name in the tree, checksums of both copies, review, commit, sgdisk, back.
TEST(FieldEdit, APartitionsNameOnARealDisk) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const testing::TemporaryFolder folder;
    const auto path = folder.path() / "disk.img";
    std::filesystem::copy_file(image, path);
    const auto original = testing::readFile(path);
    const QString state = QString::fromStdString((folder.path() / "state").string());
    auto settings = settingsIn(folder.path());
    settings->setValue(QStringLiteral("edit/stateFolder"), state);
    MainWindow window(std::move(settings));
    window.resize(1300, 850);
    window.show();
    window.activateWindow();
    DocumentTab* tab = window.openSpec({QString::fromStdString(path.string()), false, 0});
    ASSERT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
    SourceSession* session = tab->session();
    session->setEditing(true);
    auto* panel = window.findChild<StructurePanel*>();
    ASSERT_TRUE(waitFor(
        [&] { return panel->controller() != nullptr && panel->controller()->model()->rowCount() > 0; }));
    QModelIndex found;
    QObject::connect(panel->controller()->model(), &StructureModel::revealed, panel,
                     [&](const QModelIndex& index) { found = index; });
    panel->controller()->model()->reveal({QStringLiteral("gpt"), QStringLiteral("primary"),
                                          QStringLiteral("entries"), QStringLiteral("[0]"),
                                          QStringLiteral("PartitionName")});
    ASSERT_TRUE(waitFor([&] { return found.isValid(); }));
    ASSERT_EQ(panel->controller()->model()->rowAt(found)->name, QStringLiteral("PartitionName"));
    child<QTreeView>(*panel, "fields")->setFocus();
    QTest::keyClick(child<QTreeView>(*panel, "fields"), Qt::Key_F2);
    QLineEdit* line = nullptr;
    ASSERT_TRUE(waitFor([&] {
        return (line = child<QTreeView>(*panel, "fields")->viewport()->findChild<QLineEdit*>()) != nullptr;
    }));
    EXPECT_EQ(line->text(), QStringLiteral("disk image"));
    line->setText(QStringLiteral("Größe"));
    picture(window, QStringLiteral("window-field-editor"));
    QTest::keyClick(line, Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return session->hasEdits(); }));
    // One step: the name and both checksums in both copies.
    EXPECT_EQ(session->overlay().stepCount(), 1u);

    ReviewDialog dialog(session);
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return dialog.controller().state() == ReviewController::State::Ready; }));
    EXPECT_EQ(dialog.controller().review().sectors, 4u);
    for (const ReviewNote& note : dialog.controller().review().notes)
        EXPECT_NE(note.severity, Severity::Error) << note.text.toStdString();
    ASSERT_TRUE(waitFor([&] {
        auto* list = child<QTreeWidget>(dialog, "bytes");
        return list->topLevelItemCount() > 0 && !list->topLevelItem(0)->child(0)->text(1).isEmpty();
    }));
    picture(dialog, QStringLiteral("review-name"));
    child<QPushButton>(dialog, "write")->click();
    ASSERT_TRUE(waitFor([&] { return dialog.controller().state() == ReviewController::State::Done; }))
        << dialog.controller().message().text.toStdString();
    dialog.close();
    if (testing::haveShell() && testing::haveProgram("sgdisk")) {
        const auto verified = testing::run("sgdisk -v " + path.string());
        EXPECT_NE(verified.out.find("No problems found"), std::string::npos) << verified.out << verified.err;
        const auto info = testing::run("LC_ALL=C.UTF-8 sgdisk -i 1 " + path.string());
        EXPECT_NE(info.out.find("'Größe'"), std::string::npos) << info.out;
    }

    RecordsDialog records(state);
    records.show();
    ASSERT_TRUE(waitFor(
        [&] { return !records.busy() && child<QTreeWidget>(records, "records")->topLevelItemCount() == 1; }));
    records.apply(Recovery::TakeBack, false, std::nullopt);
    ASSERT_TRUE(waitFor([&] { return !records.busy(); }));
    EXPECT_EQ(testing::readFile(path), original);
}

// A backup table that differs is shown beside the first one and made the same, checksums and all.
TEST(FieldEdit, CopiesAreComparedAndRepaired) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    const auto original = testing::readFile(image);
    auto damaged = original;
    const std::size_t name = original.size() - 33 * 512 + 56;  // of the first entry in the backup array
    damaged[name] = std::byte{'X'};
    SourceSession session(asOpened(std::make_shared<MemorySource>(damaged)), QStringLiteral("x"));
    StructurePanel panel;
    panel.setSession(&session);
    panel.resize(800, 500);
    panel.show();
    ASSERT_TRUE(
        waitFor([&] { return panel.controller()->program() != nullptr && !panel.controller()->busy(); }));
    FieldTemplate how;
    how.program = panel.controller()->program();
    CopiesDialog dialog(&session, how, QStringLiteral("gpt.primary.entries[0].PartitionName"));
    dialog.show();
    ASSERT_TRUE(waitFor([&] { return !dialog.busy(); }));
    picture(dialog, QStringLiteral("copies"));
    bool found = false;
    const auto* list = dialog.findChild<QTreeWidget*>();
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* group = list->topLevelItem(i);
        for (int k = 0; k < group->childCount(); ++k)
            found = found || group->child(k)->text(0).contains(QStringLiteral("PartitionName"));
    }
    EXPECT_TRUE(found) << child<QLabel>(dialog, "message")->text().toStdString();
    dialog.repair(CopyDirection::FromHere);
    EXPECT_FALSE(session.hasEdits());  // read-only
    session.setEditing(true);
    dialog.repair(CopyDirection::FromThere);
    ASSERT_TRUE(waitFor([&] { return !dialog.busy(); }));
    EXPECT_FALSE(session.hasEdits()) << "the copy's checksum is wrong: it must not be copied from";
    dialog.repair(CopyDirection::FromHere);
    ASSERT_TRUE(waitFor([&] { return !dialog.busy(); }));
    EXPECT_EQ(session.overlay().stepCount(), 1u);
    std::vector<std::byte> all(original.size());
    ASSERT_TRUE(readExact(*session.source(), 0, all));
    EXPECT_EQ(all, original);
    panel.setSession(nullptr);
}

// What the inspector shows can be typed back, byte for byte; for values whose bytes are the only ones for it.
TEST(Inspector, EveryShownValueCanBeTypedBack) {
    std::mt19937_64 random(7);
    for (int round = 0; round < 400; ++round) {
        std::vector<std::byte> bytes(inspectorBytes);
        for (std::byte& b : bytes) b = static_cast<std::byte>(random());
        if (round % 2 == 0) bytes[7] = bytes[3] = std::byte{0x16};  // plausible times
        if (round % 5 == 0)
            for (std::byte& b : bytes) b = static_cast<std::byte>('a' + std::to_integer<int>(b) % 20);
        for (const std::endian order : {std::endian::little, std::endian::big}) {
            for (const InspectorValue& value : inspect(bytes, order)) {
                if (value.value.isEmpty() || value.value == QLatin1String("nan")) continue;
                // DOS seconds are even, and one form of NaN stands for all.
                const auto encoded = encodeInspected(value.kind, value.value, order, value.size);
                ASSERT_TRUE(encoded) << value.name.toStdString() << ' ' << value.value.toStdString() << ": "
                                     << encoded.error().message;
                std::vector<std::byte> again = bytes;
                std::ranges::copy(*encoded, again.begin());
                if (value.kind == InspectorKind::Float16) {
                    // Shown with five digits: enough to tell all of them apart.
                    EXPECT_EQ(again, bytes) << value.value.toStdString();
                    continue;
                }
                EXPECT_EQ(again, bytes) << value.name.toStdString() << ' ' << value.value.toStdString();
            }
        }
    }
}

TEST(Inspector, RefusesWhatDoesNotFit) {
    using K = InspectorKind;
    const auto refused = [](K kind, const char* value, std::size_t size = 0) {
        return !encodeInspected(kind, QString::fromLatin1(value), std::endian::little, size);
    };
    EXPECT_TRUE(refused(K::UInt8, "256"));
    EXPECT_TRUE(refused(K::UInt8, "-1"));
    EXPECT_TRUE(refused(K::Int8, "128"));
    EXPECT_FALSE(refused(K::Int8, "-128"));
    EXPECT_TRUE(refused(K::UInt64, "18446744073709551616"));
    EXPECT_TRUE(refused(K::Uleb128, "128", 1));
    EXPECT_FALSE(refused(K::Uleb128, "128", 2));
    EXPECT_TRUE(refused(K::Sleb128, "64", 1));
    EXPECT_FALSE(refused(K::Sleb128, "-64", 1));
    EXPECT_TRUE(refused(K::Float16, "65520"));
    EXPECT_TRUE(refused(K::Float32, "1e39"));
    EXPECT_TRUE(refused(K::UnixTime32, "2040-01-01 00:00:00"));
    EXPECT_TRUE(refused(K::DosDateTime, "1979-12-31 00:00:00"));
    EXPECT_TRUE(refused(K::HfsTime, "yesterday"));
    EXPECT_TRUE(refused(K::GuidBig, "12"));
    EXPECT_TRUE(refused(K::Ascii, ""));
    EXPECT_TRUE(refused(K::Binary, "101"));
}

TEST(Inspector, AValueIsEditedInPlace) {
    SourceSession session(asOpened(std::make_shared<MemorySource>(std::vector<std::byte>(4096))),
                          QStringLiteral("x"));
    session.setEditing(true);
    DataInspector inspector;
    inspector.setSession(&session);
    inspector.resize(500, 700);
    inspector.show();
    session.setCursor(100);
    QTreeWidget* table = inspector.table();
    ASSERT_TRUE(waitFor([&] { return table->topLevelItem(2)->text(1) == QStringLiteral("0"); }));
    ASSERT_EQ(table->topLevelItem(2)->text(0), QStringLiteral("Unsigned 16-bit"));
    QTest::qWait(20);
    table->setFocus();
    table->setCurrentItem(table->topLevelItem(2), 1);
    const QPoint place(table->columnViewportPosition(1) + 10,
                       table->visualItemRect(table->topLevelItem(2)).center().y());
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, place);
    QLineEdit* line = nullptr;
    ASSERT_TRUE(waitFor([&] { return (line = table->findChild<QLineEdit*>()) != nullptr; }, 2000));
    line->setText(QStringLiteral("0x1234"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_TRUE(waitFor([&] { return session.hasEdits(); }, 2000));
    std::vector<std::byte> seen(2);
    ASSERT_TRUE(readExact(*session.source(), 100, seen));
    EXPECT_EQ(seen, (std::vector{std::byte{0x34}, std::byte{0x12}}));
    EXPECT_EQ(table->topLevelItem(0)->text(1), QStringLiteral("52"));
    inspector.setSession(nullptr);
}

}  // namespace
}  // namespace sectorsmith::gui
