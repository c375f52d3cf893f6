// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/compare_window.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>
#include <mutex>

#include "base/units.h"
#include "gui/hexview/hex_view.h"
#include "gui/search/difference_model.h"
#include "gui/search/long_work.h"
#include "gui/session/address_expression.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

struct CompareWindow::Shared {
    std::mutex mutex;
    std::vector<Difference> fresh;
    Result<CompareReport> report = fail(Cause::Cancelled, "");
};

CompareWindow::CompareWindow(std::vector<ComparedSource> sources, std::size_t first, QWidget* parent)
    : QWidget(parent, Qt::Window),
      sources_(std::move(sources)),
      length_(new QLineEdit(this)),
      compare_(new QPushButton(icon("view-refresh"), tr("&Compare"), this)),
      stop_(new QPushButton(icon("process-stop"), tr("&Stop"), this)),
      next_(new QPushButton(icon("go-next"), tr("&Next difference"), this)),
      previous_(new QPushButton(icon("go-previous"), tr("&Previous difference"), this)),
      progress_(new QProgressBar(this)),
      status_(new QLabel(this)),
      list_(new QTreeView(this)),
      views_(new QWidget(this)),
      model_(new DifferenceModel(this)),
      work_(new LongWork(this)) {
    setWindowTitle(tr("Compare"));
    resize(1200, 760);
    auto* grid = new QGridLayout;
    const QString names[] = {tr("&Left:"), tr("&Right:")};
    for (int i = 0; i < 2; ++i) {
        Side& side = sides_[i];
        side.source = new QComboBox(this);
        for (const ComparedSource& one : sources_) side.source->addItem(one.title);
        side.source->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        side.source->setMinimumContentsLength(20);
        side.offset = new QLineEdit(QStringLiteral("0"), this);
        side.offset->setToolTip(tr("Start of the range: 0x200, 1M, 2048s, lba 40"));
        side.offset->setAccessibleName(i == 0 ? tr("Left offset") : tr("Right offset"));
        auto* label = new QLabel(names[i], this);
        label->setBuddy(side.source);
        grid->addWidget(label, i, 0);
        grid->addWidget(side.source, i, 1);
        grid->addWidget(new QLabel(tr("at offset"), this), i, 2);
        grid->addWidget(side.offset, i, 3);
    }
    sides_[0].source->setCurrentIndex(static_cast<int>(first));
    sides_[1].source->setCurrentIndex(
        static_cast<int>(sources_.size() > 1 ? (first + 1) % sources_.size() : first));
    length_->setPlaceholderText(tr("to the end"));
    length_->setAccessibleName(tr("Length"));
    auto* lengthLabel = new QLabel(tr("Len&gth:"), this);
    lengthLabel->setBuddy(length_);
    grid->addWidget(lengthLabel, 0, 4);
    grid->addWidget(length_, 0, 5);
    grid->addWidget(compare_, 1, 5);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 1);
    grid->setColumnStretch(5, 1);

    list_->setModel(model_);
    list_->setAccessibleName(tr("Differences"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAlternatingRowColors(true);
    const int unit = fontMetrics().averageCharWidth();
    list_->header()->resizeSection(0, unit * 18);
    list_->header()->resizeSection(1, unit * 18);
    list_->header()->resizeSection(2, unit * 12);
    auto* views = new QHBoxLayout(views_);
    views->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(views_);
    splitter->addWidget(list_);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({480, 180});
    splitter->setChildrenCollapsible(false);
    views_->setMinimumHeight(fontMetrics().height() * 8);

    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(fontMetrics().height());
    progress_->setMaximumWidth(unit * 30);
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(previous_);
    bottom->addWidget(next_);
    bottom->addWidget(stop_);
    bottom->addWidget(progress_);
    bottom->addWidget(status_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(grid);
    layout->addWidget(splitter, 1);
    layout->addLayout(bottom);

    stop_->hide();
    progress_->hide();
    next_->setEnabled(false);
    previous_->setEnabled(false);
    connect(compare_, &QPushButton::clicked, this, &CompareWindow::compare);
    for (QLineEdit* line : {sides_[0].offset, sides_[1].offset, length_})
        connect(line, &QLineEdit::returnPressed, this, &CompareWindow::compare);
    connect(stop_, &QPushButton::clicked, work_, &LongWork::cancel);
    connect(next_, &QPushButton::clicked, this, [this] { step(false); });
    connect(previous_, &QPushButton::clicked, this, [this] { step(true); });
    connect(new QShortcut(Qt::Key_F3, this), &QShortcut::activated, this, [this] { step(false); });
    connect(new QShortcut(Qt::SHIFT | Qt::Key_F3, this), &QShortcut::activated, this, [this] { step(true); });
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &QWidget::close);
    connect(list_, &QTreeView::clicked, this,
            [this](const QModelIndex& index) { goToDifference(index.row()); });
    connect(list_, &QTreeView::activated, this,
            [this](const QModelIndex& index) { goToDifference(index.row()); });
    connect(work_, &LongWork::ticked, this, &CompareWindow::drain);
    connect(work_, &LongWork::ended, this, &CompareWindow::ended);
}

CompareWindow::~CompareWindow() {
    // Views before their sessions, marks before the sessions that know them.
    for (Side& side : sides_) {
        delete side.view;
        if (side.session && side.marks != nullptr) side.session->removeFieldProvider(side.marks);
    }
}

bool CompareWindow::running() const { return work_->running(); }
QString CompareWindow::status() const { return status_->text(); }

void CompareWindow::setRanges(std::size_t first, const QString& firstOffset, std::size_t second,
                              const QString& secondOffset, const QString& length) {
    sides_[0].source->setCurrentIndex(static_cast<int>(first));
    sides_[0].offset->setText(firstOffset);
    sides_[1].source->setCurrentIndex(static_cast<int>(second));
    sides_[1].offset->setText(secondOffset);
    length_->setText(length);
}

Result<ByteRange> CompareWindow::rangeOf(const Side& side, const SourceSession& session) const {
    ByteRange range{0, session.size()};
    if (!side.offset->text().trimmed().isEmpty()) {
        auto offset = session.parseAddress(side.offset->text());
        if (!offset) return std::unexpected(offset.error());
        range.offset = *offset;
        range.length = session.size() - *offset;
    }
    if (!length_->text().trimmed().isEmpty()) {
        auto length = parseSize(length_->text().trimmed().toStdString(), session.sectorSize());
        if (!length) return std::unexpected(length.error());
        range.length = std::min<std::uint64_t>(range.length, *length);
    }
    return range;
}

// A view of its own on the source: another cursor and other pages than the tab's.
void CompareWindow::showSide(int index, SourceSession& session) {
    Side& side = sides_[index];
    delete side.view;
    side.view = nullptr;
    if (side.session && side.marks != nullptr) side.session->removeFieldProvider(side.marks);
    OpenedSource opened = session.opened();
    opened.source = session.source();
    if (opened.readOnlyReason.empty())
        opened.readOnlyReason =
            Message::plain(tr("this view is read-only; edit the bytes in the disk's own tab").toStdString());
    side.session = std::make_unique<SourceSession>(std::move(opened), session.identity());
    if (side.marks == nullptr) side.marks = new DifferenceMarks(model_, this);
    side.marks->setFrom(side.from);
    side.session->addFieldProvider(side.marks);
    // Edits in the tab are seen here, too.
    connect(&session, &SourceSession::edited, side.session.get(),
            [own = side.session.get()] { own->reread(); });
    side.view = new HexView(side.session.get(), views_);
    HexOptions options;
    options.columns = 16;
    side.view->setOptions(options);
    side.view->setAccessibleName(index == 0 ? tr("Left bytes") : tr("Right bytes"));
    static_cast<QHBoxLayout*>(views_->layout())->insertWidget(index, side.view, 1);
    side.view->show();
    connect(side.session.get(), &SourceSession::visibleRangeChanged, this, [this, index] { follow(index); });
}

// Rows are tied by the distance of the two ranges' starts.
void CompareWindow::follow(int from) {
    const int to = 1 - from;
    if (following_ || sides_[0].view == nullptr || sides_[1].view == nullptr) return;
    following_ = true;
    const std::uint64_t columns = 16;
    const std::uint64_t top = sides_[from].view->topRow() * columns;
    const quint64 here = sides_[from].from / columns * columns;
    const quint64 there = sides_[to].from / columns * columns;
    const std::uint64_t wanted = top + there >= here ? top + there - here : 0;
    sides_[to].view->setTopRow(wanted / columns);
    following_ = false;
}

void CompareWindow::compare() {
    SourceSession* sessions[2];
    ByteRange ranges[2];
    for (int i = 0; i < 2; ++i) {
        sessions[i] = sources_[static_cast<std::size_t>(sides_[i].source->currentIndex())].session;
        if (sessions[i] == nullptr) {
            status_->setText(tr("⚠ %1 is no longer open").arg(sides_[i].source->currentText()));
            return;
        }
        const auto range = rangeOf(sides_[i], *sessions[i]);
        if (!range) {
            status_->setText(tr("⚠ %1").arg(capitalized(errorText(range.error()))));
            return;
        }
        ranges[i] = *range;
        sides_[i].from = range->offset;
    }
    model_->reset(ranges[0].offset, ranges[1].offset);
    full_ = false;
    following_ = true;  // until both views are there
    for (int i = 0; i < 2; ++i) showSide(i, *sessions[i]);
    for (int i = 0; i < 2; ++i) sides_[i].session->goTo(ranges[i].offset);
    following_ = false;
    follow(0);
    setWindowTitle(
        tr("Compare %1 with %2").arg(sides_[0].source->currentText(), sides_[1].source->currentText()));
    shared_ = std::make_shared<Shared>();
    work_->start([shared = shared_, first = sessions[0]->source(), second = sessions[1]->source(),
                  a = ranges[0], b = ranges[1]](Progress& progress) {
        std::uint64_t kept = 0;
        auto report = sectorsmith::compare(
            {first.get(), a.offset, a.length}, {second.get(), b.offset, b.length},
            [&](const Difference& one) {
                const std::lock_guard lock(shared->mutex);
                shared->fresh.push_back(one);
                return ++kept <= static_cast<std::uint64_t>(DifferenceModel::bound);
            },
            progress);
        const std::lock_guard lock(shared->mutex);
        shared->report = std::move(report);
    });
    compare_->setEnabled(false);
    stop_->show();
    progress_->show();
}

void CompareWindow::drain() {
    std::vector<Difference> fresh;
    {
        const std::lock_guard lock(shared_->mutex);
        fresh.swap(shared_->fresh);
    }
    if (!model_->append(fresh)) full_ = true;
    next_->setEnabled(model_->rowCount() > 0);
    previous_->setEnabled(model_->rowCount() > 0);
    if (!work_->running() || work_->total() == 0) return;
    progress_->setValue(
        static_cast<int>(static_cast<double>(work_->done()) * 1000.0 / static_cast<double>(work_->total())));
    status_->setText(tr("%n difference(s); %1", nullptr, model_->rowCount()).arg(work_->progressText()));
}

void CompareWindow::ended() {
    compare_->setEnabled(true);
    stop_->hide();
    progress_->hide();
    const int runs = model_->rowCount();
    const std::lock_guard lock(shared_->mutex);
    if (!shared_->report) {
        const Error& error = shared_->report.error();
        status_->setText(error.cause == Cause::Cancelled ? tr("Stopped after %n difference(s)", nullptr, runs)
                                                         : tr("⚠ %1").arg(capitalized(errorText(error))));
        return;
    }
    const CompareReport& report = *shared_->report;
    QString text;
    if (report.runs == 0) text = tr("No differences");
    else if (full_) text = tr("More than %n difference(s); only these are listed.", nullptr, runs);
    else
        text = tr("%n difference(s): %1 of %2 differ.", nullptr, runs)
                   .arg(QLocale().toString(static_cast<qulonglong>(report.differingBytes)),
                        bytesText(report.comparedBytes));
    if (report.firstLength != report.secondLength)
        text += QLatin1Char(' ') + tr("Sizes differ: left %1, right %2.")
                                       .arg(bytesText(report.firstLength), bytesText(report.secondLength));
    if (report.unreadableBytes > 0)
        text += QLatin1Char(' ') + tr("%1 unreadable on one side.").arg(bytesText(report.unreadableBytes));
    status_->setText(text);
}

void CompareWindow::goToDifference(int row) {
    if (row < 0 || row >= model_->rowCount()) return;
    const Difference& one = model_->all()[static_cast<std::size_t>(row)];
    // Each would scroll as it likes: the left one does, and the right one stays beside it.
    following_ = true;
    for (Side& side : sides_)
        if (side.session) side.session->goTo(side.from + one.offset, one.length);
    following_ = false;
    follow(0);
    list_->setCurrentIndex(model_->index(row, 0));
}

void CompareWindow::step(bool backward) {
    const int rows = model_->rowCount();
    if (rows == 0) return;
    const QModelIndex now = list_->currentIndex();
    const int row =
        !now.isValid() ? (backward ? rows - 1 : 0) : (now.row() + (backward ? rows - 1 : 1)) % rows;
    goToDifference(row);
}

}  // namespace sectorsmith::gui
