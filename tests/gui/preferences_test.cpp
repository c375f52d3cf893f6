// SPDX-License-Identifier: GPL-3.0-or-later
// Each preference does what it says, at once and at the next start.
#include "gui/window/preferences_dialog.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFontDatabase>
#include <QLabel>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QSpinBox>
#include <QStyle>
#include <QTreeView>

#include "gui/disks/disks_panel.h"
#include "gui/window/fixed_font.h"
#include "gui/window/main_window.h"
#include "gui/window/translations.h"
#include "gui_testing.h"
#include "io/cached_source.h"

namespace sectorsmith::gui {
namespace {

using testing::FakeSource;

class PreferencesOf : public ::testing::Test {
 protected:
    void SetUp() override { start(); }
    void TearDown() override { window.reset(); }

    void start() {
        window.reset();
        window = std::make_unique<MainWindow>(settingsIn(folder.path()));
        window->resize(1200, 800);
        window->show();
        QTest::qWait(1);
    }
    PreferencesDialog* dialog() {
        menuAction(*window, u"Preferences…")->trigger();
        return window->findChild<PreferencesDialog*>();
    }
    template <typename Widget>
    Widget* find(const char* name) {
        return dialog()->findChild<Widget*>(QString::fromLatin1(name));
    }
    DocumentTab* openFake(std::uint64_t size) {
        return window->openSource(asOpened(std::make_shared<FakeSource>(size)), QStringLiteral("fake"));
    }
    QString image() {
        const auto path = folder.path() / "disk.img";
        testing::writeFile(path, testing::pattern(8 << 20));
        return QString::fromStdString(path.string());
    }
    DocumentTab* open(const QString& spec) {
        DocumentTab* tab = window->openSpec({spec, false, 0});
        EXPECT_TRUE(waitFor([&] { return tab->session() != nullptr; }));
        return tab;
    }
    QStringList statusTexts() const {
        QStringList all;
        for (const QLabel* label : window->findChildren<QLabel*>()) all << label->text();
        return all;
    }

    testing::TemporaryFolder folder;
    std::unique_ptr<MainWindow> window;
};

int lightness(QPalette::ColorRole role) { return QApplication::palette().color(role).lightness(); }

TEST_F(PreferencesOf, Theme) {
    const QPalette before = QApplication::palette();
    const QString style = QApplication::style()->objectName();
    auto* theme = find<QComboBox>("theme");
    theme->setCurrentIndex(2);
    EXPECT_LT(lightness(QPalette::Base), 80);
    EXPECT_GT(lightness(QPalette::Text), 180);
    start();
    EXPECT_LT(lightness(QPalette::Base), 80) << "remembered";
    find<QComboBox>("theme")->setCurrentIndex(1);
    EXPECT_GT(lightness(QPalette::Base), 200);
    EXPECT_LT(lightness(QPalette::Text), 80);
    find<QComboBox>("theme")->setCurrentIndex(0);
    EXPECT_EQ(QApplication::palette().color(QPalette::Base), before.color(QPalette::Base));
    EXPECT_EQ(QApplication::style()->objectName(), style);
}

TEST_F(PreferencesOf, LanguageHoldsFromTheNextStart) {
    auto* language = find<QComboBox>("language");
    auto* note = find<QLabel>("languageNote");
    EXPECT_FALSE(note->isVisible());
    language->setCurrentIndex(language->findData(QStringLiteral("de")));
    EXPECT_TRUE(note->isVisible());
    EXPECT_EQ(dialog()->windowTitle(), QStringLiteral("Preferences"));
    EXPECT_EQ(Preferences::load(window->settings()).language, QStringLiteral("de"));
    language->setCurrentIndex(0);
    EXPECT_FALSE(note->isVisible());
    EXPECT_EQ(Preferences::load(window->settings()).language, QString());
}

TEST(Languages, EnglishHasPlurals) {
    EXPECT_EQ(bytesText(1), QStringLiteral("1 byte"));
    EXPECT_EQ(bytesText(2), QStringLiteral("2 bytes"));
}

TEST(Languages, EachHasItsCatalogueAndQts) {
    ASSERT_EQ(Translations::languages().size(), 6);
    for (const QString& language : Translations::languages()) {
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/i18n/sectorsmith_%1.qm").arg(language)))
            << language.toStdString();
        EXPECT_NE(Translations::nameOf(language), language);
    }
    const QString german =
        QLibraryInfo::path(QLibraryInfo::TranslationsPath) + QStringLiteral("/qtbase_de.qm");
    if (!QFile::exists(german)) GTEST_SKIP() << "Qt's own German catalogue is not installed here";
    const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
    {
        const Translations translations(QStringLiteral("de"));
        EXPECT_EQ(cancel(), QStringLiteral("Abbrechen"));
    }
    EXPECT_EQ(cancel(), QStringLiteral("Cancel"));
    EXPECT_EQ(Translations::localeOf(QStringLiteral("ja")).language(), QLocale::Japanese);
    EXPECT_EQ(Translations::localeOf(QString()), QLocale::system());
}

TEST_F(PreferencesOf, FontAndSize) {
    const QFont before = QApplication::font();
    DocumentTab* tab = openFake(1 << 20);
    const int row = tab->hexView()->layout().metrics().lineHeight;
    find<QSpinBox>("fontSize")->setValue(24);
    EXPECT_EQ(QApplication::font().pointSize(), 24);
    EXPECT_TRUE(waitFor([&] { return tab->hexView()->layout().metrics().lineHeight > row * 3 / 2; }));
    auto* families = find<QComboBox>("font");
    ASSERT_GT(families->count(), 1);
    families->setCurrentIndex(1);
    EXPECT_EQ(QApplication::font().family(), families->itemData(1).toString());
    start();
    EXPECT_EQ(QApplication::font().pointSize(), 24);
    EXPECT_EQ(find<QSpinBox>("fontSize")->value(), 24);
    window.reset();
    EXPECT_EQ(QApplication::font(), before);
}

TEST_F(PreferencesOf, FontOfTheBytes) {
    // Any family that is not the default one will do; the dialog offers those of fixed width.
    const QString usual = fixedFont().family();
    QString other;
    for (const QString& family : QFontDatabase::families())
        if (family != usual) other = family;
    if (other.isEmpty()) GTEST_SKIP() << "only one font is installed here";
    DocumentTab* tab = openFake(1 << 20);
    const QImage before = tab->hexView()->grab().toImage();
    Preferences preferences;
    preferences.bytesFont = other;
    window->setPreferences(preferences);
    EXPECT_EQ(fixedFont().family(), other);
    tab->hexView()->setFocus();
    EXPECT_NE(tab->hexView()->grab().toImage(), before);
    start();
    EXPECT_EQ(fixedFont().family(), other);
    EXPECT_EQ(find<QComboBox>("bytesFont")->currentData().toString(), other);
    window->setPreferences({});
    EXPECT_EQ(fixedFont().family(), usual);
}

TEST_F(PreferencesOf, Units) {
    open(image());
    EXPECT_EQ(statusTexts().filter(QStringLiteral("8.4 MB")).size(), 1);
    auto* units = find<QComboBox>("units");
    units->setCurrentIndex(1);
    EXPECT_EQ(statusTexts().filter(QStringLiteral("8.4 MB")).size(), 0);
    EXPECT_EQ(statusTexts().filter(QStringLiteral("8 MiB")).size(), 1);
    // The list of disks speaks them, too, and has the others in the tooltip.
    auto* disks = window->findChild<DisksPanel*>();
    QStringList spoken, tips;
    std::vector<QModelIndex> indexes{QModelIndex()};
    while (!indexes.empty()) {
        const QModelIndex parent = indexes.back();
        indexes.pop_back();
        const QAbstractItemModel* model = disks->view()->model();
        for (int i = 0; i < model->rowCount(parent); ++i) {
            indexes.push_back(model->index(i, 0, parent));
            spoken << indexes.back().data(Qt::AccessibleTextRole).toString();
            tips << indexes.back().data(Qt::ToolTipRole).toString();
        }
    }
    EXPECT_EQ(spoken.filter(QStringLiteral("disk.img, 8 MiB")).size(), 1) << spoken.join(u'\n').toStdString();
    EXPECT_EQ(tips.filter(QStringLiteral("8.4 MB (8,388,608 bytes)")).size(), 1);
    start();
    EXPECT_EQ(sizeText(1 << 20), QStringLiteral("1 MiB"));
    window->setPreferences({});
    EXPECT_EQ(sizeText(1'000'000), QStringLiteral("1 MB"));
    EXPECT_EQ(otherSizeText(1 << 20), QStringLiteral("1 MiB (1,048,576 bytes)"));
}

class OneField : public FieldProvider {
 public:
    std::vector<FieldMark> fieldsIn(const ByteRange& range) const override {
        FieldMark good;
        good.range = {16, 32};
        good.color = Qt::blue;
        FieldMark wrong = good;
        wrong.range = {128, 4};
        wrong.bad = true;
        std::vector<FieldMark> shown;
        for (const FieldMark& mark : {good, wrong})
            if (mark.range.overlaps(range) && (withBad || !mark.bad)) shown.push_back(mark);
        return shown;
    }
    bool withBad = false;
};

TEST_F(PreferencesOf, ColoursOfFieldsOff) {
    DocumentTab* tab = openFake(1 << 20);
    ASSERT_TRUE(waitFor([&] { return !tab->session()->pages().busy(); }));
    const auto look = [&] { return tab->hexView()->viewport()->grab().toImage(); };
    const QImage bare = look();
    OneField provider;
    tab->session()->addFieldProvider(&provider);
    EXPECT_NE(look(), bare);
    auto* colours = find<QCheckBox>("fieldColors");
    EXPECT_TRUE(colours->isChecked());
    tab->hexView()->clearFocus();
    tab->session()->removeFieldProvider(&provider);
    const QImage unfocused = look();
    tab->session()->addFieldProvider(&provider);
    colours->setChecked(false);
    EXPECT_EQ(look(), unfocused);
    // What is wrong is seen all the same.
    provider.withBad = true;
    EXPECT_NE(look(), unfocused);
    tab->session()->removeFieldProvider(&provider);
    start();
    EXPECT_FALSE(window->hexOptions().fieldColors);
    EXPECT_FALSE(find<QCheckBox>("fieldColors")->isChecked());
}

TEST_F(PreferencesOf, GentleReading) {
    const QString path = image();
    EXPECT_FALSE(open(path)->session()->gentle());
    window->closeTab(0);
    find<QCheckBox>("gentle")->setChecked(true);
    EXPECT_TRUE(open(path)->session()->gentle());
    start();
    EXPECT_TRUE(open(path)->session()->gentle());
}

TEST_F(PreferencesOf, FolderOfUndoRecords) {
    DocumentTab* tab = open(image());
    const QString records = QString::fromStdString((folder.path() / "records").string());
    auto* line = find<QLineEdit>("folder");
    line->setText(records);
    Q_EMIT line->editingFinished();
    EXPECT_EQ(tab->session()->stateFolder(), records) << "also for what is open already";
    // Enter in the line does no more than that.
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_TRUE(dialog()->isVisible());
    EXPECT_EQ(line->text(), records);
    ASSERT_TRUE(tab->session()->writeTarget().stateFolder);
    EXPECT_EQ(tab->session()->writeTarget().stateFolder->string(), records.toStdString());
    // What cannot be a folder is said beside the line, and nothing changes.
    line->setText(QString::fromStdString((folder.path() / "disk.img" / "x").string()));
    Q_EMIT line->editingFinished();
    EXPECT_EQ(tab->session()->stateFolder(), records);
    QStringList problems;
    for (const QLabel* label : dialog()->findChildren<QLabel*>())
        if (label->isVisible()) problems << label->text();
    EXPECT_EQ(problems.filter(QStringLiteral("is not a folder")).size(), 1);
    start();
    EXPECT_EQ(open(image())->session()->stateFolder(), records);
    line = find<QLineEdit>("folder");
    EXPECT_EQ(line->text(), records);
    line->clear();
    EXPECT_TRUE(window->currentSession()->stateFolder().isEmpty());
}

TEST_F(PreferencesOf, MemoryForTheCache) {
    DocumentTab* tab = open(image());
    const auto* cache = dynamic_cast<const CachedSource*>(tab->session()->disk().get());
    ASSERT_NE(cache, nullptr);
    std::vector<std::byte> bytes(256 << 10);
    const auto readAll = [&] {
        for (std::uint64_t at = 0; at < (8 << 20); at += bytes.size())
            tab->session()->disk()->read(at, bytes);
    };
    readAll();
    EXPECT_GT(cache->bytesHeld(), 4u << 20);
    find<QSpinBox>("cache")->setValue(2);
    EXPECT_LE(cache->bytesHeld(), 2u << 20);
    readAll();
    EXPECT_LE(cache->bytesHeld(), 2u << 20);
    start();
    tab = open(image());
    cache = dynamic_cast<const CachedSource*>(tab->session()->disk().get());
    readAll();
    EXPECT_LE(cache->bytesHeld(), 2u << 20);
}

TEST_F(PreferencesOf, NonsenseInTheSettingsBecomesTheDefault) {
    auto settings = settingsIn(folder.path());
    settings->setValue(QStringLiteral("look/theme"), QStringLiteral("plaid"));
    settings->setValue(QStringLiteral("look/language"), QStringLiteral("tlh"));
    settings->setValue(QStringLiteral("look/fontSize"), 4000);
    settings->setValue(QStringLiteral("look/units"), QStringLiteral("furlong"));
    settings->setValue(QStringLiteral("reading/cacheMiB"), -3);
    EXPECT_EQ(Preferences::load(*settings), Preferences{});
    Preferences all;
    all.theme = Preferences::Theme::Dark;
    all.language = QStringLiteral("zh_CN");
    all.font = QStringLiteral("A");
    all.fontSize = 20;
    all.bytesFont = QStringLiteral("B");
    all.units = SizeUnits::Binary;
    all.gentle = true;
    all.stateFolder = QStringLiteral("/x");
    all.cacheMebibytes = 128;
    all.save(*settings);
    EXPECT_EQ(Preferences::load(*settings), all);
}

TEST_F(PreferencesOf, DefaultsComeBackWithOneButton) {
    find<QComboBox>("units")->setCurrentIndex(1);
    find<QCheckBox>("fieldColors")->setChecked(false);
    find<QSpinBox>("cache")->setValue(7);
    for (QAbstractButton* button : dialog()->findChildren<QAbstractButton*>())
        if (button->text().contains(QStringLiteral("Defaults"))) button->click();
    EXPECT_EQ(Preferences::load(window->settings()), Preferences{});
    EXPECT_TRUE(window->hexOptions().fieldColors);
    EXPECT_EQ(sizeUnits(), SizeUnits::Decimal);
}

}  // namespace
}  // namespace sectorsmith::gui
