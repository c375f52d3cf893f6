// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>

#include "gui/health/health_line.h"
#include "gui/session/text.h"
#include "gui/speed/results_page.h"
#include "gui/speed/speed_controller.h"
#include "gui/speed/speed_dials.h"
#include "gui/speed/speed_form.h"
#include "gui/speed/speed_plot.h"
#include "gui/speed/speed_text.h"
#include "gui/window/icon.h"
#include "ops/disk_match.h"

namespace sectorsmith::gui {

namespace {

constexpr int wholeProgress = 1000;

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

// Over several lines; it can be copied.
QLabel* wordsLabel(const char* name, const QString& text = {}) {
    auto* label = new QLabel(text);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

}  // namespace

SpeedWindow::SpeedWindow(DeviceWatcher* devices, std::optional<std::filesystem::path> stateFolder,
                         QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(new SpeedController(stateFolder, this)),
      tabs_(new QTabWidget),
      form_(new SpeedForm(devices)),
      health_(new HealthLine(devices, this)),
      results_(new ResultsPage(stateFolder)) {
    setWindowTitle(tr("Speed test"));
    tabs_->addTab(testPage(), tr("&Test"));
    tabs_->addTab(results_, tr("&Results"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(tabs_);
    resize(900, 760);
    connect(results_, &ResultsPage::wanted, this, [this](const speed::SpeedResult& result) {
        if (controller_->running()) return;
        show(result);
        tabs_->setCurrentIndex(0);
    });
    connect(form_, &SpeedForm::changed, this, [this] { controller_->choose(form_->choice()); });
    connect(controller_, &SpeedController::planChanged, this, &SpeedWindow::showPlan);
    connect(controller_, &SpeedController::stateChanged, this, &SpeedWindow::showState);
    connect(controller_, &SpeedController::status, this, &SpeedWindow::showStatus);
    connect(controller_, &SpeedController::curveChanged, this, [this] {
        plot_->show(controller_->curve());
        dials_->show(controller_->dials());
    });
    connect(controller_, &SpeedController::failed, this, [this](const QString& message, bool cancelled) {
        note_->setText(cancelled ? tr("Canceled.") : message);
        progress_->hide();  // it would show how far something came that has no result
    });
    connect(controller_, &SpeedController::finished, this,
            [this](const speed::SpeedResult& result, bool cancelled) {
                show(result);
                if (cancelled) progress_->hide();
                else progress_->setValue(progress_->maximum());
                if (cancelled) note_->setText(tr("Canceled.") + QLatin1Char(' ') + note_->text());
            });
    connect(controller_, &SpeedController::saved, this, [this](const QString& problem) {
        if (!problem.isEmpty())
            note_->setText(note_->text() + QLatin1Char(' ') + tr("Cannot save the result: %1").arg(problem));
        results_->reload();
    });
    connect(controller_, &SpeedController::interruptedFound, this, &SpeedWindow::offerRestoring);
    connect(controller_, &SpeedController::restored, this,
            [this](const QString& problem, const speed::Restored& replaced) {
                QString text = problem.isEmpty() ? tr("The data was restored and verified.") : problem;
                if (!replaced.recordId.empty())
                    text += u' ' + tr("%1 that neither the test nor the previous content explains were "
                                      "replaced; the undo record %2 has them.")
                                       .arg(sizeText(replaced.replacedBytes), toQString(replaced.recordId));
                note_->setText(text);
            });
    controller_->choose(form_->choice());
    results_->reload();
    showState();
    QTimer::singleShot(0, controller_, &SpeedController::findInterrupted);
}

SpeedWindow::~SpeedWindow() = default;

QWidget* SpeedWindow::testPage() {
    plan_ = wordsLabel("plan", tr("Choose a disk, an image or a folder."));
    start_ = new QPushButton(icon("system-run"), tr("&Start"));
    start_->setObjectName(QStringLiteral("start"));
    stop_ = new QPushButton(icon("process-stop"), tr("&Cancel"));
    stop_->setObjectName(QStringLiteral("cancel"));
    auto* startRow = new QHBoxLayout;
    startRow->addWidget(plan_, 1);
    startRow->addWidget(start_);
    startRow->addWidget(stop_);
    dials_ = new SpeedDials;
    plot_ = new SpeedPlot;
    plot_->setAccessibleName(tr("Speed over time"));
    step_ = new QLabel;
    step_->setTextFormat(Qt::PlainText);
    progress_ = new QProgressBar;
    progress_->setRange(0, wholeProgress);
    // Nothing runs yet; the graph keeps its place.
    QSizePolicy keepsPlace = progress_->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    progress_->setSizePolicy(keepsPlace);
    progress_->hide();
    figures_ = new QTableWidget;
    figures_->setObjectName(QStringLiteral("figures"));
    figures_->setAccessibleName(tr("Figures"));
    figures_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    figures_->verticalHeader()->hide();
    note_ = wordsLabel("note");
    auto* save = new QPushButton(icon("document-save-as"), tr("Save pict&ure…"));
    auto* lower = new QHBoxLayout;
    lower->addWidget(note_, 1);
    lower->addWidget(save, 0, Qt::AlignBottom);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(form_);
    layout->addWidget(health_);
    layout->addLayout(startRow);
    layout->addWidget(dials_);
    layout->addWidget(plot_, 3);
    layout->addWidget(step_);
    layout->addWidget(progress_);
    layout->addWidget(figures_, 2);
    layout->addLayout(lower);
    connect(start_, &QPushButton::clicked, this, &SpeedWindow::start);
    connect(stop_, &QPushButton::clicked, controller_, &SpeedController::cancel);
    connect(save, &QPushButton::clicked, this, &SpeedWindow::savePicture);
    return page;
}

void SpeedWindow::setTarget(const QString& path) {
    if (!controller_->running()) form_->setTarget(path);
}

void SpeedWindow::showPlan() {
    // The old words stay until there are new ones.
    if (!controller_->problem().isEmpty()) plan_->setText(controller_->problem());
    else if (controller_->plan() != nullptr) plan_->setText(planText(*controller_->plan()));
    QStringList drive;
    // Of a folder the disk that it lies on.
    if (const auto plan = controller_->plan(); plan != nullptr)
        drive << toQString(plan->facts ? plan->facts->path : plan->path);
    health_->setSources(drive);
    start_->setEnabled(controller_->plan() != nullptr && !controller_->running());
}

void SpeedWindow::start() {
    const std::shared_ptr<const speed::SpeedPlan> plan = controller_->plan();
    if (plan == nullptr || controller_->running()) return;
    const QString disk = messageText(plan->description);
    QString name;
    if (plan->writing == speed::Writing::Destroy) {
        name = QInputDialog::getText(
            this, tr("Destroy data?"),
            tr("%1\n\nThis test destroys data on the disk. To continue, enter the disk's name: %2")
                .arg(disk, toQString(plan->name)));
    } else if (plan->writing == speed::Writing::Keep) {
        if (!confirmedWriting(this, tr("Speed test"),
                              tr("Write to %1 and restore its data afterwards?").arg(disk),
                              tr("&Write and restore")))
            return;
    }
    if (!controller_->start(plan, name)) return;
    progress_->setValue(0);
    progress_->show();
    figures_->setRowCount(0);
    shown_.reset();
    dials_->show(DialFigures());
    note_->clear();
}

void SpeedWindow::showState() {
    const bool running = controller_->running();
    showPlan();
    stop_->setEnabled(running && !controller_->stopping());
    form_->setEnabled(!running);
    if (controller_->stopping())
        step_->setText(tr("Canceling: waiting for requests in flight and restoring the saved data…"));
    else if (!running) step_->clear();
    if (!running && closing_) close();
}

void SpeedWindow::showStatus(const speed::SpeedStatus& status) {
    if (!controller_->stopping()) step_->setText(statusText(status));
    const double steps = std::max<double>(1, static_cast<double>(status.steps));
    progress_->setValue(
        static_cast<int>((static_cast<double>(status.step) - 1 + status.part) / steps * wholeProgress));
}

void SpeedWindow::show(const speed::SpeedResult& result) {
    shown_ = result;
    plot_->show(curveOf(result));
    dials_->show(dialsOf(result));
    const QStringList titles = figureTitles();
    const std::vector<QStringList> rows = figureRows(result);
    figures_->clear();
    figures_->setRowCount(static_cast<int>(rows.size()));
    figures_->setColumnCount(static_cast<int>(titles.size()));
    figures_->setHorizontalHeaderLabels(titles);
    for (int row = 0; row < figures_->rowCount(); ++row) {
        const QStringList& cells = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            if (column > 1) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            figures_->setItem(row, column, item);
        }
    }
    figures_->resizeColumnsToContents();
    note_->setText(notesText(result));
}

void SpeedWindow::savePicture() {
    const QString file = QFileDialog::getSaveFileName(this, tr("Save picture"), QStringLiteral("speed.svg"),
                                                      tr("Pictures (*.svg *.png)"));
    if (!file.isEmpty() && !plot_->save(file, shown_ ? captionOf(*shown_) : QStringList()))
        QMessageBox::warning(this, tr("Save picture"), tr("Cannot write %1.").arg(file));
}

void SpeedWindow::closeEvent(QCloseEvent* event) {
    if (controller_->running()) {
        closing_ = true;
        controller_->cancel();
        event->ignore();
        return;
    }
    closing_ = false;
    event->accept();
}

void SpeedWindow::offerRestoring(const std::vector<InterruptedTest>& tests) {
    for (const InterruptedTest& one : tests) {
        if (!one.on) {
            note_->setText(tr("A speed test of %1 was interrupted. Its data cannot be restored now: %2.")
                               .arg(messageText(describe(one.test.disk)), errorText(one.on.error())));
            continue;
        }
        QString question = tr("A speed test of %1 was interrupted, and %2 of the disk still "
                              "contains test data. Restore the original data?")
                               .arg(messageText(describe(one.test.disk)), sizeText(one.test.bytes()));
        if (one.on->match != DiskMatch::Same)
            question +=
                QStringLiteral("\n\n") + tr("Check that %1 is the right disk: %2.")
                                             .arg(messageText(describe(one.on->disk)),
                                                  errorText(whyUnproven(one.test.disk, one.on->disk)));
        if (confirmedWriting(this, tr("Speed test interrupted"), question, tr("&Restore"), tr("&Not now")))
            controller_->restore(one.test, *one.on);
    }
}

}  // namespace sectorsmith::gui
