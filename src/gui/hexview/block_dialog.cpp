// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/block_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "gui/session/text.h"
#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

BlockDialog::BlockDialog(SourceSession* session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      start_(new QLineEdit(this)),
      end_(new QLineEdit(this)),
      length_(new QLineEdit(this)),
      note_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Select block"));
    const ByteRange now = session->selectionOrCursor();
    auto* form = new QFormLayout;
    for (QLineEdit* line : {start_, end_, length_}) {
        line->setFont(fixedFont());
        line->setMinimumWidth(QFontMetrics(line->font()).horizontalAdvance(QLatin1Char('0')) * 28);
        connect(line, &QLineEdit::textEdited, this, [this, line] { update(line); });
    }
    start_->setObjectName(QStringLiteral("start"));
    end_->setObjectName(QStringLiteral("lastByte"));
    length_->setObjectName(QStringLiteral("length"));
    form->addRow(tr("&Start"), start_);
    form->addRow(tr("&Last byte"), end_);
    form->addRow(tr("L&ength"), length_);
    note_->setTextFormat(Qt::PlainText);
    note_->setWordWrap(true);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Se&lect"));
    connect(buttons_, &QDialogButtonBox::accepted, this, &BlockDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* hint = new QLabel(tr("Enter offsets and lengths as in the address bar: 0x1F0, 40s (sectors), lba "
                               "40, 1M, part, end - 1"),
                            this);
    hint->setWordWrap(true);
    auto* box = new QVBoxLayout(this);
    box->addWidget(hint);
    box->addLayout(form);
    box->addWidget(note_);
    box->addWidget(buttons_);
    show(start_, now.offset);
    show(length_, now.length);
    update(length_);
    start_->selectAll();
}

void BlockDialog::show(QLineEdit* line, quint64 value) {
    line->setText(QStringLiteral("0x") + QString::number(value, 16).toUpper());
}

void BlockDialog::refuse(const QString& why) {
    block_ = {};
    note_->setText(tr("⚠ %1").arg(why));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void BlockDialog::update(QLineEdit* typed) {
    if (typed != start_) endLast_ = typed == end_;
    const auto start = session_->parseAddress(start_->text());
    if (!start) return refuse(tr("Start: %1").arg(errorText(start.error())));
    if (endLast_) {
        const auto last = session_->parseAddress(end_->text());
        if (!last) return refuse(tr("Last byte: %1").arg(errorText(last.error())));
        if (*last < *start) return refuse(tr("The last byte is before the start."));
        block_ = {*start, *last - *start + 1};
        show(length_, block_.length);
    } else {
        // An address is below the size, a length may equal it.
        const auto beforeLast = session_->parseAddress(QStringLiteral("(%1) - 1").arg(length_->text()));
        if (!beforeLast && beforeLast.error().cause == Cause::OutOfRange)
            return refuse(tr("The length must be from 1 to %1.").arg(bytesText(session_->size() - *start)));
        if (!beforeLast) return refuse(tr("Length: %1").arg(errorText(beforeLast.error())));
        if (*beforeLast >= session_->size() - *start)
            return refuse(tr("The block extends beyond the end of %1.").arg(session_->title()));
        block_ = {*start, *beforeLast + 1};
        show(end_, block_.end() - 1);
    }
    note_->setText(
        tr("%1 from offset 0x%2").arg(sizeText(block_.length), QString::number(block_.offset, 16).toUpper()));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(true);
}

void BlockDialog::accept() {
    if (block_.empty()) return;
    session_->goTo(block_.offset, block_.length);
    QDialog::accept();
}

}  // namespace sectorsmith::gui
