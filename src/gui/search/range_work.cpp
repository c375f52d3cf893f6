// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/range_work.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include "gui/search/long_work.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

RangeWork::RangeWork(SourceSession* session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      work_(new LongWork(this)),
      selection_(new QRadioButton(this)),
      all_(new QRadioButton(tr("&Entire source: %1").arg(sizeText(session->size())), this)),
      progress_(new QProgressBar(this)),
      compute_(new QPushButton(tr("C&ompute"), this)),
      stop_(new QPushButton(tr("S&top"), this)),
      status_(new QLabel(this)) {
    const ByteRange selection = session->selection();
    selection_->setText(selection.empty() ? tr("&Selection (empty)")
                                          : tr("&Selection: %1 from offset 0x%2")
                                                .arg(sizeText(selection.length),
                                                     QString::number(selection.offset, 16).toUpper()));
    selection_->setEnabled(!selection.empty());
    (selection.empty() ? all_ : selection_)->setChecked(true);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    QSizePolicy place = progress_->sizePolicy();
    place.setRetainSizeWhenHidden(true);  // nothing moves when the work begins
    progress_->setSizePolicy(place);
    progress_->hide();
    compute_->setDefault(true);
    stop_->setEnabled(false);
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);

    auto* row = new QHBoxLayout;
    row->addWidget(progress_, 1);
    row->addWidget(compute_);
    row->addWidget(stop_);
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(selection_);
    box->addWidget(all_);
    box->addLayout(row);
    box->addWidget(status_);

    connect(compute_, &QPushButton::clicked, this, &RangeWork::wanted);
    connect(stop_, &QPushButton::clicked, this, &RangeWork::stop);
    connect(work_, &LongWork::ticked, this, &RangeWork::tick);
    connect(work_, &LongWork::ended, this, &RangeWork::finish);
}

ByteRange RangeWork::range() const {
    if (!session_) return {};
    return selection_->isChecked() ? session_->selection() : ByteRange{0, session_->size()};
}

void RangeWork::start(std::function<void(Progress&)> work) {
    compute_->setEnabled(false);
    stop_->setEnabled(true);
    progress_->setValue(0);
    progress_->show();
    status_->clear();
    work_->start(std::move(work));
}

bool RangeWork::running() const { return work_->running(); }
void RangeWork::stop() { work_->cancel(); }

void RangeWork::tick() {
    if (work_->running() && work_->total() > 0) {
        progress_->setValue(static_cast<int>(static_cast<double>(work_->done()) * 1000.0 /
                                             static_cast<double>(work_->total())));
        status_->setText(work_->progressText());
    }
    Q_EMIT ticked();
}

void RangeWork::finish() {
    compute_->setEnabled(true);
    stop_->setEnabled(false);
    progress_->hide();
    Q_EMIT ended();
}

void RangeWork::showDone() { showText(tr("Done: %1.").arg(work_->progressText())); }

void RangeWork::showProblem(const Error& error, const QString& text) {
    showText(error.cause == Cause::Cancelled ? tr("Stopped.") : text.arg(errorText(error)));
}

void RangeWork::showText(const QString& text) { status_->setText(text); }
QString RangeWork::text() const { return status_->text(); }

}  // namespace sectorsmith::gui
