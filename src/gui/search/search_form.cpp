// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

#include "base/units.h"
#include "gui/session/source_session.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

enum SearchedRange { WholeRange, SelectionRange, PartitionRange };
constexpr int remembered = 20;
// Beside the encodings of the engine, which have one byte order.
constexpr int eitherUtf16 = -16;
constexpr int eitherUtf32 = -32;

}  // namespace

SearchForm::SearchForm(QWidget* parent)
    : QWidget(parent),
      kind_(new QComboBox(this)),
      text_(new QComboBox(this)),
      encoding_(new QComboBox(this)),
      regexOver_(new QComboBox(this)),
      caseSensitive_(new QCheckBox(tr("Match &case"), this)),
      bits_(new QComboBox(this)),
      floatBits_(new QComboBox(this)),
      endian_(new QComboBox(this)),
      range_(new QComboBox(this)),
      atOffset_(new QCheckBox(tr("Only at offset in sector"), this)),
      sectorOffset_(new QLineEdit(this)) {
    kind_->addItem(tr("Bytes"), static_cast<int>(Kind::Bytes));
    kind_->addItem(tr("Text"), static_cast<int>(Kind::Text));
    kind_->addItem(tr("Integer"), static_cast<int>(Kind::Integer));
    kind_->addItem(tr("Floating point"), static_cast<int>(Kind::Float));
    kind_->addItem(tr("Regular expression"), static_cast<int>(Kind::Regex));
    kind_->setAccessibleName(tr("Search type"));
    text_->setEditable(true);
    text_->setInsertPolicy(QComboBox::NoInsert);
    text_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    text_->setMinimumContentsLength(16);
    text_->setAccessibleName(tr("Search for"));
    text_->completer()->setCaseSensitivity(Qt::CaseSensitive);
    for (const Encoding encoding : allEncodings())
        encoding_->addItem(toQString(encodingName(encoding)), static_cast<int>(encoding));
    encoding_->addItem(tr("UTF-16, either byte order"), eitherUtf16);
    encoding_->addItem(tr("UTF-32, either byte order"), eitherUtf32);
    encoding_->setCurrentIndex(encoding_->findData(static_cast<int>(Encoding::Utf8)));
    encoding_->setAccessibleName(tr("Encoding"));
    regexOver_->addItem(tr("As bytes"), static_cast<int>(Encoding::Latin1));
    for (const Encoding encoding : {Encoding::Utf16Le, Encoding::Utf16Be})
        regexOver_->addItem(tr("As %1").arg(toQString(encodingName(encoding))), static_cast<int>(encoding));
    regexOver_->setAccessibleName(tr("Encoding the expression matches"));
    for (const int bits : {8, 16, 24, 32, 48, 64}) bits_->addItem(tr("%1 bits").arg(bits), bits);
    bits_->setCurrentIndex(3);
    bits_->setAccessibleName(tr("Width"));
    for (const int bits : {32, 64}) floatBits_->addItem(tr("%1 bits").arg(bits), bits);
    floatBits_->setAccessibleName(tr("Width"));
    endian_->addItem(tr("Little-endian"), false);
    endian_->addItem(tr("Big-endian"), true);
    endian_->setAccessibleName(tr("Byte order"));
    range_->addItem(tr("Entire source"), WholeRange);
    range_->addItem(tr("Selection"), SelectionRange);
    range_->addItem(tr("Current partition"), PartitionRange);
    range_->setAccessibleName(tr("Search range"));
    sectorOffset_->setPlaceholderText(QStringLiteral("0x1FE"));
    sectorOffset_->setMaximumWidth(fontMetrics().averageCharWidth() * 12);
    sectorOffset_->setAccessibleName(tr("Offset within a sector"));
    sectorOffset_->setEnabled(false);

    auto* first = new QHBoxLayout;
    first->addWidget(kind_);
    first->addWidget(text_, 1);
    auto* second = new QHBoxLayout;
    for (QWidget* widget :
         {static_cast<QWidget*>(encoding_), static_cast<QWidget*>(regexOver_),
          static_cast<QWidget*>(caseSensitive_), static_cast<QWidget*>(bits_),
          static_cast<QWidget*>(floatBits_), static_cast<QWidget*>(endian_), static_cast<QWidget*>(range_),
          static_cast<QWidget*>(atOffset_), static_cast<QWidget*>(sectorOffset_)})
        second->addWidget(widget);
    second->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(first);
    layout->addLayout(second);

    connect(kind_, &QComboBox::currentIndexChanged, this, &SearchForm::showFields);
    connect(regexOver_, &QComboBox::currentIndexChanged, this, &SearchForm::showFields);
    connect(atOffset_, &QCheckBox::toggled, sectorOffset_, &QWidget::setEnabled);
    for (QComboBox* box : {kind_, encoding_, regexOver_, bits_, floatBits_, endian_, range_})
        connect(box, &QComboBox::currentIndexChanged, this, &SearchForm::changed);
    connect(text_, &QComboBox::editTextChanged, this, &SearchForm::changed);
    connect(text_->lineEdit(), &QLineEdit::returnPressed, this, [this] { Q_EMIT findWanted(false); });
    auto* backward = new QShortcut(Qt::SHIFT | Qt::Key_Return, text_);
    backward->setContext(Qt::WidgetWithChildrenShortcut);
    connect(backward, &QShortcut::activated, this, [this] { Q_EMIT findWanted(true); });
    showFields();
}

SearchForm::Kind SearchForm::kind() const { return static_cast<Kind>(kind_->currentData().toInt()); }
void SearchForm::setKind(Kind kind) { kind_->setCurrentIndex(kind_->findData(static_cast<int>(kind))); }
QString SearchForm::text() const { return text_->currentText(); }
void SearchForm::setText(const QString& text) { text_->setEditText(text); }

void SearchForm::setSession(SourceSession* session) { session_ = session; }

void SearchForm::focusText() {
    text_->setFocus(Qt::ShortcutFocusReason);
    text_->lineEdit()->selectAll();
}

void SearchForm::remember() {
    const QString now = text();
    const int at = text_->findText(now, Qt::MatchExactly | Qt::MatchCaseSensitive);
    if (at == 0) return;
    if (at > 0) text_->removeItem(at);
    text_->insertItem(0, now);
    while (text_->count() > remembered) text_->removeItem(text_->count() - 1);
    text_->setCurrentIndex(0);
}

void SearchForm::showFields() {
    const Kind now = kind();
    encoding_->setVisible(now == Kind::Text);
    regexOver_->setVisible(now == Kind::Regex);
    caseSensitive_->setVisible(now == Kind::Text || now == Kind::Regex);
    bits_->setVisible(now == Kind::Integer);
    floatBits_->setVisible(now == Kind::Float);
    endian_->setVisible(now == Kind::Integer || now == Kind::Float);
    QString hint;
    switch (now) {
        case Kind::Bytes:
            hint = tr("Hexadecimal, ? for any digit, | between alternatives: 55 ?? AA | EB ?? 90");
            break;
        case Kind::Text: hint = tr("Text"); break;
        case Kind::Integer: hint = tr("A number: 40, -1, 0x1234"); break;
        case Kind::Float: hint = tr("A number: 3.14"); break;
        case Kind::Regex:
            hint = regexOver_->currentIndex() == 0
                       ? tr("RE2 syntax, matches bytes: NTFS.{4}\\x00\\x02|EXFAT")
                       : tr("RE2 syntax, matches characters: IMG_\\d{4}\\.jpe?g|DCIM");
            break;
    }
    text_->lineEdit()->setPlaceholderText(hint);
    text_->setToolTip(hint);
}

Result<std::shared_ptr<const Pattern>> SearchForm::pattern() const {
    const std::string what = text().toStdString();
    if (what.empty()) return fail(Cause::Usage, tr("enter what to search for").toStdString());
    const bool big = endian_->currentData().toBool();
    switch (kind()) {
        case Kind::Bytes: return hexPattern(what);
        case Kind::Text: {
            const int encoding = encoding_->currentData().toInt();
            if (encoding == eitherUtf16 || encoding == eitherUtf32)
                return wideTextPattern(what, encoding == eitherUtf16 ? 16 : 32, std::nullopt,
                                       caseSensitive_->isChecked());
            return textPattern(what, static_cast<Encoding>(encoding), caseSensitive_->isChecked());
        }
        case Kind::Integer: return integerPattern(what, bits_->currentData().toUInt(), big);
        case Kind::Float: return floatPattern(what, floatBits_->currentData().toUInt(), big);
        case Kind::Regex:
            return regexPattern(what, caseSensitive_->isChecked(),
                                static_cast<Encoding>(regexOver_->currentData().toInt()));
    }
    return fail(Cause::Usage, "");
}

Result<SearchOptions> SearchForm::where() const {
    SearchOptions options;
    if (session_ == nullptr) return fail(Cause::Usage, tr("no disk is open").toStdString());
    options.length = session_->size();
    if (range_->currentData().toInt() == SelectionRange) {
        const ByteRange selection = session_->selection();
        if (selection.empty()) return fail(Cause::Usage, tr("nothing is selected").toStdString());
        options.offset = selection.offset;
        options.length = selection.length;
    }
    if (range_->currentData().toInt() == PartitionRange) {
        const LayoutPart* part = session_->partAt(session_->cursor());
        if (part == nullptr) return fail(Cause::Usage, tr("the cursor is not in a partition").toStdString());
        options.offset = part->range.offset;
        options.length = part->range.length;
    }
    if (atOffset_->isChecked()) {
        const auto offset = parseSize(sectorOffset_->text().toStdString(), session_->sectorSize());
        if (!offset) return std::unexpected(offset.error());
        if (*offset >= session_->sectorSize())
            return fail(Cause::Usage, tr("the offset in a %1-byte sector must be at most %2")
                                          .arg(session_->sectorSize())
                                          .arg(session_->sectorSize() - 1)
                                          .toStdString());
        options.sectorOffset = static_cast<std::uint32_t>(*offset);
    }
    return options;
}

QString SearchForm::key() const {
    return QStringLiteral("%1|%2|%3|%4|%5|%6|%7")
        .arg(kind_->currentIndex())
        .arg(encoding_->currentIndex() * 10 + regexOver_->currentIndex())
        .arg(caseSensitive_->isChecked())
        .arg(bits_->currentIndex() * 10 + floatBits_->currentIndex())
        .arg(endian_->currentIndex())
        .arg(atOffset_->isChecked() ? sectorOffset_->text() : QString())
        .arg(text());
}

}  // namespace sectorsmith::gui
