// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "gui/window/icon.h"
#include "gui/window/translations.h"

namespace sectorsmith::gui {

namespace {

void selectData(QComboBox* box, const QVariant& data, const QString& missing = {}) {
    int at = box->findData(data);
    // A font that is not installed here stays chosen: it may be back tomorrow.
    if (at < 0 && !missing.isEmpty()) {
        box->addItem(missing, data);
        at = box->count() - 1;
    }
    box->setCurrentIndex(std::max(0, at));
}

// Whether records can be kept in the folder, or in one that can be made there.
QString problemOf(const QString& folder) {
    if (folder.isEmpty()) return {};
    const QFileInfo info(folder);
    if (!info.isAbsolute()) return PreferencesDialog::tr("Enter an absolute path.");
    QFileInfo nearest(info);
    while (!nearest.exists() && !nearest.isRoot()) nearest = QFileInfo(nearest.absolutePath());
    if (!nearest.isDir()) return PreferencesDialog::tr("%1 is not a folder.").arg(nearest.filePath());
    if (!nearest.isWritable())
        return PreferencesDialog::tr("You cannot write to %1.").arg(nearest.filePath());
    return {};
}

}  // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, bool fieldColors, QWidget* parent)
    : QDialog(parent),
      shownLanguage_(preferences.language),
      language_(new QComboBox(this)),
      languageNote_(new QLabel(tr("Restart Sectorsmith to change the language."), this)),
      theme_(new QComboBox(this)),
      font_(new QComboBox(this)),
      fontSize_(new QSpinBox(this)),
      bytesFont_(new QComboBox(this)),
      units_(new QComboBox(this)),
      fieldColors_(new QCheckBox(tr("Color the fields of the &structure"), this)),
      gentle_(new QCheckBox(tr("Open disks in &gentle mode"), this)),
      cache_(new QSpinBox(this)),
      folder_(new QLineEdit(this)),
      folderProblem_(new QLabel(this)) {
    setWindowTitle(tr("Preferences"));
    language_->setObjectName(QStringLiteral("language"));
    languageNote_->setObjectName(QStringLiteral("languageNote"));
    theme_->setObjectName(QStringLiteral("theme"));
    font_->setObjectName(QStringLiteral("font"));
    fontSize_->setObjectName(QStringLiteral("fontSize"));
    bytesFont_->setObjectName(QStringLiteral("bytesFont"));
    units_->setObjectName(QStringLiteral("units"));
    fieldColors_->setObjectName(QStringLiteral("fieldColors"));
    gentle_->setObjectName(QStringLiteral("gentle"));
    cache_->setObjectName(QStringLiteral("cache"));
    folder_->setObjectName(QStringLiteral("folder"));
    auto* box = new QVBoxLayout(this);
    box->addWidget(makeLook());
    box->addWidget(makeReading());
    box->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    box->addWidget(buttons);
    // Enter in a line confirms that line; it must neither close nor bring back the defaults.
    for (QAbstractButton* button : buttons->buttons())
        if (auto* push = qobject_cast<QPushButton*>(button)) push->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        fieldColors_->setChecked(true);
        fill({});
        collect();
    });
    fill(preferences);
    preferences_ = preferences;
    fieldColors_->setChecked(fieldColors);

    for (QComboBox* choice : {language_, theme_, font_, bytesFont_, units_})
        connect(choice, &QComboBox::currentIndexChanged, this, &PreferencesDialog::collect);
    for (QSpinBox* number : {fontSize_, cache_}) {
        number->setKeyboardTracking(false);  // "12" is not 1 first
        connect(number, &QSpinBox::valueChanged, this, &PreferencesDialog::collect);
    }
    connect(gentle_, &QCheckBox::toggled, this, &PreferencesDialog::collect);
    connect(folder_, &QLineEdit::editingFinished, this, &PreferencesDialog::collect);
    connect(fieldColors_, &QCheckBox::toggled, this, &PreferencesDialog::fieldColorsChanged);
}

QWidget* PreferencesDialog::makeLook() {
    language_->addItem(tr("System language"), QString());
    for (const QString& language : Translations::languages())
        language_->addItem(Translations::nameOf(language), language);
    languageNote_->hide();
    theme_->addItem(tr("System"), static_cast<int>(Preferences::Theme::System));
    theme_->addItem(tr("Light"), static_cast<int>(Preferences::Theme::Light));
    theme_->addItem(tr("Dark"), static_cast<int>(Preferences::Theme::Dark));
    font_->addItem(tr("System font"), QString());
    bytesFont_->addItem(tr("System fixed-width font"), QString());
    for (const QString& family : QFontDatabase::families()) {
        if (QFontDatabase::isPrivateFamily(family)) continue;
        font_->addItem(family, family);
        if (QFontDatabase::isFixedPitch(family)) bytesFont_->addItem(family, family);
    }
    for (QComboBox* fonts : {font_, bytesFont_}) {
        fonts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        fonts->setMinimumContentsLength(18);
        fonts->setMaxVisibleItems(16);
    }
    // The value below the least stands for the system's size.
    fontSize_->setRange(Preferences::leastFontSize - 1, Preferences::largestFontSize);
    fontSize_->setSpecialValueText(tr("System size"));
    fontSize_->setSuffix(tr(" pt"));
    units_->addItem(tr("Decimal: kB, MB, GB"), static_cast<int>(SizeUnits::Decimal));
    units_->addItem(tr("Binary: KiB, MiB, GiB"), static_cast<int>(SizeUnits::Binary));

    auto* group = new QGroupBox(tr("Appearance"), this);
    auto* form = new QFormLayout(group);
    form->addRow(tr("&Language:"), language_);
    form->addRow(QString(), languageNote_);
    form->addRow(tr("&Theme:"), theme_);
    form->addRow(tr("&Font:"), font_);
    form->addRow(tr("Font si&ze:"), fontSize_);
    form->addRow(tr("Hex &view font:"), bytesFont_);
    form->addRow(tr("Size &units:"), units_);
    form->addRow(QString(), fieldColors_);
    return group;
}

QWidget* PreferencesDialog::makeReading() {
    gentle_->setToolTip(
        tr("For failing disks: no read-ahead, no automatic detection, each sector is tried once"));
    cache_->setRange(1, Preferences::largestCache);
    cache_->setSuffix(tr(" MiB"));
    cache_->setToolTip(tr("Read cache of each open disk or image"));
    folder_->setPlaceholderText(tr("Default folder"));
    folder_->setClearButtonEnabled(true);
    folder_->setMinimumWidth(fontMetrics().averageCharWidth() * 32);
    folderProblem_->setWordWrap(true);
    folderProblem_->setTextFormat(Qt::PlainText);
    folderProblem_->hide();
    auto* browse = new QPushButton(icon("document-open"), tr("&Choose…"), this);
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &PreferencesDialog::chooseFolder);
    connect(folder_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) collect();  // the clear button finishes no editing
    });

    auto* group = new QGroupBox(tr("Reading and writing"), this);
    auto* form = new QFormLayout(group);
    form->addRow(QString(), gentle_);
    form->addRow(tr("Rea&d cache per disk:"), cache_);
    auto* row = new QHBoxLayout;
    row->addWidget(folder_, 1);
    row->addWidget(browse);
    form->addRow(tr("Undo rec&ord folder:"), row);
    if (auto* label = qobject_cast<QLabel*>(form->labelForField(row))) label->setBuddy(folder_);
    form->addRow(QString(), folderProblem_);
    return group;
}

bool PreferencesDialog::fieldColors() const { return fieldColors_->isChecked(); }

void PreferencesDialog::fill(const Preferences& preferences) {
    showing_ = true;
    selectData(language_, preferences.language);
    selectData(theme_, static_cast<int>(preferences.theme));
    selectData(font_, preferences.font, preferences.font);
    selectData(bytesFont_, preferences.bytesFont, preferences.bytesFont);
    selectData(units_, static_cast<int>(preferences.units));
    fontSize_->setValue(preferences.fontSize == 0 ? fontSize_->minimum() : preferences.fontSize);
    gentle_->setChecked(preferences.gentle);
    cache_->setValue(preferences.cacheMebibytes);
    folder_->setText(QDir::toNativeSeparators(preferences.stateFolder));
    showing_ = false;
}

void PreferencesDialog::collect() {
    if (showing_) return;
    Preferences now = preferences_;
    now.language = language_->currentData().toString();
    languageNote_->setVisible(now.language != shownLanguage_);
    now.theme = static_cast<Preferences::Theme>(theme_->currentData().toInt());
    now.font = font_->currentData().toString();
    now.bytesFont = bytesFont_->currentData().toString();
    now.units = static_cast<SizeUnits>(units_->currentData().toInt());
    now.fontSize = fontSize_->value() == fontSize_->minimum() ? 0 : fontSize_->value();
    now.gentle = gentle_->isChecked();
    now.cacheMebibytes = cache_->value();
    const QString folder = QDir::fromNativeSeparators(folder_->text().trimmed());
    const QString problem = problemOf(folder);
    folderProblem_->setText(problem);
    folderProblem_->setVisible(!problem.isEmpty());
    if (problem.isEmpty()) now.stateFolder = folder;
    if (now == preferences_) return;
    preferences_ = now;
    Q_EMIT changed(preferences_);
}

void PreferencesDialog::chooseFolder() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Undo record folder"), folder_->text());
    if (chosen.isEmpty()) return;
    folder_->setText(QDir::toNativeSeparators(chosen));
    collect();
}

}  // namespace sectorsmith::gui
