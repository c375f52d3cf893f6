// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/checksum_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <mutex>

#include "gui/search/range_work.h"
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
      work_(new RangeWork(session, this)),
      expected_(new QLineEdit(this)),
      verdict_(new QLabel(this)) {
    setWindowTitle(tr("Checksums of %1").arg(session->title()));
    auto* grid = new QGridLayout;
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    for (const HashKind kind : allHashKinds()) {
        auto* wanted = new QCheckBox(titleOf(kind), this);
        wanted->setChecked(true);
        auto* value = new QLineEdit(this);
        value->setReadOnly(true);
        value->setFont(fixed);
        value->setAccessibleName(titleOf(kind));
        value->setObjectName(titleOf(kind));
        value->setMinimumWidth(QFontMetrics(fixed).horizontalAdvance(QLatin1Char('0')) * 68);
        const int row = static_cast<int>(rows_.size());
        grid->addWidget(wanted, row, 0);
        grid->addWidget(value, row, 1);
        rows_.push_back({kind, wanted, value});
    }
    expected_->setPlaceholderText(tr("Paste a checksum to compare with"));
    expected_->setAccessibleName(tr("Checksum to compare with"));
    expected_->setFont(fixed);
    expected_->setObjectName(QStringLiteral("expected"));
    verdict_->setObjectName(QStringLiteral("verdict"));
    grid->addWidget(new QLabel(tr("Compare with"), this), static_cast<int>(rows_.size()), 0);
    grid->addWidget(expected_, static_cast<int>(rows_.size()), 1);
    grid->addWidget(verdict_, static_cast<int>(rows_.size()) + 1, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(work_);
    layout->addLayout(grid);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(work_, &RangeWork::wanted, this, &ChecksumDialog::compute);
    connect(expected_, &QLineEdit::textChanged, this, &ChecksumDialog::compareExpected);
    connect(work_, &RangeWork::ended, this, &ChecksumDialog::ended);
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
        work_->showText(tr("Choose at least one checksum."));
        return;
    }
    const ByteRange range = work_->range();
    shared_ = std::make_shared<Shared>();
    work_->start([shared = shared_, source = session_->source(), range, kinds = kinds_](Progress& progress) {
        auto hashes = hashRange(*source, range.offset, range.length, kinds, progress);
        const std::lock_guard lock(shared->mutex);
        shared->hashes = std::move(hashes);
    });
}

void ChecksumDialog::ended() {
    const std::lock_guard lock(shared_->mutex);
    if (!shared_->hashes) {
        work_->showProblem(shared_->hashes.error(), tr("⚠ Cannot compute the checksums: %1"));
        return;
    }
    for (std::size_t i = 0; i < kinds_.size(); ++i)
        for (const Row& row : rows_)
            if (row.kind == kinds_[i]) {
                row.value->setText(QString::fromStdString(shared_->hashes->at(i)));
                row.value->setCursorPosition(0);  // long ones are seen from their start
            }
    work_->showDone();
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

}  // namespace sectorsmith::gui
