// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/read_test/read_test_window.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/health/health_line.h"
#include "gui/read_test/read_test_map.h"
#include "gui/read_test/read_test_text.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

namespace sectorsmith::gui {

namespace {

constexpr int readTestPoll = 250;  // milliseconds
constexpr int readTestOffsetRole = Qt::UserRole;

}  // namespace

ReadTestWindow::ReadTestWindow(ReadTestController* controller, const DeviceWatcher* devices, QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(controller),
      poll_(new QTimer(this)),
      slow_(new QSpinBox),
      retries_(new QSpinBox),
      mapFile_(new QLineEdit),
      map_(new ReadTestMap),
      bar_(new QProgressBar),
      symbol_(new QLabel),
      message_(plainLabel(nullptr)),
      list_(new QTreeWidget),
      start_(new QPushButton(icon("system-run"), tr("Start &reading"))),
      pause_(new QPushButton(tr("Pa&use"))),
      stop_(new QPushButton(icon("process-stop"), tr("&Stop"))) {
    controller->setParent(this);
    const SourceSession* source = controller->source();
    setWindowTitle(tr("Read test of %1").arg(source == nullptr ? QString() : source->title()));
    auto* what = plainLabel(nullptr);
    what->setText(
        tr("Reads everything once, and writes nothing to it. A disk that is failing wears with each test: "
           "copy it first."));
    auto* health = new HealthLine(devices, this);
    if (source != nullptr) health->setSources({source->path()});
    bar_->setObjectName(QStringLiteral("bar"));
    bar_->setTextVisible(false);
    bar_->setAccessibleName(tr("Progress"));
    message_->setObjectName(QStringLiteral("message"));
    list_->setObjectName(QStringLiteral("areas"));
    list_->setAccessibleName(tr("Unreadable and slow areas"));
    list_->setHeaderLabels({tr("Problem"), tr("Offset"), tr("Length"), tr("Time")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setToolTip(tr("A double click shows the bytes"));
    list_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list_->header()->setStretchLastSection(false);
    start_->setObjectName(QStringLiteral("start"));
    pause_->setObjectName(QStringLiteral("pause"));
    stop_->setObjectName(QStringLiteral("stop"));
    auto* close = new QPushButton(tr("&Close"));
    auto* words = new QHBoxLayout;
    words->addWidget(symbol_, 0, Qt::AlignTop);
    words->addWidget(message_, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton* button : {start_, pause_, stop_, close}) buttons->addWidget(button);
    options_ = options();
    auto* layout = new QVBoxLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{what, health, options_, map_, bar_})
        layout->addWidget(widget);
    layout->addLayout(words);
    layout->addWidget(list_, 1);
    layout->addLayout(buttons);
    resize(760, 640);

    connect(start_, &QPushButton::clicked, this, &ReadTestWindow::start);
    connect(pause_, &QPushButton::clicked, this, [this] { controller_->setPaused(!controller_->paused()); });
    connect(stop_, &QPushButton::clicked, controller_, &ReadTestController::stop);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    connect(map_, &ReadTestMap::clicked, this, &ReadTestWindow::wanted);
    connect(list_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        Q_EMIT wanted(item->data(0, readTestOffsetRole).toULongLong());
    });
    connect(controller_, &ReadTestController::stateChanged, this, &ReadTestWindow::showState);
    connect(controller_, &ReadTestController::sourceClosed, this, &QObject::deleteLater);
    connect(poll_, &QTimer::timeout, this, &ReadTestWindow::showProgress);
    showState();
}

QWidget* ReadTestWindow::options() {
    slow_->setObjectName(QStringLiteral("slow"));
    slow_->setRange(1, 60'000);
    slow_->setSuffix(tr(" ms"));
    slow_->setValue(static_cast<int>(controller_->choice().slow.count()));
    slow_->setToolTip(tr("A piece of 1 MiB that takes longer counts as slow"));
    retries_->setObjectName(QStringLiteral("retries"));
    retries_->setRange(0, 100);
    retries_->setToolTip(tr("How often each unreadable sector is tried again at the end"));
    mapFile_->setObjectName(QStringLiteral("mapFile"));
    mapFile_->setPlaceholderText(tr("None"));
    mapFile_->setToolTip(
        tr("Records the areas read, in ddrescue’s format, so that a stopped test can continue"));
    auto* choose = new QPushButton(tr("C&hoose…"));
    connect(choose, &QPushButton::clicked, this, &ReadTestWindow::chooseMapFile);
    auto* file = new QHBoxLayout;
    file->addWidget(mapFile_, 1);
    file->addWidget(choose);
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("S&low from:"), slow_);
    form->addRow(tr("R&etries of bad sectors:"), retries_);
    form->addRow(tr("&Map file:"), file);
    qobject_cast<QLabel*>(form->itemAt(2, QFormLayout::LabelRole)->widget())->setBuddy(mapFile_);
    return page;
}

void ReadTestWindow::chooseMapFile() {
    // One that is there is continued, not replaced.
    const QString file = QFileDialog::getSaveFileName(this, tr("Map file of the test"), mapFile_->text(),
                                                      tr("Map files (*.map *.mapfile);;All files (*)"),
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty()) mapFile_->setText(QDir::toNativeSeparators(file));
}

bool ReadTestWindow::mayStop() {
    QMessageBox box(QMessageBox::Question, windowTitle(), tr("Stop the read test?"),
                    QMessageBox::Yes | QMessageBox::No, this);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

void ReadTestWindow::closeEvent(QCloseEvent* event) {
    if (controller_->working() && !mayStop()) return event->ignore();
    controller_->stop();
    QWidget::closeEvent(event);
}

void ReadTestWindow::start() {
    controller_->start({std::chrono::milliseconds(slow_->value()), static_cast<unsigned>(retries_->value()),
                        QDir::fromNativeSeparators(mapFile_->text().trimmed())});
}

void ReadTestWindow::showState() {
    const bool working = controller_->working();
    options_->setEnabled(!working);
    start_->setVisible(!working);
    pause_->setVisible(working);
    pause_->setEnabled(controller_->progress() != nullptr);
    pause_->setText(controller_->paused() ? tr("&Resume") : tr("Pa&use"));
    stop_->setVisible(working);
    bar_->setVisible(working);
    if (working) poll_->start(readTestPoll);
    else poll_->stop();
    showProgress();
    if (!working) showReport();
    else if (!controller_->progress()) list_->clear();
}

void ReadTestWindow::showProgress() {
    const auto progress = controller_->progress();
    const auto times = controller_->times();
    map_->show(progress, times ? times->slowAreas() : std::vector<copier::SlowArea>());
    if (!controller_->working()) return;
    const double part =
        !progress ? 0
                  : static_cast<double>(progress->doneBytes()) / static_cast<double>(progress->totalBytes());
    bar_->setRange(0, progress ? 1000 : 0);
    bar_->setValue(static_cast<int>(1000 * part));
    const QString text = readTestProgressText(*controller_);
    symbol_->clear();
    message_->show();
    message_->setText(!controller_->paused() ? text
                      : text.isEmpty()       ? tr("Paused")
                                             : tr("Paused: %1").arg(text));
}

void ReadTestWindow::showReport() {
    const TonedText text = readTestOutcomeText(*controller_);
    message_->setText(text.text);
    message_->setVisible(!text.text.isEmpty());
    symbol_->setVisible(!text.text.isEmpty());
    symbol_->setPixmap(icon(symbolOf(text.tone)).pixmap(fontMetrics().height() + 4));
    list_->clear();
    list_->setVisible(controller_->report().has_value());
    if (!controller_->report()) return;
    for (const ReadTestRow& row : readTestRows(*controller_->report())) {
        auto* item = new QTreeWidgetItem(list_, row.texts());
        item->setData(0, readTestOffsetRole, static_cast<qulonglong>(row.range.offset));
        for (int column = 1; column < list_->columnCount(); ++column)
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

}  // namespace sectorsmith::gui
