// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_window.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>
#include <cmath>

#include "base/units.h"
#include "gui/disks/device_watcher.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "gui/speed/custom_test.h"
#include "gui/speed/results_page.h"
#include "gui/window/icon.h"
#include "ops/state_folder.h"

namespace sectorsmith::gui {

namespace {

enum class Wish { Keep, ReadOnly, Destroy };

QString durationText(double seconds) {
    const auto whole = static_cast<int>(std::lround(seconds));
    return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString latencyText(std::uint64_t nanoseconds) {
    const double us = static_cast<double>(nanoseconds) / 1e3;
    return us < 1000 ? toQString(speed::figureText(us)) + QStringLiteral(" µs")
                     : toQString(speed::figureText(us / 1e3)) + QStringLiteral(" ms");
}

QString yesNo(const std::optional<bool>& value, const Message& why) {
    const QString word = !value   ? SpeedWindow::tr("unknown")
                         : *value ? SpeedWindow::tr("yes")
                                  : SpeedWindow::tr("no");
    return why.empty() ? word : QStringLiteral("%1 (%2)").arg(word, messageText(why));
}

// Asks before something is written: Enter and Esc mean no.
bool confirmedWriting(QWidget* parent, const QString& title, const QString& question, const QString& yes,
                      const QString& no = {}) {
    QMessageBox box(QMessageBox::Question, title, question, QMessageBox::NoButton, parent);
    QPushButton* write = box.addButton(yes, QMessageBox::AcceptRole);
    QPushButton* leave = box.addButton(QMessageBox::Cancel);
    if (!no.isEmpty()) leave->setText(no);
    write->setAutoDefault(false);
    box.setTextFormat(Qt::PlainText);  // it has names from the disk
    box.setDefaultButton(leave);
    box.setEscapeButton(leave);
    box.exec();
    return box.clickedButton() == write;
}

// "100-107, 2000": the first of them.
QString sectorsText(const std::vector<speed::ByteExtent>& extents, std::uint32_t sectorSize) {
    constexpr std::size_t most = 8;
    QStringList ranges;
    for (const speed::ByteExtent& extent : extents) {
        if (ranges.size() == most) {
            ranges.push_back(QStringLiteral("…"));
            break;
        }
        const std::uint64_t first = extent.offset / std::max(sectorSize, 1u);
        const std::uint64_t last = (extent.offset + extent.length) / std::max(sectorSize, 1u) - 1;
        ranges.push_back(first == last ? QString::number(first)
                                       : QStringLiteral("%1-%2").arg(first).arg(last));
    }
    return ranges.join(QStringLiteral(", "));
}

}  // namespace

SpeedWindow::SpeedWindow(DeviceWatcher* devices, std::optional<std::filesystem::path> stateFolder,
                         QWidget* parent)
    : QWidget(parent, Qt::Window), devices_(devices), stateFolder_(std::move(stateFolder)) {
    setWindowTitle(tr("Speed test"));
    tabs_ = new QTabWidget;
    tabs_->addTab(testPage(), tr("&Test"));
    results_ = new ResultsPage(stateFolder_);
    tabs_->addTab(results_, tr("&Results"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tabs_);
    resize(900, 760);
    connect(results_, &ResultsPage::wanted, this, [this](const speed::SpeedResult& result) {
        if (running()) return;
        show(result);
        tabs_->setCurrentIndex(0);
    });
    planTimer_.setSingleShot(true);
    planTimer_.setInterval(300);
    connect(&planTimer_, &QTimer::timeout, this, &SpeedWindow::planNow);
    if (devices_ != nullptr) connect(devices_, &DeviceWatcher::changed, this, &SpeedWindow::fillDevices);
    fillDevices();
    results_->reload();
    updateButtons();
    QTimer::singleShot(0, this, &SpeedWindow::offerRestoring);
}

SpeedWindow::~SpeedWindow() = default;

QWidget* SpeedWindow::testPage() {
    auto* page = new QWidget;
    target_ = new QComboBox;
    target_->setAccessibleName(tr("Disk or folder"));
    target_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    target_->setMinimumContentsLength(30);
    auto* folder = new QPushButton(tr("F&older…"));
    folder->setToolTip(tr("Test with a temporary file on a mounted volume"));
    auto* image = new QPushButton(tr("&Image…"));
    auto* targetRow = new QHBoxLayout;
    targetRow->addWidget(target_, 1);
    targetRow->addWidget(folder);
    targetRow->addWidget(image);
    profile_ = new QComboBox;
    const std::pair<QString, const char*> profiles[] = {
        {tr("Quick: large blocks, read and write"), "quick"},
        {tr("Full: large and small blocks, queue depth 1 and 32"), "full"},
        {tr("Sustained: write until the cache is full"), "sustained"},
        {tr("Sweep: from the start to the end of the disk"), "sweep"},
        {tr("Files: one large, 500 small, mixed sizes"), "files"},
        {tr("Verify: detect fake-capacity disks"), "verify"},
        {tr("Custom: choose access, block size and queue depth"), "custom"}};
    for (const auto& [title, name] : profiles) profile_->addItem(title, QString::fromLatin1(name));
    writing_ = new QComboBox;
    writing_->addItem(tr("Preserve: save the data before overwriting, then restore it"),
                      static_cast<int>(Wish::Keep));
    writing_->addItem(tr("Read-only"), static_cast<int>(Wish::ReadOnly));
    writing_->addItem(tr("Destroy data (asks for the disk's name)"), static_cast<int>(Wish::Destroy));
    size_ = new QLineEdit;
    size_->setPlaceholderText(tr("Profile default"));
    size_->setToolTip(tr("For example 1G. The profiles overwrite at most 4 GiB."));
    runtime_ = new QDoubleSpinBox;
    runtime_->setRange(0, 7 * 24 * 3600);
    runtime_->setDecimals(0);
    runtime_->setSpecialValueText(tr("Profile default"));
    runtime_->setSuffix(tr(" s per test"));
    custom_ = new CustomTest;
    auto* form = new QFormLayout;
    form_ = form;
    auto* targetLabel = new QLabel(tr("&Disk or folder:"));
    targetLabel->setBuddy(target_);
    form->addRow(targetLabel, targetRow);
    form->addRow(tr("&Profile:"), profile_);
    form->addRow(QString(), custom_);
    form->addRow(tr("&Writing:"), writing_);
    auto* timeLabel = new QLabel(tr("Ti&me:"));
    timeLabel->setBuddy(runtime_);
    auto* amount = new QHBoxLayout;
    amount->addWidget(size_, 1);
    amount->addWidget(timeLabel);
    amount->addWidget(runtime_);
    auto* sizeLabel = new QLabel(tr("Si&ze:"));
    sizeLabel->setBuddy(size_);
    form->addRow(sizeLabel, amount);
    form->setRowVisible(custom_, false);
    planLabel_ = new QLabel(tr("Choose a disk, an image or a folder."));
    planLabel_->setWordWrap(true);
    planLabel_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    start_ = new QPushButton(icon("system-run"), tr("&Start"));
    stop_ = new QPushButton(icon("process-stop"), tr("&Cancel"));
    auto* startRow = new QHBoxLayout;
    startRow->addWidget(planLabel_, 1);
    startRow->addWidget(start_);
    startRow->addWidget(stop_);
    plot_ = new SpeedPlot;
    plot_->setAccessibleName(tr("Speed over time"));
    step_ = new QLabel;
    step_->setTextFormat(Qt::PlainText);
    progress_ = new QProgressBar;
    progress_->setRange(0, 1000);
    // Nothing runs yet; the graph keeps its place.
    QSizePolicy keepsPlace = progress_->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keepsPlace);
    progress_->hide();
    figures_ = new QTableWidget;
    figures_->setAccessibleName(tr("Figures"));
    figures_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    figures_->verticalHeader()->hide();
    resultNote_ = new QLabel;
    resultNote_->setWordWrap(true);
    resultNote_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* savePicture = new QPushButton(icon("document-save-as"), tr("Save &graph…"));
    auto* lower = new QHBoxLayout;
    lower->addWidget(resultNote_, 1);
    lower->addWidget(savePicture, 0, Qt::AlignBottom);
    auto* layout = new QVBoxLayout(page);
    layout->addLayout(form);
    layout->addLayout(startRow);
    layout->addWidget(plot_, 3);
    layout->addWidget(step_);
    layout->addWidget(progress_);
    layout->addWidget(figures_, 2);
    layout->addLayout(lower);

    connect(folder, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getExistingDirectory(this, tr("Choose a folder on the volume to test"));
        if (!path.isEmpty()) setTarget(path);
    });
    connect(image, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Choose an image to test"));
        if (!path.isEmpty()) setTarget(path);
    });
    connect(savePicture, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getSaveFileName(this, tr("Save graph"), QStringLiteral("speed.svg"),
                                                          tr("Pictures (*.svg *.png)"));
        if (!file.isEmpty() && !plot_->save(file))
            QMessageBox::warning(this, tr("Save graph"), tr("Cannot write %1.").arg(file));
    });
    for (QComboBox* box : {target_, profile_, writing_})
        connect(box, &QComboBox::currentIndexChanged, this, &SpeedWindow::planSoon);
    connect(target_, &QComboBox::currentIndexChanged, this, &SpeedWindow::proposeWriting);
    connect(profile_, &QComboBox::currentIndexChanged, this, &SpeedWindow::profileChosen);
    connect(runtime_, &QDoubleSpinBox::valueChanged, this, &SpeedWindow::planSoon);
    connect(custom_, &CustomTest::changed, this, &SpeedWindow::planSoon);
    connect(size_, &QLineEdit::textChanged, this, &SpeedWindow::planSoon);
    connect(start_, &QPushButton::clicked, this, &SpeedWindow::start);
    connect(stop_, &QPushButton::clicked, this, &SpeedWindow::cancel);
    return page;
}

void SpeedWindow::fillDevices() {
    const QString chosen = target_->currentData().toString();
    const QSignalBlocker quiet(target_);
    // Images and folders that were named stay in the list.
    for (int i = target_->count() - 1; i >= 0; --i)
        if (target_->itemData(i, Qt::UserRole + 1).toBool()) target_->removeItem(i);
    if (devices_ != nullptr) {
        int row = 0;
        for (const DeviceFacts& device : devices_->devices()) {
            const QString name = device.model.empty() ? toQString(device.name) : toQString(device.model);
            target_->insertItem(
                row, icon(device.removable || device.hotplug ? "drive-removable-media" : "drive-harddisk"),
                QStringLiteral("%1 — %2, %3").arg(name, sizeText(device.size), toQString(device.path)),
                toQString(device.path));
            target_->setItemData(row++, true, Qt::UserRole + 1);
        }
    }
    if (!chosen.isEmpty()) target_->setCurrentIndex(target_->findData(chosen));
    if (target_->currentIndex() < 0 && target_->count() > 0) target_->setCurrentIndex(0);
    if (target_->currentData().toString() == chosen) return;
    proposeWriting();
    planSoon();
}

// A disk is only read unless people choose otherwise, for each disk anew. What is no regular file and no folder may be one.
void SpeedWindow::proposeWriting() {
    const QString path = target_->currentData().toString();
    if (path == writingProposedFor_) return;
    writingProposedFor_ = path;
    const QFileInfo file(path);
    const Wish wish = file.isFile() || file.isDir() ? Wish::Keep : Wish::ReadOnly;
    writing_->setCurrentIndex(writing_->findData(static_cast<int>(wish)));
}

void SpeedWindow::setTarget(const QString& path) {
    int index = target_->findData(path);
    if (index < 0) {
        target_->addItem(icon("drive-image"), path, path);
        index = target_->count() - 1;
    }
    target_->setCurrentIndex(index);
    proposeWriting();
    planSoon();
}

void SpeedWindow::setProfile(const QString& name) { profile_->setCurrentIndex(profile_->findData(name)); }
void SpeedWindow::setSize(const QString& size) { size_->setText(size); }
void SpeedWindow::setRuntime(double seconds) { runtime_->setValue(seconds); }
QString SpeedWindow::planText() const { return planLabel_->text(); }
QString SpeedWindow::message() const { return resultNote_->text(); }

std::optional<speed::SpeedOptions> SpeedWindow::options() {
    speed::SpeedOptions options;
    options.path = target_->currentData().toString().toStdString();
    if (options.path.empty()) return std::nullopt;
    options.stateFolder = stateFolder_;
    if (auto profile = speed::parseProfile(profile_->currentData().toString().toStdString()))
        options.profile = *profile;
    const bool readOnly = static_cast<Wish>(writing_->currentData().toInt()) == Wish::ReadOnly;
    if (options.profile == speed::Profile::Custom) {
        if (auto good = custom_->apply(options); !good) {
            planLabel_->setText(errorText(good.error()));
            return std::nullopt;
        }
        if (readOnly && options.access != speed::Access::Read) {
            planLabel_->setText(tr("This test writes; choose another option under Writing."));
            return std::nullopt;
        }
    } else if (readOnly) {
        options.access = speed::Access::Read;
    }
    if (runtime_->value() > 0) options.runtime = runtime_->value();
    if (const QString size = size_->text().trimmed(); !size.isEmpty()) {
        auto bytes = parseSize(size.toStdString());
        if (!bytes) {
            planLabel_->setText(errorText(bytes.error()));
            return std::nullopt;
        }
        options.size = *bytes;
    }
    return options;
}

void SpeedWindow::profileChosen() {
    form_->setRowVisible(custom_, profile_->currentData().toString() == QLatin1String("custom"));
}

void SpeedWindow::planSoon() {
    plan_.reset();
    ++planRequest_;
    updateButtons();
    planTimer_.start();
}

// Looking at a disk can take its time.
void SpeedWindow::planNow() {
    if (running()) return;
    const auto wanted = options();
    if (!wanted) return;
    const bool destroy = static_cast<Wish>(writing_->currentData().toInt()) == Wish::Destroy;
    const std::uint64_t request = ++planRequest_;
    struct Planned {
        speed::SpeedOptions options;
        Result<speed::SpeedPlan> plan = speed::SpeedPlan();
    };
    runInBackground(
        this,
        [options = *wanted, destroy] {
            Planned planned{options, speed::planSpeedTest(options)};
            // The name is asked for at the start; here it is known already.
            if (destroy && planned.plan && planned.plan->writing == speed::Writing::Keep) {
                planned.options.destroy = planned.plan->name;
                planned.plan = speed::planSpeedTest(planned.options);
            }
            return planned;
        },
        [this, request](Planned planned) {
            if (request != planRequest_) return;
            if (!planned.plan) {
                planLabel_->setText(errorText(planned.plan.error()));
            } else {
                const speed::SpeedPlan& plan = *planned.plan;
                QString said = messageText(plan.description) + QStringLiteral(". ");
                said[0] = said[0].toUpper();
                const QString most = sizeText(plan.mostWritten);
                switch (plan.writing) {
                    case speed::Writing::None: said += tr("Nothing is written."); break;
                    case speed::Writing::Keep:
                        said += tr("Writes at most %1; saves and then restores %2.")
                                    .arg(most, sizeText(plan.savedBytes));
                        break;
                    case speed::Writing::Destroy:
                        said += tr("Writes at most %1 and DESTROYS THE DATA in %2 from offset %3.")
                                    .arg(most, sizeText(plan.length))
                                    .arg(plan.offset);
                        break;
                    case speed::Writing::File:
                        said += tr("Writes at most %1 to temporary files.").arg(most);
                        break;
                }
                for (const auto* list : {&plan.notes, &plan.cautions})
                    for (const Message& note : *list) said += QStringLiteral(" %1.").arg(messageText(note));
                if (plan.mostSeconds > 0)
                    said += QLatin1Char(' ') + tr("Takes at most %1.").arg(durationText(plan.mostSeconds));
                planLabel_->setText(said);
                plannedOptions_ = planned.options;
                plan_ = plan;
            }
            updateButtons();
            Q_EMIT plannedChanged();
        });
}

void SpeedWindow::start() {
    if (!plan_ || running()) return;
    if (plan_->writing == speed::Writing::Destroy) {
        const QString name = QInputDialog::getText(
            this, tr("Destroy data?"),
            tr("%1\n\nThis test destroys data on the disk. To continue, enter the disk's name: %2")
                .arg(messageText(plan_->description), toQString(plan_->name)));
        if (name != toQString(plan_->name)) return;
    } else if (plan_->writing == speed::Writing::Keep && isVisible() &&
               !property("sectorsmithDoNotAsk").toBool()) {
        if (!confirmedWriting(
                this, tr("Speed test"),
                tr("Write to %1 and restore its data afterwards?").arg(messageText(plan_->description)),
                tr("&Write and restore")))
            return;
    }
    begin(*plannedOptions_, *plan_);
}

void SpeedWindow::begin(speed::SpeedOptions options, speed::SpeedPlan plan) {
    live_.clear();
    liveTemperatures_.clear();
    liveTest_.clear();
    stopping_ = false;
    progress_->setValue(0);
    progress_->show();
    liveBase_ = liveLast_ = 0;
    const bool sweep = plan.profile == speed::Profile::Sweep;
    plot_->setAxis(sweep ? tr("Position (GB)") : tr("Time (s)"));
    plot_->show({});
    figures_->setRowCount(0);
    resultNote_->clear();
    job_ = new SpeedJob(std::move(options), std::move(plan), this);
    connect(job_, &SpeedJob::status, this, [this](const speed::SpeedStatus& status) {
        const QString what = messageText(status.what);
        const QString said = status.secondsLeft < 0
                                 ? tr("Step %1 of %2: %3").arg(status.step).arg(status.steps).arg(what)
                                 : tr("Step %1 of %2: %3, %4 left")
                                       .arg(status.step)
                                       .arg(status.steps)
                                       .arg(what, durationText(status.secondsLeft));
        if (!stopping_) step_->setText(said);
        const double steps = std::max<double>(1, static_cast<double>(status.steps));
        progress_->setValue(
            static_cast<int>((static_cast<double>(status.step) - 1 + status.part) / steps * 1000));
    });
    if (sweep) {
        live_.resize(1);
        connect(job_, &SpeedJob::swept, this, [this](const speed::SweepPoint& point) {
            live_[0].points.push_back({static_cast<double>(point.offset) / 1e9, point.bytesPerSecond / 1e6});
            plot_->show(live_);
        });
    } else {
        connect(job_, &SpeedJob::sample, this, &SpeedWindow::addSample);
    }
    connect(job_, &SpeedJob::failed, this, [this](const QString& message, bool cancelled) {
        resultNote_->setText(cancelled ? tr("Canceled.") : message);
        progress_->hide();  // it would show how far something came that has no result
        jobEnded();
    });
    connect(job_, &SpeedJob::finished, this, [this](const speed::SpeedResult& result, bool cancelled) {
        show(result);
        if (cancelled) progress_->hide();
        else progress_->setValue(progress_->maximum());
        if (cancelled) resultNote_->setText(tr("Canceled.") + QLatin1Char(' ') + resultNote_->text());
        if (!cancelled || !result.tests.empty()) {
            runInBackground(
                this,
                [result, folder = stateFolder_]() -> Result<void> {
                    auto where = speed::ResultLibrary::folderForWriting(folder);
                    if (!where) return std::unexpected(where.error());
                    auto saved = speed::saveResult(result, *where);
                    if (!saved) return std::unexpected(saved.error());
                    return {};
                },
                [this](Result<void> saved) {
                    if (!saved)
                        resultNote_->setText(resultNote_->text() + QLatin1Char(' ') +
                                             tr("Cannot save the result: %1").arg(errorText(saved.error())));
                    results_->reload();
                });
        }
        jobEnded();
    });
    updateButtons();
    job_->start();
}

void SpeedWindow::addSample(const QString& test, const speed::TraceSample& sample) {
    if (test != liveTest_) {
        liveTest_ = test;
        liveBase_ = liveLast_;
        live_.push_back(
            {live_.empty() || live_.size() < 4 ? test : QString(), sample.writeRate > sample.readRate, {}});
    }
    liveLast_ = liveBase_ + sample.seconds;
    live_.back().points.push_back({liveLast_, sample.rate() / 1e6});
    if (sample.celsius) liveTemperatures_.push_back({liveLast_, *sample.celsius});
    plot_->show(live_, {}, liveTemperatures_);
}

void SpeedWindow::cancel() {
    if (job_ == nullptr) return;
    job_->cancel();
    stopping_ = true;
    updateButtons();
    step_->setText(tr("Canceling: waiting for requests in flight and restoring the saved data…"));
}

void SpeedWindow::jobEnded() {
    job_->deleteLater();
    job_ = nullptr;
    stopping_ = false;
    step_->clear();
    updateButtons();
    Q_EMIT ended();
    if (closing_) close();
    else planSoon();
}

void SpeedWindow::updateButtons() {
    start_->setEnabled(plan_.has_value() && !running());
    stop_->setEnabled(running() && !stopping_);
    for (QWidget* widget :
         {static_cast<QWidget*>(target_), static_cast<QWidget*>(profile_), static_cast<QWidget*>(writing_),
          static_cast<QWidget*>(size_), static_cast<QWidget*>(runtime_), static_cast<QWidget*>(custom_)})
        widget->setEnabled(!running());
}

void SpeedWindow::show(const speed::SpeedResult& result) {
    std::vector<PlotLine> lines;
    std::vector<PlotMark> marks;
    std::vector<PlotPoint> temperatures;
    if (!result.sweep.empty()) {
        plot_->setAxis(tr("Position (GB)"));
        lines.resize(1);
        for (const speed::SweepPoint& point : result.sweep)
            lines[0].points.push_back({static_cast<double>(point.offset) / 1e9, point.bytesPerSecond / 1e6});
    } else {
        plot_->setAxis(tr("Time (s)"));
        double base = 0;
        for (const speed::TestFigures& test : result.tests) {
            PlotLine line{lines.size() < 4 ? messageText(speed::describeTest(test.spec)) : QString(),
                          test.spec.access == speed::Access::Write,
                          {}};
            for (const speed::TraceSample& sample : test.trace) {
                line.points.push_back({base + sample.seconds, sample.rate() / 1e6});
                if (sample.celsius) temperatures.push_back({base + sample.seconds, *sample.celsius});
            }
            for (const speed::Mark& mark : test.marks) {
                const bool place = mark.kind == speed::MarkKind::Knee;
                marks.push_back(
                    {base + mark.from, base + (place ? mark.from : mark.to), messageText(mark.text())});
            }
            base += test.seconds;
            lines.push_back(std::move(line));
        }
    }
    plot_->show(lines, marks, temperatures);

    const QStringList titles{tr("Test"), QString(),   tr("MB/s"), tr("IOPS"),    tr("p50"),
                             tr("p99"),  tr("p99.9"), tr("Max"),  tr("CPU s/GB")};
    figures_->clear();
    figures_->setRowCount(0);
    figures_->setColumnCount(static_cast<int>(titles.size()));
    figures_->setHorizontalHeaderLabels(titles);
    const auto add = [this](const QStringList& cells) {
        const int row = figures_->rowCount();
        figures_->insertRow(row);
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            if (column > 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            figures_->setItem(row, column, item);
        }
    };
    const auto figure = [](double value) { return toQString(speed::figureText(value)); };
    for (const speed::TestFigures& test : result.tests)
        for (const auto& [side, word] :
             {std::pair{&test.read, tr("read")}, std::pair{&test.write, tr("write")}}) {
            if (!*side) continue;
            const speed::SideFigures& f = **side;
            const double gigabytes = static_cast<double>(f.bytes) / 1e9;
            add({messageText(speed::describeTest(test.spec)), word, figure(f.bytesPerSecond / 1e6),
                 figure(f.iops), latencyText(f.latency.p50), latencyText(f.latency.p99),
                 latencyText(f.latency.p999), latencyText(f.latency.max),
                 gigabytes > 0 ? figure(test.cpuSeconds / gigabytes) : QString()});
        }
    for (const speed::FileFigures& files : result.files) {
        add({messageText(files.name), tr("write"), figure(files.writeBytesPerSecond / 1e6),
             tr("%1 files/s").arg(figure(files.filesPerSecond))});
        add({messageText(files.name), tr("read"), figure(files.readBytesPerSecond / 1e6)});
    }
    figures_->resizeColumnsToContents();
    QStringList said;
    if (result.verify) said.push_back(messageText(result.verify->verdict) + QLatin1Char('.'));
    for (const speed::TestFigures& test : result.tests) {
        if (test.failureCount > 0)
            said.push_back(tr("%n request(s) failed, the first at offset %1: %2", nullptr,
                              static_cast<int>(test.failureCount))
                               .arg(test.failures.front().offset)
                               .arg(messageText(test.failures.front().why)));
        if (const QString sectors = sectorsText(test.badSectors, result.disk.sectorSize); !sectors.isEmpty())
            said.push_back(tr("Unreadable sectors: %1.").arg(sectors));
        if (!test.endedEarly.empty())
            said.push_back(tr("Ended early: %1.").arg(messageText(test.endedEarly)));
    }
    said.push_back(messageText(result.honesty()));
    const speed::AdapterFacts& a = result.adapter;
    if (a.logicalSectorSize > 0)
        said.push_back(tr("Adapter: model %1, serial number %2, %3; TRIM: %4; SMART: %5; logical/physical "
                          "sector size %6/%7 bytes.")
                           .arg(a.model.empty() ? tr("unavailable") : toQString(a.model),
                                a.serial.empty() ? tr("unavailable") : toQString(a.serial),
                                messageText(speed::adapterLine(a)), yesNo(a.trim, a.trimWhy),
                                yesNo(a.smart, a.smartWhy))
                           .arg(a.logicalSectorSize)
                           .arg(a.physicalSectorSize));
    resultNote_->setText(said.join(QLatin1Char('\n')));
}

void SpeedWindow::closeEvent(QCloseEvent* event) {
    if (running()) {
        closing_ = true;
        cancel();
        event->ignore();
        return;
    }
    closing_ = false;
    event->accept();
}

// A test that was cut off (a crash, a pulled plug): its disk still holds the test's data.
void SpeedWindow::offerRestoring() {
    runInBackground(
        this, [folder = stateFolder_] { return speed::findCutOffTests(stateFoldersToRead(folder)); },
        [this](const std::vector<speed::SavedTest>& tests) {
            for (const speed::SavedTest& test : tests) {
                if (!confirmedWriting(this, tr("Speed test interrupted"),
                                      tr("A speed test of %1 was interrupted, and %2 of the disk still "
                                         "contains test data. Restore the original data?")
                                          .arg(messageText(describe(test.disk)), sizeText(test.bytes())),
                                      tr("&Restore"), tr("&Not now")))
                    continue;
                runInBackground(
                    this,
                    [test] {
                        SilentProgress progress;
                        return speed::restoreSpeedTest(test, {}, progress);
                    },
                    [this](Result<void> restored) {
                        resultNote_->setText(restored ? tr("The data was restored and verified.")
                                                      : errorText(restored.error()));
                    });
            }
        });
}

}  // namespace sectorsmith::gui
