// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/bytes_dialogs.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "gui/editing/typed_bytes.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/fixed_font.h"

namespace sectorsmith::gui {

namespace {

QString messageOf(const Error& error) { return capitalized(errorText(error)); }

Result<std::vector<std::byte>> bytesOfFile(const QString& path, quint64 room) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(Cause::NotFound, (path + QStringLiteral(": ") + file.errorString()).toStdString());
    const quint64 most = std::min<quint64>(room, Overlay::maximumBytes);
    if (static_cast<quint64>(file.size()) > most)
        return fail(Cause::OutOfRange,
                    PasteDialog::tr("the file is larger than %1").arg(bytesText(most)).toStdString());
    const QByteArray read = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail(Cause::Io, (path + QStringLiteral(": ") + file.errorString()).toStdString());
    const auto bytes = std::as_bytes(std::span(read.constData(), static_cast<std::size_t>(read.size())));
    return std::vector<std::byte>(bytes.begin(), bytes.end());
}

}  // namespace

PasteDialog::PasteDialog(const SourceSession& session, quint64 at, Encoding encoding, QWidget* parent)
    : QDialog(parent),
      room_(session.size() - std::min(at, session.size())),
      at_(at),
      inputs_(new QWidget(this)),
      hex_(new QRadioButton(tr("&Hexadecimal digits"), this)),
      plain_(new QRadioButton(tr("&Text encoded in"), this)),
      base64_(new QRadioButton(tr("&Base64"), this)),
      file_(new QRadioButton(tr("Contents of a &file"), this)),
      encoding_(new QComboBox(this)),
      text_(new QPlainTextEdit(this)),
      fileName_(new QLabel(this)),
      status_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Paste special"));
    for (const Encoding e : allEncodings())
        encoding_->addItem(QString::fromStdString(std::string(encodingName(e))), static_cast<int>(e));
    encoding_->setCurrentIndex(encoding_->findData(static_cast<int>(encoding)));
    encoding_->setAccessibleName(tr("Encoding"));
    text_->setFont(fixedFont());
    text_->setAccessibleName(tr("Text to paste"));
    text_->setTabChangesFocus(true);
    auto* choose = new QPushButton(tr("&Choose…"), this);
    fileName_->setTextFormat(Qt::PlainText);
    fileName_->setText(tr("No file chosen"));
    status_->setWordWrap(true);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Paste"));

    auto* grid = new QGridLayout;
    grid->addWidget(hex_, 0, 0);
    grid->addWidget(plain_, 1, 0);
    grid->addWidget(encoding_, 1, 1);
    grid->addWidget(base64_, 2, 0);
    grid->addWidget(file_, 3, 0);
    grid->addWidget(choose, 3, 1);
    grid->addWidget(fileName_, 3, 2);
    grid->setColumnStretch(2, 1);
    auto* inputs = new QVBoxLayout(inputs_);
    inputs->setContentsMargins(0, 0, 0, 0);
    inputs->addLayout(grid);
    inputs->addWidget(text_, 1);
    auto* box = new QVBoxLayout(this);
    box->addWidget(inputs_, 1);
    box->addWidget(status_);
    box->addWidget(buttons_);
    resize(fontMetrics().averageCharWidth() * 72, fontMetrics().height() * 22);

    const QString clipboard = QApplication::clipboard()->text();
    (bytesOfHex(clipboard) ? hex_ : plain_)->setChecked(true);
    text_->setPlainText(clipboard);
    for (QRadioButton* button : {hex_, plain_, base64_, file_})
        connect(button, &QRadioButton::toggled, this, &PasteDialog::judge);
    connect(encoding_, &QComboBox::currentIndexChanged, this, [this] {
        plain_->setChecked(true);
        judge();
    });
    connect(text_, &QPlainTextEdit::textChanged, this, &PasteDialog::judge);
    connect(choose, &QPushButton::clicked, this, &PasteDialog::chooseFile);
    connect(buttons_, &QDialogButtonBox::accepted, this, &PasteDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    judge();
    text_->setFocus();
}

void PasteDialog::setText(const QString& text) { text_->setPlainText(text); }
QString PasteDialog::statusText() const { return status_->text(); }

QString PasteDialog::what() const {
    return file_->isChecked() ? tr("Paste %1").arg(QFileInfo(path_).fileName()) : tr("Paste");
}

void PasteDialog::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Paste file"));
    if (!path.isEmpty()) setFile(path);
}

void PasteDialog::setFile(const QString& path) {
    path_ = path;
    fileName_->setText(QFileInfo(path).fileName());
    file_->setChecked(true);
    judge();
}

void PasteDialog::judge() {
    text_->setEnabled(!file_->isChecked());
    bytes_.clear();
    QString error;
    quint64 count = 0;
    if (file_->isChecked()) {
        count = path_.isEmpty() ? 0 : static_cast<quint64>(QFileInfo(path_).size());
        if (path_.isEmpty()) error = tr("Choose a file.");
        else if (count == 0) error = tr("The file is empty.");
    } else {
        const QString text = text_->toPlainText();
        auto bytes = hex_->isChecked() ? bytesOfHex(text)
                     : base64_->isChecked()
                         ? bytesOfBase64(text)
                         : bytesOfText(text, static_cast<Encoding>(encoding_->currentData().toInt()));
        if (bytes) bytes_ = std::move(*bytes);
        else error = messageOf(bytes.error());
        count = bytes_.size();
    }
    if (error.isEmpty() && count > room_)
        error = tr("%1 to paste, but only %2 from the cursor to the end of the disk.")
                    .arg(bytesText(count), bytesText(room_));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(error.isEmpty());
    status_->setText(error.isEmpty()
                         ? tr("Overwrites %1 at offset %2.").arg(bytesText(count), QLocale().toString(at_))
                         : error);
}

void PasteDialog::accept() {
    if (!file_->isChecked()) {
        QDialog::accept();
        return;
    }
    // A file may never come to its end: the way out stays open.
    inputs_->setEnabled(false);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
    status_->setText(tr("Reading the file…"));
    runInBackground(
        this, [path = path_, room = room_] { return bytesOfFile(path, room); },
        [this](Result<std::vector<std::byte>> bytes) {
            inputs_->setEnabled(true);
            judge();
            if (!bytes) {
                status_->setText(messageOf(bytes.error()));
                return;
            }
            bytes_ = std::move(*bytes);
            QDialog::accept();
        });
}

FillDialog::FillDialog(const ByteRange& range, Encoding encoding, QWidget* parent)
    : QDialog(parent),
      range_(range),
      encoding_(encoding),
      hex_(new QRadioButton(tr("&Hexadecimal digits"), this)),
      text_(new QRadioButton(
          tr("&Text (%1)").arg(QString::fromStdString(std::string(encodingName(encoding)))), this)),
      line_(new QLineEdit(QStringLiteral("00"), this)),
      status_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Fill with a pattern"));
    hex_->setChecked(true);
    line_->setFont(fixedFont());
    line_->setAccessibleName(tr("Pattern"));
    line_->selectAll();
    status_->setWordWrap(true);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Fill"));
    auto* box = new QVBoxLayout(this);
    box->addWidget(new QLabel(tr("Repeat the pattern over %1 from offset %2.")
                                  .arg(bytesText(range.length), QLocale().toString(range.offset)),
                              this));
    box->addWidget(hex_);
    box->addWidget(text_);
    box->addWidget(line_);
    box->addWidget(status_);
    box->addStretch(1);
    box->addWidget(buttons_);
    setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    connect(hex_, &QRadioButton::toggled, this, &FillDialog::judge);
    connect(line_, &QLineEdit::textChanged, this, &FillDialog::judge);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    judge();
    line_->setFocus();
}

void FillDialog::judge() {
    auto bytes = hex_->isChecked() ? bytesOfHex(line_->text()) : bytesOfText(line_->text(), encoding_);
    QString error;
    if (!bytes) error = messageOf(bytes.error());
    else if (range_.length > Overlay::maximumBytes)
        error = tr("The limit for one change is %1 MiB.").arg(Overlay::maximumBytes >> 20);
    if (bytes) pattern_ = std::move(*bytes);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(error.isEmpty());
    status_->setText(error);
}

}  // namespace sectorsmith::gui
