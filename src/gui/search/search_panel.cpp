// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/search_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <mutex>

#include "gui/search/long_work.h"
#include "gui/search/match_model.h"
#include "gui/search/search_form.h"
#include "gui/session/source_session.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

// How far a match that begins inside a range may reach out of it.
std::uint64_t reachOf(const Pattern& pattern) {
    return std::clamp<std::uint64_t>(pattern.longest(), 1, Pattern::maximumMatch);
}

}  // namespace

// What was found in one source.
struct SearchPanel::Results {
    std::unique_ptr<MatchModel> model;
    QString status;
};

// Between the thread that searches and this panel.
struct SearchPanel::Shared {
    std::mutex mutex;
    std::vector<Match> fresh;
    Result<SearchReport> report = fail(Cause::Cancelled, "");
};

// The search that runs, or ran last.
struct SearchPanel::Run {
    std::shared_ptr<Shared> shared = std::make_shared<Shared>();
    std::shared_ptr<const Pattern> pattern;
    QPointer<SourceSession> session;
    bool all = false;
    bool backward = false;
    bool wrapped = false;    // it went round the end
    bool full = false;       // more were found than the list takes
    SearchOptions whole;     // the range that was asked for
    std::uint64_t from = 0;  // where a step began
    std::uint64_t found = 0;
    std::optional<Match> hit;
    std::uint64_t unreadable = 0;  // of the part before it went round
};

SearchPanel::SearchPanel(QWidget* parent)
    : Panel(parent),
      form_(new SearchForm(this)),
      next_(new QPushButton(icon("go-next"), tr("&Next"), this)),
      previous_(new QPushButton(icon("go-previous"), tr("&Previous"), this)),
      all_(new QPushButton(icon("edit-find"), tr("Find &all"), this)),
      stop_(new QPushButton(icon("process-stop"), tr("&Stop"), this)),
      progress_(new QProgressBar(this)),
      status_(new QLabel(this)),
      list_(new QTreeView(this)),
      work_(new LongWork(this)) {
    list_->setAccessibleName(tr("Search results"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setAlternatingRowColors(true);
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);
    status_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    progress_->setRange(0, 1000);
    progress_->setMaximumHeight(fontMetrics().height());
    progress_->setTextVisible(false);
    progress_->setMaximumWidth(fontMetrics().averageCharWidth() * 24);

    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {next_, previous_, all_, stop_}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addWidget(progress_);
    buttons->addWidget(status_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 0);
    layout->addWidget(form_);
    layout->addLayout(buttons);
    layout->addWidget(list_, 1);

    connect(next_, &QPushButton::clicked, this, &SearchPanel::findNext);
    connect(previous_, &QPushButton::clicked, this, &SearchPanel::findPrevious);
    connect(all_, &QPushButton::clicked, this, &SearchPanel::findAll);
    connect(stop_, &QPushButton::clicked, this, &SearchPanel::stop);
    connect(form_, &SearchForm::findWanted, this, [this](bool backward) { step(backward); });
    connect(work_, &LongWork::ticked, this, &SearchPanel::drain);
    connect(work_, &LongWork::ended, this, &SearchPanel::ended);
    const auto go = [this](const QModelIndex& index) {
        if (!session_ || !index.isValid() || current() == nullptr) return;
        const Match& match = current()->model->matches()[static_cast<std::size_t>(index.row())];
        session_->goTo(match.offset, match.length);
    };
    connect(list_, &QTreeView::activated, this, go);
    connect(list_, &QTreeView::clicked, this, go);
    showRunning();
    setEnabled(false);
}

SearchPanel::~SearchPanel() = default;

SearchPanel::Results* SearchPanel::current() const {
    return session_ ? results_.value(session_.data()).get() : nullptr;
}

const MatchModel* SearchPanel::matches() const {
    return current() != nullptr ? current()->model.get() : nullptr;
}
bool SearchPanel::hasPattern() const { return !form_->text().isEmpty(); }
bool SearchPanel::searching() const { return work_->running(); }
QString SearchPanel::status() const { return status_->text(); }

void SearchPanel::setSession(SourceSession* session) {
    session_ = session;
    form_->setSession(session);
    setEnabled(session != nullptr);
    if (session == nullptr) {
        list_->setModel(nullptr);
        status_->clear();
        return;
    }
    if (!results_.contains(session)) {
        auto results = std::make_shared<Results>();
        results->model = std::make_unique<MatchModel>(session);
        results_.insert(session, results);
        connect(session, &QObject::destroyed, this, [this, session] {
            if (run_ && run_->session.isNull()) work_->cancel();
            results_.remove(session);
        });
    }
    list_->setModel(current()->model.get());
    auto* header = list_->header();
    header->setStretchLastSection(true);
    const int unit = fontMetrics().averageCharWidth();
    const int widths[] = {unit * 16, unit * 14, unit * 24, unit * 8};
    for (int i = 0; i < 4; ++i)
        if (header->sectionSize(i) < widths[i]) header->resizeSection(i, widths[i]);
    status_->setText(current()->status);
}

void SearchPanel::open() { form_->focusText(); }
void SearchPanel::findNext() { step(false); }
void SearchPanel::findPrevious() { step(true); }
void SearchPanel::stop() { work_->cancel(); }

void SearchPanel::tell(const QString& text, bool wrong) {
    const QString shown = wrong ? tr("⚠ %1").arg(capitalized(text)) : text;
    if (run_ && run_->session && results_.contains(run_->session.data()))
        results_.value(run_->session.data())->status = shown;
    if (!run_ || run_->session == session_) status_->setText(shown);
}

// From just behind (before) the cursor to the end of the range, then from the other end.
void SearchPanel::step(bool backward) {
    if (!session_) return;
    const auto where = form_->where();
    if (!where) {
        status_->setText(errorText(where.error()));
        return;
    }
    SearchOptions part = *where;
    const std::uint64_t end = part.offset + part.length;
    const ByteRange selection = session_->selection();
    // What is selected was found just now: go on behind its first byte. Else the byte at the cursor counts.
    std::uint64_t from = selection.empty() ? session_->cursor() : selection.offset + (backward ? 0 : 1);
    if (selection == ByteRange{where->offset, where->length})  // the range itself
        from = backward ? end : where->offset;
    from = std::clamp(from, part.offset, end);
    if (backward) {
        // A match may begin before the place and reach beyond it.
        const auto pattern = form_->pattern();
        const std::uint64_t reach = pattern ? reachOf(**pattern) : 1;
        part.length = std::min(end, from + (reach > 0 ? reach - 1 : 0)) - part.offset;
    } else {
        part.length = end - from;
        part.offset = from;
    }
    begin(false, backward, part, false, backward ? from : UINT64_MAX);
    if (run_ && work_->running()) {
        run_->whole = *where;
        run_->from = from;
    }
}

void SearchPanel::findAll() {
    if (!session_) return;
    const auto where = form_->where();
    if (!where) {
        status_->setText(errorText(where.error()));
        return;
    }
    begin(true, false, *where, false);
    if (run_ && work_->running()) run_->whole = *where;
}

void SearchPanel::begin(bool all, bool backward, const SearchOptions& options, bool wrapped,
                        std::uint64_t startBelow) {
    auto pattern = form_->pattern();
    if (!pattern) {
        status_->setText(tr("⚠ %1").arg(capitalized(errorText(pattern.error()))));
        form_->focusText();
        return;
    }
    form_->remember();
    const std::unique_ptr<Run> before = std::move(run_);
    run_ = std::make_unique<Run>();
    run_->pattern = *pattern;
    run_->session = session_;
    run_->all = all;
    run_->backward = backward;
    run_->wrapped = wrapped;
    if (wrapped && before) {
        run_->whole = before->whole;
        run_->from = before->from;
        run_->unreadable = before->unreadable;
    }
    if (all) {
        current()->model->clear();
        session_->clearHits();
    }
    SearchOptions wanted = options;
    wanted.backward = backward;
    work_->start([shared = run_->shared, source = session_->source(), pattern = *pattern, wanted, all,
                  startBelow](Progress& progress) {
        std::uint64_t kept = 0;
        auto report = search(
            *source, *pattern, wanted,
            [&](Match match) {
                // A backward step looks a little beyond its place for matches that reach over it.
                if (match.offset >= startBelow) return true;
                const std::lock_guard lock(shared->mutex);
                shared->fresh.push_back(match);
                // The list has a bound; what comes after it is of no use to anyone.
                return all && ++kept <= static_cast<std::uint64_t>(MatchModel::bound);
            },
            progress);
        const std::lock_guard lock(shared->mutex);
        shared->report = std::move(report);
    });
    showRunning();
}

void SearchPanel::drain() {
    if (!run_) return;
    std::vector<Match> fresh;
    {
        const std::lock_guard lock(run_->shared->mutex);
        fresh.swap(run_->shared->fresh);
    }
    run_->found += fresh.size();
    if (run_->all && run_->session && results_.contains(run_->session.data())) {
        MatchModel& model = *results_.value(run_->session.data())->model;
        const std::size_t before = model.matches().size();
        if (!model.append(fresh)) run_->full = true;
        std::vector<quint64> hits;
        for (const Match& match : std::span(model.matches()).subspan(before)) hits.push_back(match.offset);
        run_->session->addHits(hits);
    } else if (!fresh.empty()) {
        run_->hit = fresh.front();
    }
    if (work_->running()) {
        progress_->setValue(work_->total() == 0
                                ? 0
                                : static_cast<int>(static_cast<double>(work_->done()) * 1000.0 /
                                                   static_cast<double>(work_->total())));
        tell(run_->all ? tr("%1 found; %2", nullptr, pluralOf(run_->found))
                             .arg(QLocale().toString(run_->found), work_->progressText())
                       : work_->progressText());
    }
}

void SearchPanel::ended() {
    showRunning();
    if (!run_ || !run_->session) return;
    Result<SearchReport> report = fail(Cause::Cancelled, "");
    {
        const std::lock_guard lock(run_->shared->mutex);
        report = run_->shared->report;
    }
    if (!report && report.error().cause != Cause::Cancelled) {
        tell(errorText(report.error()), true);
        run_->session->report(SourceSession::Severity::Error, tr("Search: %1").arg(errorText(report.error())),
                              report.error().offset);
        return;
    }
    if (report) run_->unreadable += report->unreadableBytes;
    const quint64 badSectors =
        (run_->unreadable + run_->session->sectorSize() - 1) / run_->session->sectorSize();
    const QString unreadable =
        run_->unreadable == 0
            ? QString()
            : QStringLiteral("; ") + tr("%1 unreadable sector(s) skipped", nullptr, pluralOf(badSectors))
                                         .arg(QLocale().toString(badSectors));
    if (run_->all) {
        const quint64 found = run_->full ? static_cast<quint64>(MatchModel::bound) : run_->found;
        const QString count = QLocale().toString(found);
        QString text;
        if (!report) text = tr("Stopped; %1 found", nullptr, pluralOf(found)).arg(count);
        else if (run_->full)
            text = tr("More than %1 found; only these are listed", nullptr, pluralOf(found)).arg(count);
        else
            //: Number of results, time, speed: 3 found in 2 seconds (1.2 GB/s)
            text = tr("%1 found in %2 (%3)", nullptr, pluralOf(found))
                       .arg(count,
                            durationText(report->searchedBytes == 0 || work_->bytesPerSecond() <= 0
                                             ? 0
                                             : static_cast<double>(report->searchedBytes) /
                                                   work_->bytesPerSecond()),
                            speedText(work_->bytesPerSecond()));
        tell(text + unreadable);
        return;
    }
    if (!report) {
        tell(tr("Stopped"));
        return;
    }
    if (run_->hit) {
        if (run_->session == session_) session_->goTo(run_->hit->offset, run_->hit->length);
        tell((run_->wrapped ? (run_->backward ? tr("Found (search continued from the end)")
                                              : tr("Found (search continued from the start)"))
                            : tr("Found")) +
             unreadable);
        return;
    }
    if (!run_->wrapped && run_->session == session_) {
        // The other part, overlapping by what a match may reach over.
        SearchOptions rest = run_->whole;
        const std::uint64_t end = rest.offset + rest.length;
        const std::uint64_t reach = reachOf(*run_->pattern);
        if (run_->backward) {
            rest.length = end - run_->from;
            rest.offset = run_->from;
        } else {
            rest.length = std::min(end, run_->from + reach) - rest.offset;
        }
        if (rest.length > 0) {
            begin(false, run_->backward, rest, true);
            return;
        }
    }
    tell(tr("Not found") + unreadable);
}

void SearchPanel::showRunning() {
    const bool running = work_->running();
    next_->setEnabled(!running);
    previous_->setEnabled(!running);
    all_->setEnabled(!running);
    stop_->setVisible(running);
    progress_->setVisible(running);
    if (!running) progress_->setValue(0);
}

}  // namespace sectorsmith::gui
