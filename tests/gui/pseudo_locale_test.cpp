// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog in a language that does not exist: each text that lupdate found is put in ⟦brackets⟧ and made
// longer by 40 %. What stands there without brackets cannot be translated (tr() is missing, or its context is another one
// than lupdate's); what does not fit is cut in other languages, too.
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>
#include <QTreeWidget>
#include <QXmlStreamReader>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "gui/copy/copy_window.h"
#include "gui/disks/device_watcher.h"
#include "gui/editing/bytes_dialogs.h"
#include "gui/editing/records_dialog.h"
#include "gui/editing/review_dialog.h"
#include "gui/erase/erase_controller.h"
#include "gui/erase/erase_dialog.h"
#include "gui/health/health_panel.h"
#include "gui/health/health_watch.h"
#include "gui/hexview/block_dialog.h"
#include "gui/identities/identities_dialog.h"
#include "gui/manifest/manifest_window.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/entry_dialog.h"
#include "gui/partitions/findings_list.h"
#include "gui/partitions/gpt_properties_dialog.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/partitions/lost_dialog.h"
#include "gui/partitions/plan_view.h"
#include "gui/partitions/type_box.h"
#include "gui/read_test/read_test_window.h"
#include "gui/search/checksum_dialog.h"
#include "gui/search/compare_window.h"
#include "gui/search/statistics_dialog.h"
#include "gui/space/space_window.h"
#include "gui/speed/speed_form.h"
#include "gui/speed/speed_window.h"
#include "gui/structure/copies_dialog.h"
#include "gui/structure/structure_controller.h"
#include "gui/structure/structure_panel.h"
#include "gui/structure/template_bar.h"
#include "gui/window/error_page.h"
#include "gui/window/help_window.h"
#include "gui/window/preferences_dialog.h"
#include "gui/window/translations.h"
#include "gui_testing.h"
#include "ops/health/smart_json.h"
#include "partitions_testing.h"

namespace sectorsmith::gui {
namespace {

constexpr char16_t opening = u'⟦', closing = u'⟧';

class PseudoTranslator : public QTranslator {
 public:
    PseudoTranslator() {
        QFile file(QStringLiteral(SECTORSMITH_SOURCE_DIR "/packaging/translations/sectorsmith_de.ts"));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        QString context;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            if (xml.name() == QLatin1String("name")) context = xml.readElementText();
            else if (xml.name() == QLatin1String("source"))
                known_.insert(context + u'\n' + xml.readElementText());
        }
        EXPECT_FALSE(xml.hasError());
        EXPECT_GT(known_.size(), 1000);
    }
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        // Qt's own texts are in Qt's catalogue.
        const bool fromQt = *context == 'Q' || QLatin1StringView(context) == QLatin1StringView("CloseButton");
        if (!fromQt && !known_.contains(QString::fromUtf8(context) + u'\n' + text)) return {};
        // As long as what people see of it: markup is not made longer.
        const QString seen = QString(text).remove(QRegularExpression(QStringLiteral("<[^>]*>|&")));
        const QString more(std::max<qsizetype>(1, seen.size() * 2 / 5 - 2), u'~');
        if (!text.startsWith(u'<')) return opening + text + more + closing;
        // Inside of the first element, so that Qt still takes it for rich text.
        const qsizetype at = text.indexOf(u'>') + 1;
        return text.left(at) + opening + text.mid(at) + more + closing;
    }

 private:
    QSet<QString> known_;
};

// Names, numbers and units are the same in every language.
bool isData(const QString& text) {
    static const QRegularExpression letters(QStringLiteral("\\p{L}"));
    static const QRegularExpression numbers(
        QStringLiteral("^[\\W\\d_]*(0x[0-9A-Fa-f]+|[0-9A-Fa-f]{1,16}|\\d+[KMG]|LBA|GPT|MBR|GUID|MB/"
                       "s|IOPS|p\\d+)?[\\W\\d_]*$"));
    static const QRegularExpression names(QStringLiteral(
        "^(Sectorsmith|UTF-(8|16|32)( [LB]E)?|ASCII|Latin-1|Windows-1252|EBCDIC.*|Mac Roman|CP437 "
        "\\(DOS\\)|Shift-JIS|"
        "CRC-?32C?.*|MD5|SHA-?(1|2|3|256|512).*|xxHash64|XXH(3|128)|BLAKE(2b|3)|NTFS|exFAT|FAT\\d*|HFS\\+|"
        "APFS|.*\\.img|/.*|"
        "sudo sectorsmith .*|English|Deutsch|Français|Español|日本語|简体中文)$"));
    return !text.contains(letters) || numbers.match(text).hasMatch() || names.match(text).hasMatch();
}

class Walk {
 public:
    explicit Walk(QString name) : name_(std::move(name)) {}

    void window(QWidget& window) {
        text(window.windowTitle(), QStringLiteral("title"));
        for (QWidget* one : window.findChildren<QWidget*>()) widget(*one);
        for (const QAction* action : window.findChildren<QAction*>()) {
            if (action->isSeparator() || qobject_cast<QWidget*>(action->parent()) == nullptr) continue;
            const QString shown = action->text().section(u'\t', 0, 0);
            text(shown, QStringLiteral("action"));
            text(action->toolTip() == QString(shown).remove(u'&') ? QString() : action->toolTip(),
                 QStringLiteral("tooltip of ") + shown);
        }
    }
    const QStringList& found() const { return found_; }

 private:
    void text(const QString& shown, const QString& where) {
        if (shown.contains(opening) || isData(shown.trimmed())) return;
        found_ << name_ + QStringLiteral(": not translated: ") + shown.left(120) + QStringLiteral(" (") +
                      where + u')';
    }
    void fits(const QWidget& one, const QString& shown, QSize needed) {
        if (!one.isVisible() || shown.isEmpty()) return;
        if (one.width() + 1 < needed.width() || one.height() + 1 < needed.height())
            found_ << name_ + QStringLiteral(": cut: %1 (%2×%3 of %4×%5)")
                                  .arg(shown.left(80))
                                  .arg(one.width())
                                  .arg(one.height())
                                  .arg(needed.width())
                                  .arg(needed.height());
    }
    // What a list of files, fonts, disks or templates holds is data.
    static bool holdsData(const QWidget& one) {
        static const QSet<QString> names{QStringLiteral("font"), QStringLiteral("bytesFont"),
                                         QStringLiteral("language")};
        return names.contains(one.objectName()) || one.property("sectorsmithData").toBool() ||
               one.accessibleName() == TemplateBar::tr("Template") ||
               one.accessibleName() == TypeBox::tr("Partition type") ||
               one.accessibleName() == SpeedForm::tr("Disk or folder");
    }

    void widget(QWidget& one) {
        const QString kind = QString::fromLatin1(one.metaObject()->className());
        // The parts of Qt's own widgets: a spin box's line, a combo box's list, a view's corner.
        for (const QWidget* above = one.parentWidget(); above != nullptr; above = above->parentWidget())
            if (qobject_cast<const QComboBox*>(above) != nullptr ||
                qobject_cast<const QAbstractSpinBox*>(above) != nullptr)
                return;
        text(one.toolTip(), kind + QStringLiteral(" tooltip"));
        text(one.accessibleName(), kind + QStringLiteral(" accessible name"));
        if (const auto* dock = qobject_cast<QDockWidget*>(&one))
            text(dock->windowTitle(), QStringLiteral("panel"));
        if (const auto* label = qobject_cast<QLabel*>(&one)) {
            text(label->text(), QStringLiteral("label"));
            if (label->wordWrap()) fits(one, label->text(), QSize(0, label->heightForWidth(label->width())));
            else if (label->pixmap().isNull())
                fits(one, label->text(), QSize(label->minimumSizeHint().width(), 0));
        } else if (const auto* button = qobject_cast<QAbstractButton*>(&one)) {
            text(button->text(), QStringLiteral("button"));
            const auto* tool = qobject_cast<QToolButton*>(&one);
            if (tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly)
                fits(one, button->text(), one.minimumSizeHint());
        } else if (const auto* group = qobject_cast<QGroupBox*>(&one)) {
            text(group->title(), QStringLiteral("group"));
            fits(one, group->title(), QSize(one.minimumSizeHint().width(), 0));
        } else if (const auto* box = qobject_cast<QComboBox*>(&one)) {
            if (!holdsData(one))
                for (int i = 0; i < box->count(); ++i) text(box->itemText(i), QStringLiteral("choice"));
            text(box->placeholderText(), QStringLiteral("placeholder"));
        } else if (const auto* line = qobject_cast<QLineEdit*>(&one)) {
            text(line->placeholderText(), QStringLiteral("placeholder"));
            if (line->text().isEmpty())
                fits(one, line->placeholderText(),
                     QSize(line->fontMetrics().horizontalAdvance(line->placeholderText()), 0));
        } else if (const auto* number = qobject_cast<QSpinBox*>(&one)) {
            text(number->suffix(), QStringLiteral("suffix"));
            text(number->specialValueText(), QStringLiteral("special value"));
        } else if (const auto* tabs = qobject_cast<QTabBar*>(&one)) {
            if (!holdsData(one))
                for (int i = 0; i < tabs->count(); ++i) text(tabs->tabText(i), QStringLiteral("tab"));
            for (int i = 0; i < tabs->count() && tabs->elideMode() != Qt::ElideNone; ++i)
                fits(*tabs, tabs->tabText(i),
                     QSize(tabs->width() + tabs->fontMetrics().horizontalAdvance(tabs->tabText(i)) -
                               tabs->tabRect(i).width(),
                           0));
        } else if (const auto* view = qobject_cast<QAbstractItemView*>(&one)) {
            if (view->model() == nullptr) return;
            if (const auto* header = qobject_cast<const QHeaderView*>(view)) {
                for (int i = 0; i < header->count() && header->orientation() == Qt::Horizontal; ++i)
                    if (!header->isSectionHidden(i))
                        fits(one, view->model()->headerData(i, Qt::Horizontal).toString(),
                             QSize(header->width() + header->sectionSizeHint(i) - header->sectionSize(i), 0));
                return;
            }
            for (int i = 0; i < view->model()->columnCount(); ++i)
                text(view->model()->headerData(i, Qt::Horizontal).toString(),
                     kind + QStringLiteral(" header"));
        }
    }

    QString name_;
    QStringList found_;
};

class PseudoLocale : public Partitions {
 protected:
    // For pictures in a real language: SECTORSMITH_PICTURES_LANGUAGE=de; nothing is judged then.
    void SetUp() override {
        if (language.isEmpty()) QCoreApplication::installTranslator(&translator);
        else translations.emplace(language);
    }
    void TearDown() override {
        QCoreApplication::removeTranslator(&translator);
        Partitions::TearDown();
    }
    void check(QWidget& window, const char* name) const {
        if (!window.isVisible()) window.show();
        if (!language.isEmpty()) return gui::picture(window, language + u'-' + QString::fromLatin1(name));
        // What a worker answers may not be laid out yet.
        QStringList found;
        for (int i = 0; i < 10 && (i == 0 || !found.isEmpty()); ++i) {
            QTest::qWait(30);
            Walk walk(QString::fromLatin1(name));
            walk.window(window);
            found = walk.found();
        }
        for (const QString& one : found) ADD_FAILURE() << one.toStdString();
        gui::picture(window, QStringLiteral("pseudo-") + QString::fromLatin1(name));
    }

    PseudoTranslator translator;
    const QString language = qEnvironmentVariable("SECTORSMITH_PICTURES_LANGUAGE");
    std::optional<Translations> translations;
};

TEST_F(PseudoLocale, ContextsMeet) {
    // A class, a free function, a struct without tr() of its own, a table of constants.
    EXPECT_TRUE(MainWindow::tr("&File").startsWith(opening));
    EXPECT_TRUE(bytesText(3).startsWith(opening));
    LayoutPart part;
    part.table = true;
    EXPECT_TRUE(part.title().startsWith(opening));
    for (const AttributeBit& bit : attributeBits())
        EXPECT_TRUE(gui::tr(bit.name).startsWith(opening)) << bit.name;
}

TEST_F(PseudoLocale, FindsWhatIsWrong) {
    QWidget window;
    QLabel untranslated(QStringLiteral("Hello"), &window), cut(MainWindow::tr("&File"), &window),
        number(QStringLiteral("12 0x1F"), &window);
    cut.setFixedWidth(8);
    window.show();
    Walk walk(QStringLiteral("test"));
    walk.window(window);
    ASSERT_EQ(walk.found().size(), 2) << walk.found().join(u'\n').toStdString();
    EXPECT_TRUE(walk.found()[0].contains(QStringLiteral("not translated: Hello")));
    EXPECT_TRUE(walk.found()[1].contains(QStringLiteral("cut: ")));
}

TEST_F(PseudoLocale, TheWindow) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    open();
    window->tabs()->tabBar()->setProperty("sectorsmithData", true);
    for (auto* dock : window->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        check(*window, qPrintable(dock->objectName()));
    }
    tab->showPartitions(true);
    settle();
    check(*window, "partitions");
}

TEST_F(PseudoLocale, TheWindowWithNothingOpen) {
    window = std::make_unique<MainWindow>(settingsIn(folder.path()));
    window->resize(1200, 800);
    check(*window, "empty");
}

TEST_F(PseudoLocale, WhatIsPending) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    PartitionsView* view = openView();
    SourceSession* session = tab->session();
    Q_EMIT session->editingWanted();
    check(*window, "read-only");
    session->setEditing(true);
    const StagedWrite write{0, {std::byte{0x77}}};
    ASSERT_TRUE(session->stage({&write, 1}, QStringLiteral("1")));
    settle();
    check(*window, "pending");
    view->commands()->newTable(Scheme::Mbr);
    auto* plan = dialog<PlanDialog>();
    ASSERT_NE(plan, nullptr);
    check(*plan, "plan");
    plan->reject();
}

TEST_F(PseudoLocale, TheDialogs) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    open();
    SourceSession* session = tab->session();
    session->select({0x200, 0x400});
    PartitionsController* controller = tab->partitions();
    const auto report = controller->report();
    ASSERT_NE(report, nullptr);
    ASSERT_FALSE(report->gpt.empty());
    using Made = std::unique_ptr<QWidget>;
    const auto erase = [&](EraseController::Mode mode) -> Made {
        auto* erasing = new EraseController(session, mode, session);
        return std::make_unique<EraseDialog>(erasing);
    };
    const auto manifests = [&](int page) -> Made {
        auto files = std::make_unique<ManifestWindow>();
        files->resize(900, 600);
        files->setSource(session->source(), session->path(), session->title());
        files->chooseFolder(QString::fromStdString(folder.path().string()));
        files->findChild<QTabWidget*>()->setCurrentIndex(page);
        return files;
    };
    const std::vector<std::pair<const char*, std::function<Made()>>> makers = {
        {"block", [&] { return std::make_unique<BlockDialog>(session); }},
        {"paste", [&] { return std::make_unique<PasteDialog>(*session, 0, Encoding::Utf8); }},
        {"fill", [&] { return std::make_unique<FillDialog>(ByteRange{0, 512}, Encoding::Utf8); }},
        {"records", [&] { return std::make_unique<RecordsDialog>(stateFolder()); }},
        {"checksums", [&] { return std::make_unique<ChecksumDialog>(session); }},
        {"statistics", [&] { return std::make_unique<StatisticsDialog>(session); }},
        {"compare",
         [&] {
             return std::make_unique<CompareWindow>(
                 std::vector<ComparedSource>{{session, session->title()}, {session, session->title()}}, 0);
         }},
        {"speed", [&] { return std::make_unique<SpeedWindow>(window->deviceWatcher(), folder.path()); }},
        {"entry", [&] { return std::make_unique<EntryDialog>(report, report->gpt.front()); }},
        {"new entry",
         [&] { return std::make_unique<EntryDialog>(report, TableKind::Gpt, 2048, 4095, false); }},
        {"properties", [&] { return std::make_unique<GptPropertiesDialog>(report); }},
        {"repair", [&] { return std::make_unique<GptRepairDialog>(controller, false); }},
        {"guids", [&] { return std::make_unique<GptRepairDialog>(controller, true); }},
        {"lost", [&] { return std::make_unique<LostDialog>(controller); }},
        {"wizard", [&] { return std::make_unique<BootCampWizard>(controller); }},
        {"copy",
         [&] {
             auto copying =
                 std::make_unique<CopyWindow>(new CopyController(session), window->deviceWatcher());
             copying->setTarget(QString::fromStdString((folder.path() / "copy.img").string()));
             return copying;
         }},
        {"read test",
         [&] {
             return std::make_unique<ReadTestWindow>(new ReadTestController(session),
                                                     window->deviceWatcher());
         }},
        {"identities", [&] { return std::make_unique<IdentitiesDialog>(new IdentitiesController(session)); }},
        {"space",
         [&] {
             auto space = std::make_unique<SpaceWindow>();
             space->setSource(session->source(), session->title());
             return space;
         }},
        {"manifest check", [&] { return manifests(0); }},
        {"manifest make", [&] { return manifests(1); }},
        {"erase", [&] { return erase(EraseController::Mode::Erase); }},
        {"trim", [&] { return erase(EraseController::Mode::Trim); }},
        {"copies",
         [&] {
             const StructureController* structure = window->findChild<StructurePanel*>()->controller();
             EXPECT_TRUE(waitFor([&] { return structure->program() != nullptr && !structure->busy(); }));
             FieldTemplate how;
             how.program = structure->program();
             return std::make_unique<CopiesDialog>(session, how,
                                                   QStringLiteral("gpt.primary.entries[0].PartitionName"));
         }},
        {"review", [&] { return std::make_unique<ReviewDialog>(session); }},
        {"preferences", [&] { return std::make_unique<PreferencesDialog>(Preferences(), true); }},
        {"help", [&] { return std::make_unique<HelpWindow>(*window); }},
        {"error page",
         [&] {
             return std::make_unique<ErrorPage>(QStringLiteral("/dev/x"), Error{Cause::Permission, "", {}});
         }},
    };
    for (const auto& [name, make] : makers) {
        const Made made = make();
        check(*made, name);
    }
}

// What the engine says: a disk with faults, what repairs it, its review, an erase plan, a speed test.
class EngineTexts : public PseudoLocale {
 protected:
    // A sentence has at least three words; each must come from a catalogue, or hold one that does.
    static void judge(const QString& shown, const char* where) {
        static const QRegularExpression sentence(QStringLiteral("\\p{L}{2,} \\p{L}{2,} \\p{L}{2,}"));
        for (const QString& line : shown.split(u'\n', Qt::SkipEmptyParts))
            if (sentence.match(line).hasMatch() && !line.contains(opening) && !line.contains(closing))
                ADD_FAILURE() << where << ": not translated: " << line.toStdString();
    }
    static void judge(const QTreeWidgetItem* item, int columns, const char* where) {
        for (int column = 0; column < columns; ++column) {
            judge(item->text(column), where);
            judge(item->toolTip(column), where);
        }
        for (int i = 0; i < item->childCount(); ++i) judge(item->child(i), columns, where);
    }
    // The texts that people read there: labels, documents, lists.
    static int judgeAll(QWidget& window, const char* where) {
        int seen = 0;
        for (const QLabel* label : window.findChildren<QLabel*>()) judge(label->text(), where);
        for (const QTextBrowser* view : window.findChildren<QTextBrowser*>()) {
            judge(view->toPlainText(), where);
            seen += static_cast<int>(view->toPlainText().size());
        }
        for (const QTreeWidget* list : window.findChildren<QTreeWidget*>())
            for (int i = 0; i < list->topLevelItemCount(); ++i, ++seen)
                judge(list->topLevelItem(i), list->columnCount(), where);
        return seen;
    }
};

TEST_F(EngineTexts, AreTranslatedEverywhere) {
    SECTORSMITH_NEEDS_SHELL();
    ASSERT_TRUE(sample());
    // The backup header's checksum, a partition's place in the MBR, and a byte of the primary's entries.
    const std::uint64_t size = std::filesystem::file_size(path());
    const std::vector<std::byte> wrong{std::byte{0x5A}, std::byte{0xA5}};
    write(size - 512 + 0x10, wrong);
    write(0x1BE + 16 + 8, wrong);
    PartitionsView* view = openView();
    const auto report = tab->partitions()->report();
    ASSERT_NE(report, nullptr);
    ASSERT_FALSE(report->findings.empty());
    auto* findings = view->findChild<FindingsList*>();
    ASSERT_NE(findings, nullptr);
    EXPECT_GT(findings->list()->topLevelItemCount(), 0);
    EXPECT_GT(judgeAll(*findings, "findings"), 0);

    GptRepairDialog repair(tab->partitions(), false);
    repair.setVisible(true);
    ASSERT_TRUE(waitFor([&] { return repair.plan() != nullptr; }));
    judgeAll(repair, "repair");
    PlanDialog plan(*repair.plan(), 512);
    EXPECT_GT(judgeAll(plan, "plan"), 0);
    repair.reject();

    SourceSession* session = tab->session();
    session->setEditing(true);
    const StagedWrite write{0x1BE + 16 + 8, {std::byte{0x11}, std::byte{0x22}}};
    ASSERT_TRUE(session->stage({&write, 1}, QStringLiteral("1")));
    settle();
    {
        ReviewDialog review(session);
        review.show();
        ASSERT_TRUE(waitFor([&] { return review.controller().state() == ReviewController::State::Ready; }));
        EXPECT_GT(judgeAll(review, "review"), 0);
        review.reject();
    }
    session->discardEdits();
    settle();
    for (const EraseController::Mode mode : {EraseController::Mode::Erase, EraseController::Mode::Trim}) {
        auto* erasing = new EraseController(session, mode, session);
        EraseDialog erase(erasing);
        erase.show();
        for (int target = 0; target < erasing->targets().size(); ++target) {
            erasing->choose(
                {target, mode == EraseController::Mode::Trim ? EraseMethod::Trim : EraseMethod::Zero, false});
            ASSERT_TRUE(waitFor([&] { return erasing->state() != EraseController::State::Preparing; }));
            judgeAll(erase, "erase");
            judge(erasing->planText(), "erase plan");
        }
    }
    SpeedWindow speed(nullptr, folder.path());
    speed.show();
    speed.setTarget(QString::fromStdString(folder.path().string()));
    ASSERT_TRUE(waitFor([&] { return child<QPushButton>(speed, "start")->isEnabled(); }));
    judge(child<QLabel>(speed, "plan")->text(), "speed plan");
    judgeAll(speed, "speed");
}

TEST_F(EngineTexts, TheHealthOfADrive) {
    DeviceFacts drive;
    drive.path = "/dev/nvme9n1";
    drive.name = "nvme9n1";
    drive.transport = "nvme";
    drive.size = 500'107'862'016;
    DeviceWatcher devices([&] { return std::vector{drive}; });
    auto* watch = new HealthWatch(&devices, [](const HealthWatch::Request&) {
        std::ifstream in(testing::sourceFolder() / "tests" / "ops" / "smart" / "nvme-media-errors.json",
                         std::ios::binary);
        return health::parseSmartJson(std::string(std::istreambuf_iterator<char>(in), {}));
    });
    HealthPanel panel(watch);
    panel.resize(900, 300);
    panel.showSource(QStringLiteral("/dev/nvme9n1"));
    ASSERT_TRUE(waitFor([&] { return watch->known(drive) != nullptr && !watch->asking(drive); }));
    check(panel, "health of a drive");
    EXPECT_GT(judgeAll(panel, "health"), 0);
}

// What a check of files found, and what is said of it.
TEST_F(EngineTexts, TheIntegrityOfFiles) {
    const auto files = folder.path() / "files";
    std::filesystem::create_directory(files);
    const auto manifest = folder.path() / "SHA256SUMS";
    std::ofstream(manifest) << std::string(64, 'a') << "  a\n" << std::string(64, 'b') << "  gone\n";
    for (const char* name : {"a", "fresh"}) testing::writeFile(files / name, testing::pattern(5000));
    ManifestWindow window;
    window.resize(900, 600);
    window.chooseFolder(QString::fromStdString(files.string()));
    window.show();
    ManifestTask task;
    task.folder = files.string();
    task.manifest = manifest.string();
    window.controller()->start(task);
    ASSERT_TRUE(waitFor([&] { return !window.controller()->working(); }));
    ASSERT_NE(window.controller()->report(), nullptr);
    auto* list = window.findChild<QTreeView*>(QStringLiteral("findings"));
    ASSERT_TRUE(waitFor([&] { return list->model()->rowCount() == 3; }));
    list->setCurrentIndex(list->model()->index(0, 0));
    check(window, "manifest result");
    EXPECT_GT(judgeAll(window, "manifest"), 0);
    judge(window.findChild<QPlainTextEdit*>(QStringLiteral("details"))->toPlainText().section(u'\n', 1, 1),
          "details");
}

}  // namespace
}  // namespace sectorsmith::gui
