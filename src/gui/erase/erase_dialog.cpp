// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/erase_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>
#include <limits>

#include "base/units.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"
#include "io/cached_source.h"
#include "ops/undo_record.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

namespace {

constexpr int mostLeftLines = 5;

// Messages of the engine end with a full stop or without: here they go into the middle of a sentence.
QString clause(const std::string& message) {
    QString text = toQString(message).trimmed();
    while (text.endsWith(QLatin1Char('.'))) text.chop(1);
    return text;
}
QString exactSize(std::uint64_t bytes) { return sizeText(bytes); }

// The whole disk, read anew.
Result<std::shared_ptr<ByteSource>> openAnew(const WriteTarget& target) {
    OpenOptions options;
    options.sectorSize = target.sectorSize;
    options.asBytes = target.asBytes;
    auto opened = openPath(target.path, options);
    if (!opened) return std::unexpected(opened.error());
    if (!opened->readOnlyReason.empty()) return fail(Cause::Refused, opened->readOnlyReason);
    return opened->source;
}

// Progress of a fill or a FITRIM: shown through the map's counters.
class MapProgress : public Progress {
 public:
    // `begin`: where on the map the filling starts.
    MapProgress(std::shared_ptr<FillMapState> map, std::uint64_t begin)
        : map_(std::move(map)), begin_(begin) {}
    void update(std::uint64_t done, std::uint64_t total) override {
        map_->update(done, total);
        if (done > shown_) map_->piece({begin_ + shown_, done - shown_}, EraseWatcher::Piece::Written);
        shown_ = std::max(shown_, done);
    }
    bool cancelled() const override { return map_->cancelled(); }

 private:
    std::shared_ptr<FillMapState> map_;
    std::uint64_t begin_;
    std::uint64_t shown_ = 0;
};

}  // namespace

EraseDialog::EraseDialog(SourceSession* session, Mode mode, QWidget* parent)
    : QDialog(parent),
      session_(session),
      mode_(mode),
      timer_(new QTimer(this)),
      title_(plainLabel(this)),
      what_(new QComboBox(this)),
      method_(new QComboBox(this)),
      verify_(new QCheckBox(tr("Read everything bac&k afterwards, not samples alone"), this)),
      secure_(new QCheckBox(tr("Have the drive clear the cells as well (&secure discard; few can)"), this)),
      reserve_(new QSpinBox(this)),
      form_(new QFormLayout),
      plan_(plainLabel(this)),
      cautions_(plainLabel(this)),
      view_(new FillMap(this)),
      bar_(new QProgressBar(this)),
      speed_(new QLabel(this)),
      resultSymbol_(new QLabel(this)),
      result_(plainLabel(this)),
      nameLabel_(plainLabel(this)),
      name_(new QLineEdit(this)),
      copyRule_(new QPushButton(icon("edit-copy"), tr("Copy the udev &rule"), this)),
      start_(new QPushButton(mode == Mode::Trim ? tr("&Trim") : tr("&Erase"), this)),
      again_(new QPushButton(tr("&Begin again"), this)),
      cancel_(new QPushButton(tr("Close"), this)) {
    setWindowTitle(mode == Mode::Trim ? tr("TRIM") : tr("Erase unused space"));
    auto* symbol = new QLabel(this);
    symbol->setPixmap(icon(session->opened().isDevice ? "drive-harddisk" : "drive-image").pixmap(40, 40));
    QFont large = title_->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    title_->setFont(large);
    what_->setAccessibleName(tr("What"));
    what_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    method_->setAccessibleName(tr("Method"));
    method_->addItem(tr("Write zeros over what is not zero already"), static_cast<int>(EraseMethod::Zero));
    method_->addItem(tr("Write random bytes over everything"), static_cast<int>(EraseMethod::Random));
    if (systemZeroesRanges())
        method_->addItem(tr("Have the system zero it (fast)"), static_cast<int>(EraseMethod::ZeroRange));
    if (!session->opened().isDevice)
        method_->addItem(tr("Punch holes into the image file"), static_cast<int>(EraseMethod::Punch));
    method_->addItem(tr("Tell the disk that it is not needed (TRIM)"), static_cast<int>(EraseMethod::Trim));
    name_->setAccessibleName(tr("Name of the disk"));
    name_->setMaximumWidth(fontMetrics().averageCharWidth() * 40);
    bar_->setTextVisible(true);
    start_->setAutoDefault(false);
    again_->setAutoDefault(false);
    cancel_->setAutoDefault(false);

    auto* head = new QHBoxLayout;
    head->addWidget(symbol, 0, Qt::AlignTop);
    head->addWidget(title_, 1);
    reserve_->setSuffix(tr(" MiB"));
    reserve_->setGroupSeparatorShown(true);
    reserve_->setToolTip(tr("So much of the volume stays free for other programs while it is filled."));
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->addRow(tr("&What:"), what_);
    form_->addRow(tr("&How:"), method_);
    form_->addRow(QString(), verify_);
    form_->addRow(QString(), secure_);
    form_->addRow(tr("Keep &free:"), reserve_);
    form_->setRowVisible(method_, mode == Mode::Erase);
    auto* outcome = new QHBoxLayout;
    outcome->addWidget(resultSymbol_, 0, Qt::AlignTop);
    outcome->addWidget(result_, 1);
    auto* naming = new QHBoxLayout;
    naming->addWidget(nameLabel_, 1);
    naming->addWidget(name_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(copyRule_);
    buttons->addStretch(1);
    buttons->addWidget(again_);
    buttons->addWidget(start_);
    buttons->addWidget(cancel_);
    auto* box = new QVBoxLayout(this);
    box->addLayout(head);
    box->addLayout(form_);
    box->addWidget(plan_);
    box->addWidget(view_);
    box->addWidget(bar_);
    box->addWidget(speed_);
    box->addWidget(cautions_);
    box->addLayout(outcome);
    box->addLayout(naming);
    box->addStretch(1);
    box->addLayout(buttons);
    resize(fontMetrics().averageCharWidth() * 95, fontMetrics().height() * 30);

    connect(what_, &QComboBox::currentIndexChanged, this, &EraseDialog::prepare);
    connect(method_, &QComboBox::currentIndexChanged, this, &EraseDialog::prepare);
    connect(secure_, &QCheckBox::toggled, this, &EraseDialog::prepare);
    connect(name_, &QLineEdit::textChanged, this, &EraseDialog::updateStart);
    connect(name_, &QLineEdit::returnPressed, this, &EraseDialog::start);
    connect(start_, &QPushButton::clicked, this, &EraseDialog::start);
    connect(again_, &QPushButton::clicked, this, &EraseDialog::prepare);
    connect(cancel_, &QPushButton::clicked, this, &EraseDialog::reject);
    connect(copyRule_, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(toQString(prepared_.support->udevRule)); });
    connect(timer_, &QTimer::timeout, this, &EraseDialog::showProgress);
    connect(session, &QObject::destroyed, this, [this] { done(Rejected); });
    copyRule_->hide();
    fillChoices();
    prepare();
}

EraseDialog::~EraseDialog() {
    if (reading_) reading_->cancel();
    if (map_) map_->cancel();
}

QString EraseDialog::planText() const { return plan_->text(); }
QString EraseDialog::resultText() const { return result_->text(); }

EraseMethod EraseDialog::chosenMethod() const {
    return mode_ == Mode::Trim ? EraseMethod::Trim : static_cast<EraseMethod>(method_->currentData().toInt());
}

bool EraseDialog::secureChosen() const { return secure_->isVisibleTo(this) && secure_->isChecked(); }

void EraseDialog::addChoice(const QString& text, EraseJob job, const QString& mountPoint) {
    choices_.push_back({text, std::move(job), mountPoint});
}

void EraseDialog::fillChoices() {
    const QSignalBlocker quiet(what_);
    const WriteTarget target = session_->writeTarget();
    EraseJob job;
    job.target.path = target.path;
    job.target.sectorSize = target.sectorSize;
    job.target.asBytes = target.asBytes;
    const quint64 base = session_->diskOffset();
    const bool partition = base != 0 || session_->size() != session_->disk()->size();
    const ByteRange whole{base, session_->size()};
    if (partition) job.partition = whole;
    DeviceFacts facts;
    if (session_->opened().isDevice)
        if (auto known = deviceFacts(target.path)) facts = std::move(*known);

    const auto addVolume = [&](const QString& text, const ByteRange& range, bool isPartition) {
        EraseJob one = job;
        one.free.volume = range;
        if (isPartition) one.partition = range;
        const QString point = toQString(mountPointOf(facts, range.offset, range.length));
        addChoice(point.isEmpty() ? tr("Free space of %1").arg(text)
                                  : tr("Free space of %1, mounted at %2").arg(text, point),
                  one, point);
    };
    const DiskLayout* layout = session_->layout();
    const bool table = !partition && layout != nullptr && !layout->scheme.isEmpty();
    if (table) {
        for (const LayoutPart& part : layout->parts)
            if (!part.index.isEmpty() && !part.fileSystem.isEmpty())
                addVolume(tr("partition %1: %2 (%3)").arg(part.index, part.title(), part.fileSystem),
                          {part.range.offset, part.range.length}, true);
        EraseJob gaps = job;
        gaps.free.gaps = true;
        addChoice(tr("Gaps between the partitions"), gaps);
    } else {
        addVolume(session_->title(), whole, partition);
    }
    if (mode_ == Mode::Trim) {
        if (const ByteRange selected = session_->selection(); !selected.empty()) {
            EraseJob range = job;
            range.range = ByteRange{base + selected.offset, selected.length};
            addChoice(tr("The selected bytes (%1)").arg(exactSize(selected.length)), range);
        }
        EraseJob everything = job;
        everything.range = whole;
        addChoice(partition ? tr("Everything in the partition") : tr("Everything on the disk"), everything);
    }
    for (const Choice& choice : choices_) what_->addItem(choice.text);
    // The partition at the cursor is what people look at.
    if (table)
        if (const LayoutPart* part = session_->partAt(session_->cursor()))
            for (std::size_t i = 0; i < choices_.size(); ++i)
                if (choices_[i].job.free.volume && choices_[i].job.free.volume->offset == part->range.offset)
                    what_->setCurrentIndex(static_cast<int>(i));
}

// What the map shows: the volume, the range, or for what lies outside of partitions the whole disk.
ByteRange EraseDialog::extentOf(const Choice& choice) const {
    if (choice.job.range) return *choice.job.range;
    if (choice.job.free.volume) return *choice.job.free.volume;
    return {0, session_->disk()->size()};
}

void EraseDialog::setState(State state) {
    state_ = state;
    const bool working = state == State::Working;
    what_->setEnabled(!working);
    method_->setEnabled(!working);
    verify_->setEnabled(!working);
    secure_->setEnabled(!working);
    reserve_->setEnabled(!working);
    name_->setEnabled(state == State::Ready);
    nameLabel_->setVisible(state == State::Ready);
    name_->setVisible(state == State::Ready);
    bar_->setVisible(working || state == State::Preparing);
    speed_->setVisible(working);
    // A map of nothing would look like a full disk.
    if (state != State::Preparing) view_->setVisible(view_->hasState());
    if (state == State::Done) {
        plan_->setText(planAfterwards_);
        plan_->setVisible(!planAfterwards_.isEmpty());
    }
    start_->setVisible(state == State::Ready || working);
    again_->setVisible(state == State::Done && incomplete_);
    cancel_->setText(working ? tr("Stop") : tr("Close"));
    updateStart();
    // Texts came that need lines: nothing is squeezed while the screen has room.
    const int wanted = std::min(layout()->totalHeightForWidth(width()), screen()->availableSize().height());
    if (height() < wanted) resize(width(), wanted);
    Q_EMIT stateChanged();
}

void EraseDialog::updateStart() {
    start_->setEnabled(state_ == State::Ready && !prepared_.name.empty() &&
                       name_->text() == toQString(prepared_.name));
}

void EraseDialog::tell(const QString& text, const char* symbol) {
    result_->setText(text);
    result_->setVisible(!text.isEmpty());
    resultSymbol_->setVisible(!text.isEmpty());
    if (symbol != nullptr) resultSymbol_->setPixmap(icon(symbol).pixmap(fontMetrics().height() + 4));
}

void EraseDialog::prepare() {
    if (!session_ || state_ == State::Working || what_->currentIndex() < 0) return;
    if (reading_) reading_->cancel();
    reading_ = std::make_shared<SilentProgress>();
    const Choice& choice = choices_[static_cast<std::size_t>(what_->currentIndex())];
    EraseJob job = choice.job;
    job.options.method = chosenMethod();
    const bool fill = !choice.mountPoint.isEmpty();
    form_->setRowVisible(verify_, mode_ == Mode::Erase && !fill);
    form_->setRowVisible(secure_, mode_ == Mode::Trim && !fill && session_->opened().isDevice);
    form_->setRowVisible(reserve_, false);
    tell({}, nullptr);
    name_->clear();
    cautions_->clear();
    copyRule_->hide();
    plan_->setText(tr("Looking at the disk…"));
    view_->setState(nullptr);
    bar_->setRange(0, 0);
    setState(State::Preparing);
    title_->setText(session_->title());
    const quint64 request = ++asked_;
    const bool staged = session_->hasEdits();
    runInBackground(
        this,
        [job, fill, point = choice.mountPoint.toStdString(), reading = reading_, staged,
         isDevice = session_->opened().isDevice] {
            Prepared out;
            if (auto facts = factsWithUsers(job.target)) {
                out.name = nameToType(*facts);
                out.disk = describe(identityOf(*facts, !isDevice));
            }
            if (job.options.method == EraseMethod::Trim) {
                auto support = isDevice ? trimSupport(job.target.path)
                                        : Result<TrimSupport>(trimSupportOfImage(job.target.path));
                if (support) out.support = std::move(*support);
            }
            if (staged) {
                out.refused = Error{Cause::Refused,
                                    "There are edits that are not written yet: write or discard them first"};
                return out;
            }
            if (fill) {
                auto volume = mountedVolumeAt(point);
                if (!volume) {
                    out.refused = volume.error();
                    return out;
                }
                out.name = volume->name;
                if (job.options.method == EraseMethod::Punch || job.options.method == EraseMethod::ZeroRange)
                    out.refused =
                        Error{Cause::Refused, "a mounted volume is filled with zeros or random bytes"};
                else if (job.options.method != EraseMethod::Trim && !volume->refusal.empty())
                    out.refused = Error{Cause::Refused, volume->refusal + ". " + volume->alternative};
                out.mounted = std::move(*volume);
            } else {
                auto disk = openAnew(job.target);
                if (!disk) {
                    out.refused = disk.error();
                    return out;
                }
                auto plan = planErase(job, *disk, *reading);
                if (plan) out.plan = std::move(*plan);
                else out.refused = plan.error();
            }
            if (!out.refused && out.support && !out.support->available)
                out.refused = Error{Cause::Unsupported, out.support->reason};
            return out;
        },
        [this, request](Prepared prepared) {
            if (request == asked_) present(std::move(prepared));
        });
}

void EraseDialog::present(Prepared prepared) {
    prepared_ = std::move(prepared);
    if (QString disk = toQString(prepared_.disk); !disk.isEmpty()) {
        disk[0] = disk[0].toUpper();
        title_->setText(disk);
    }
    QStringList text;
    QStringList lasting;
    QStringList cautions;
    const Choice& choice = choices_[static_cast<std::size_t>(what_->currentIndex())];
    const EraseMethod method = chosenMethod();
    if (prepared_.mounted) {
        const MountPointFacts& volume = *prepared_.mounted;
        text << tr("%1 at %2 (%3): %4 of %5 are free.")
                    .arg(toQString(volume.type), toQString(volume.mountPoint), toQString(volume.device),
                         exactSize(volume.space.free), exactSize(volume.space.total));
        if (method != EraseMethod::Trim && !prepared_.refused) {
            text << tr(
                "It is filled with files nobody sees, up to what stays free for other programs; then "
                "they go. Unmounted, the free blocks are found exactly and without filling it.");
            reserve_->setMaximum(static_cast<int>(
                std::min<std::uint64_t>(volume.space.free / mebibyte, std::numeric_limits<int>::max())));
            reserve_->setValue(static_cast<int>(defaultReserve(volume.space) / mebibyte));
            form_->setRowVisible(reserve_, true);
            // Which blocks the files get is the file system's affair: the map shows amounts, used space first.
            const std::uint64_t free = std::max<std::uint64_t>(volume.space.free, 1);
            const std::uint64_t total = std::max(volume.space.total, free);
            map_ = std::make_shared<FillMapState>(ByteRange{0, total},
                                                  std::vector<ByteRange>{{total - free, free}});
            usedBefore_ = total - free;
        }
    } else if (!prepared_.refused) {
        const FreeRanges& space = prepared_.plan.space;
        if (space.volume)
            lasting << tr("%1: %2 in use, %3 free.")
                           .arg(toQString(space.volume->name), exactSize(space.volume->usedBytes),
                                exactSize(space.volume->freeBytes));
        text << lasting;
        const QString pieces = space.ranges.size() == 1
                                   ? tr("1 piece")
                                   : tr("%1 pieces").arg(QLocale().toString(qulonglong{space.ranges.size()}));
        const QString becomes = method == EraseMethod::Trim        ? tr("trimmed")
                                : method == EraseMethod::Punch     ? tr("punched out of the file")
                                : method == EraseMethod::ZeroRange ? tr("made zero by the system")
                                                                   : tr("overwritten");
        text << tr("%1 in %2 would be %3.").arg(exactSize(space.bytes), pieces, becomes);
        for (const std::string& one : prepared_.plan.destroys)
            text << tr("This destroys %1.").arg(toQString(one));
        QStringList stays;
        for (const std::string& note : space.notes) stays << toQString(note);
        int lines = 0;
        for (const SkippedRange& left : space.left) {
            if (++lines > mostLeftLines) {
                stays << tr("… and %1 more places that stay").arg(space.left.size() - mostLeftLines);
                break;
            }
            stays << tr("Stays: %1 at %2 (%3)")
                         .arg(exactSize(left.length), exactSize(left.offset), toQString(left.why));
        }
        text << stays;
        lasting << stays;
        map_ = std::make_shared<FillMapState>(extentOf(choice), space.ranges);
        view_->setState(map_);
    }
    if (prepared_.support) {
        if (!prepared_.refused) text << toQString(prepared_.support->reason);
        for (const std::string& help : prepared_.support->help)
            text << QStringLiteral("• ") + toQString(help);
        if (!prepared_.support->udevRule.empty()) text << toQString(prepared_.support->udevRule);
        copyRule_->setVisible(!prepared_.support->udevRule.empty());
    }
    if (!prepared_.refused) {
        EraseOptions options;
        options.method = method;
        options.secure = secureChosen();
        for (const std::string& caution : eraseCautions(options, !session_->opened().isDevice,
                                                        prepared_.plan.facts.rotational, !choice.job.range))
            cautions << toQString(caution);
    }
    plan_->setText(text.join(u'\n'));
    plan_->setVisible(!text.isEmpty());
    planAfterwards_ = lasting.join(u'\n');
    cautions_->setText(cautions.join(u'\n'));
    cautions_->setVisible(!cautions.isEmpty());
    if (prepared_.refused) {
        tell(prepared_.refused->cause == Cause::Unsupported && prepared_.support &&
                     !prepared_.support->available
                 ? tr("TRIM does not get through: %1.").arg(clause(prepared_.refused->message))
                 : tr("This is not possible now: %1.").arg(clause(prepared_.refused->message)),
             "dialog-warning");
        setState(State::Refused);
        return;
    }
    nameLabel_->setText(tr("To go on, type the name of the disk: %1").arg(toQString(prepared_.name)));
    setState(State::Ready);
    name_->setFocus();
}

void EraseDialog::start() {
    if (state_ != State::Ready || !start_->isEnabled() || !session_) return;
    const Choice& choice = choices_[static_cast<std::size_t>(what_->currentIndex())];
    EraseJob job = choice.job;
    job.options.method = chosenMethod();
    job.options.readAllBack = verify_->isChecked();
    job.options.secure = secureChosen();
    incomplete_ = false;
    if (!map_) map_ = std::make_shared<FillMapState>(ByteRange{0, 1}, std::vector<ByteRange>{{0, 1}});
    view_->setState(map_);
    tell({}, nullptr);
    bar_->setRange(0, 1000);
    bar_->setValue(0);
    time_.start();
    timer_->start(100);
    setState(State::Working);
    if (prepared_.mounted) {
        auto progress = std::make_shared<MapProgress>(map_, usedBefore_);
        if (job.options.method == EraseMethod::Trim) {
            runInBackground(
                this, [volume = *prepared_.mounted, progress] { return trimMounted(volume, 0, *progress); },
                [this](Result<std::uint64_t> result) { trimmedMounted(std::move(result)); });
            return;
        }
        FillOptions options;
        options.random = job.options.method == EraseMethod::Random;
        options.reserve = static_cast<std::uint64_t>(reserve_->value()) * mebibyte;
        runInBackground(
            this,
            [point = prepared_.mounted->mountPoint, options, progress] {
                return fillVolume(point, options, *progress);
            },
            [this](Result<FillReport> result) { filled(std::move(result)); });
        return;
    }
    runInBackground(
        this, [job, plan = prepared_.plan, map = map_] { return runErase(job, plan, *map); },
        [this](Result<EraseResult> result) { erased(std::move(result)); });
}

void EraseDialog::showProgress() {
    if (state_ != State::Working) return;
    view_->refresh();
    const std::uint64_t done = map_->doneBytes();
    const std::uint64_t total = map_->totalBytes();
    if (total == 0 || map_->cancelled()) return;
    bar_->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(total) * 1000));
    const double seconds = static_cast<double>(time_.elapsed()) / 1000;
    if (seconds < 0.5) return;
    const double speed = static_cast<double>(done) / seconds;
    const auto left = static_cast<qint64>(speed > 0 ? static_cast<double>(total - done) / speed : 0);
    speed_->setText(tr("%1 of %2, %3/s, %4:%5 left")
                        .arg(exactSize(done), exactSize(total), exactSize(static_cast<std::uint64_t>(speed)))
                        .arg(left / 60)
                        .arg(left % 60, 2, 10, QLatin1Char('0')));
}

void EraseDialog::finished() {
    timer_->stop();
    view_->refresh();
    // Nothing that was read before is true any more.
    if (session_) {
        for (ByteSource* source : {session_->opened().source.get(), session_->disk().get()})
            if (auto* cache = dynamic_cast<RereadableSource*>(source)) cache->forget(0, source->size());
        session_->reread();
    }
}

void EraseDialog::erased(Result<EraseResult> result) {
    finished();
    incomplete_ = !result;
    if (!result) {
        tell(tr("Nothing was done: %1.").arg(clause(result.error().message)), "dialog-error");
        setState(State::Done);
        return;
    }
    report_ = std::move(result->report);
    incomplete_ = report_.stopped.has_value();
    QStringList text;
    const auto line = [&](const QString& what, std::uint64_t bytes) {
        if (bytes > 0)
            text << QStringLiteral("%1: %2 (%3 bytes)")
                        .arg(what, exactSize(bytes), QLocale().toString(static_cast<qulonglong>(bytes)));
    };
    const EraseMethod method = chosenMethod();
    line(method == EraseMethod::Random ? tr("Random bytes written") : tr("Zeros written"),
         report_.writtenBytes);
    line(tr("Zeroed by the system"), report_.zeroedBytes);
    line(tr("Was zero already"), report_.alreadyZeroBytes);
    line(method == EraseMethod::Trim ? tr("Trimmed") : tr("Made into holes"), report_.discardedBytes);
    line(tr("Left at the edges, less than a unit of TRIM"), report_.edgeBytes);
    line(tr("Left after errors"), report_.leftBytes);
    for (std::size_t i = 0; report_.leftBytes > 0 && i < report_.left.size() && i < mostLeftLines; ++i)
        text << tr("  at %1: %2").arg(report_.left[i].offset).arg(toQString(report_.left[i].why));
    if (report_.readBack != ReadBack::NotDone)
        text << tr("%1 (%2 read back)")
                    .arg(toQString(std::string(readBackText(report_.readBack))),
                         exactSize(report_.readBackBytes));
    for (const std::string& partition : result->notReread)
        text << tr("The system still believes in %1: it is in use.").arg(toQString(partition));
    const char* symbol = "dialog-information";
    if (report_.stopped) {
        const bool cancelled = report_.stopped->cause == Cause::Cancelled;
        text.prepend(cancelled ? tr("Stopped. What was done stays done; “Begin again” starts over.")
                               : tr("Stopped: %1.").arg(clause(report_.stopped->message)));
        symbol = cancelled ? "dialog-warning" : "dialog-error";
    } else if (report_.readBack == ReadBack::Wrong || report_.leftBytes > 0 ||
               report_.readBack == ReadBack::Unchanged) {
        symbol = "dialog-warning";
    }
    tell(text.join(u'\n'), symbol);
    setState(State::Done);
}

void EraseDialog::filled(Result<FillReport> result) {
    finished();
    incomplete_ = !result;
    if (!result) {
        tell(tr("Nothing was done: %1.").arg(clause(result.error().message)), "dialog-error");
        setState(State::Done);
        return;
    }
    incomplete_ = result->stopped.has_value();
    QStringList text;
    if (result->stopped)
        text << (result->stopped->cause == Cause::Cancelled
                     ? tr("Stopped; the files are gone.")
                     : tr("Stopped: %1. The files are gone.").arg(clause(result->stopped->message)));
    text << tr("%1 written; %2 were left free at the fullest moment.")
                .arg(exactSize(result->writtenBytes), exactSize(result->leftBytes));
    for (const std::string& note : result->notes) text << toQString(note);
    if (prepared_.mounted && !result->stopped)
        text << tr("An SSD gets its speed back by TRIM of the free space: Tools, TRIM.");
    tell(text.join(u'\n'), result->stopped ? "dialog-warning" : "dialog-information");
    setState(State::Done);
}

void EraseDialog::trimmedMounted(Result<std::uint64_t> result) {
    finished();
    incomplete_ = !result;
    if (!result) tell(tr("Stopped: %1.").arg(clause(result.error().message)), "dialog-error");
    else
        tell(tr("The file system passed %1 on. That is what it asked for, not a proof: it leaves out what it "
                "has trimmed before.")
                 .arg(exactSize(*result)),
             "dialog-information");
    setState(State::Done);
}

void EraseDialog::reject() {
    if (state_ == State::Working) {
        // Ends within a moment, with the summary.
        map_->cancel();
        speed_->setText(tr("Stopping…"));
        return;
    }
    if (reading_) reading_->cancel();
    QDialog::reject();
}

}  // namespace sectorsmith::gui
