// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/checksum_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <mutex>

#include "gui/search/long_work.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

struct ChecksumDialog::Shared {
    std::mutex mutex;
    Result<std::vector<std::string>> hashes = fail(Cause::Cancelled, "");
};

namespace {

QString titleOf(HashKind kind) { return toQString(hashTitle(kind)); }

}  // namespace

ChecksumDialog::ChecksumDialog(SourceSession* session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      selection_(new QRadioButton(this)),
      whole_(new QRadioButton(this)),
      expected_(new QLineEdit(this)),
      verdict_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      status_(new QLabel(this)),
      work_(new LongWork(this)) {
    setWindowTitle(tr("Checksums of %1").arg(session->title()));
    const ByteRange selection = session->selection();
    selection_->setText(selection.empty() ? tr("Selection (empty)")
                                          : tr("Selection: %1 from offset 0x%2")
                                                .arg(sizeText(selection.length),
                                                     QString::number(selection.offset, 16).toUpper()));
    selection_->setEnabled(!selection.empty());
    whole_->setText(tr("Entire source: %1").arg(sizeText(session->size())));
    (selection.empty() ? whole_ : selection_)->setChecked(true);

    auto* grid = new QGridLayout;
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    for (const HashKind kind : allHashKinds()) {
        auto* wanted = new QCheckBox(titleOf(kind), this);
        wanted->setChecked(true);
        auto* value = new QLineEdit(this);
        value->setReadOnly(true);
        value->setFont(fixed);
        value->setAccessibleName(titleOf(kind));
        value->setMinimumWidth(QFontMetrics(fixed).horizontalAdvance(QLatin1Char('0')) * 68);
        const int row = static_cast<int>(rows_.size());
        grid->addWidget(wanted, row, 0);
        grid->addWidget(value, row, 1);
        rows_.push_back({kind, wanted, value});
    }
    expected_->setPlaceholderText(tr("Paste a checksum to compare with"));
    expected_->setAccessibleName(tr("Checksum to compare with"));
    expected_->setFont(fixed);
    grid->addWidget(new QLabel(tr("Compare with"), this), static_cast<int>(rows_.size()), 0);
    grid->addWidget(expected_, static_cast<int>(rows_.size()), 1);
    grid->addWidget(verdict_, static_cast<int>(rows_.size()) + 1, 1);

    status_->setWordWrap(true);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    compute_ = buttons->addButton(tr("C&ompute"), QDialogButtonBox::ActionRole);
    stop_ = buttons->addButton(tr("&Stop"), QDialogButtonBox::ActionRole);
    compute_->setDefault(true);
    stop_->setEnabled(false);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(selection_);
    layout->addWidget(whole_);
    layout->addLayout(grid);
    layout->addWidget(progress_);
    layout->addWidget(status_);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(compute_, &QPushButton::clicked, this, &ChecksumDialog::compute);
    connect(stop_, &QPushButton::clicked, work_, &LongWork::cancel);
    connect(expected_, &QLineEdit::textChanged, this, &ChecksumDialog::compareExpected);
    connect(work_, &LongWork::ticked, this, [this] {
        if (!work_->running() || work_->total() == 0) return;
        progress_->setValue(static_cast<int>(static_cast<double>(work_->done()) * 1000.0 /
                                             static_cast<double>(work_->total())));
        status_->setText(work_->progressText());
    });
    connect(work_, &LongWork::ended, this, &ChecksumDialog::ended);
}

ChecksumDialog::~ChecksumDialog() = default;

void ChecksumDialog::compute() {
    if (!session_) return;
    kinds_.clear();
    for (const Row& row : rows_) {
        row.value->clear();
        if (row.wanted->isChecked()) kinds_.push_back(row.kind);
    }
    verdict_->clear();
    if (kinds_.empty()) {
        status_->setText(tr("Choose at least one checksum."));
        return;
    }
    const ByteRange range = selection_->isChecked() ? session_->selection() : ByteRange{0, session_->size()};
    shared_ = std::make_shared<Shared>();
    compute_->setEnabled(false);
    stop_->setEnabled(true);
    progress_->show();
    work_->start([shared = shared_, source = session_->source(), range, kinds = kinds_](Progress& progress) {
        auto hashes = hashRange(*source, range.offset, range.length, kinds, progress);
        const std::lock_guard lock(shared->mutex);
        shared->hashes = std::move(hashes);
    });
}

void ChecksumDialog::ended() {
    compute_->setEnabled(true);
    stop_->setEnabled(false);
    progress_->setValue(0);
    progress_->hide();
    const std::lock_guard lock(shared_->mutex);
    if (!shared_->hashes) {
        const Error& error = shared_->hashes.error();
        status_->setText(
            error.cause == Cause::Cancelled
                ? tr("Stopped")
                : tr("⚠ Cannot compute the checksums: %1").arg(QString::fromStdString(error.message)));
        return;
    }
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        for (const Row& row : rows_)
            if (row.kind == kinds_[i]) {
                row.value->setText(QString::fromStdString(shared_->hashes->at(i)));
                row.value->setCursorPosition(0);  // long ones are seen from their start
            }
    status_->setText(tr("Done: %1").arg(work_->progressText()));
    compareExpected();
}

void ChecksumDialog::compareExpected() {
    const QString wanted = expected_->text().trimmed().toLower();
    bool any = false;
    for (const Row& row : rows_) {
        if (row.value->text().isEmpty()) continue;
        any = true;
        if (row.value->text() == wanted) {
            verdict_->setText(tr("✔ matches %1").arg(titleOf(row.kind)));
            return;
        }
    }
    verdict_->setText(wanted.isEmpty() || !any ? QString() : tr("✘ no match"));
}

QString ChecksumDialog::value(HashKind kind) const {
    for (const Row& row : rows_)
        if (row.kind == kind) return row.value->text();
    return {};
}

QString ChecksumDialog::status() const { return status_->text() + verdict_->text(); }
void ChecksumDialog::setExpected(const QString& text) { expected_->setText(text); }

}  // namespace sectorsmith::gui
