// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/health/health_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/health/health_text.h"
#include "gui/session/source_session.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/plain_label.h"

namespace sectorsmith::gui {

using health::TestAction;

HealthPanel::HealthPanel(HealthWatch* watch, QWidget* parent)
    : Panel(parent),
      watch_(watch),
      symbol_(new QLabel(this)),
      title_(plainLabel(this)),
      summary_(plainLabel(this)),
      running_(plainLabel(this)),
      values_(new QTreeWidget(this)),
      ask_(new QPushButton(icon("view-refresh"), tr("&Read health"), this)),
      short_(new QPushButton(tr("S&hort self-test"), this)),
      long_(new QPushButton(tr("&Long self-test"), this)),
      stop_(new QPushButton(icon("process-stop"), tr("S&top self-test"), this)) {
    QFont large = title_->font();
    large.setBold(true);
    title_->setFont(large);
    title_->setObjectName(QStringLiteral("title"));
    summary_->setObjectName(QStringLiteral("summary"));
    running_->setObjectName(QStringLiteral("running"));
    values_->setObjectName(QStringLiteral("values"));
    values_->setAccessibleName(tr("Values"));
    values_->setColumnCount(2);
    values_->setHeaderHidden(true);
    values_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    values_->setFrameShape(QFrame::NoFrame);
    ask_->setObjectName(QStringLiteral("ask"));
    short_->setObjectName(QStringLiteral("short"));
    long_->setObjectName(QStringLiteral("long"));
    stop_->setObjectName(QStringLiteral("stop"));
    short_->setToolTip(
        tr("The drive tests itself for some minutes. It can be used meanwhile; no data change."));
    long_->setToolTip(
        tr("The drive reads all of itself, for hours. It can be used meanwhile; no data change."));

    auto* head = new QHBoxLayout;
    head->addWidget(symbol_, 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    for (QLabel* label : {title_, summary_, running_}) words->addWidget(label);
    head->addLayout(words, 1);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {ask_, short_, long_, stop_}) buttons->addWidget(button);
    buttons->addStretch(1);
    auto* box = new QVBoxLayout(this);
    box->addLayout(head);
    box->addWidget(values_, 1);
    box->addLayout(buttons);

    connect(ask_, &QPushButton::clicked, this, [this] { ask(std::nullopt); });
    connect(short_, &QPushButton::clicked, this, [this] { ask(TestAction::Short); });
    connect(long_, &QPushButton::clicked, this, [this] { ask(TestAction::Long); });
    connect(stop_, &QPushButton::clicked, this, [this] { ask(TestAction::Abort); });
    connect(watch_, &HealthWatch::changed, this, &HealthPanel::refresh);
    refresh();
}

int HealthPanel::wantedHeight(int windowHeight) const {
    return std::min(fontMetrics().height() * 16, windowHeight / 2);
}

bool HealthPanel::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LocaleChange) refresh();
    return Panel::event(event);
}

void HealthPanel::setSession(SourceSession* session) {
    showSource(session == nullptr ? QString() : session->path());
}

void HealthPanel::showSource(const QString& source) {
    source_ = source;
    refresh();
}

void HealthPanel::ask(std::optional<TestAction> test) {
    if (const DeviceFacts* drive = watch_->driveOf(source_)) watch_->ask(*drive, test);
}

void HealthPanel::refresh() {
    const DeviceFacts* drive = source_.isEmpty() ? nullptr : watch_->driveOf(source_);
    const HealthWatch::Known* known = drive == nullptr ? nullptr : watch_->known(*drive);
    const bool asking = drive != nullptr && watch_->asking(*drive);
    values_->clear();
    running_->clear();
    symbol_->clear();
    title_->setText(source_.isEmpty()  ? tr("No disk is open.")
                    : drive == nullptr ? tr("An image has no health of its own.")
                    : asking           ? tr("Reading the health…")
                    : known == nullptr ? tr("Not read yet.")
                    : !known->drive    ? tr("The health is unknown.")
                                       : tr("Health: %1").arg(healthStatusText(known->status)));
    summary_->clear();
    if (known != nullptr && !asking) showDrive(*known);
    else if (known != nullptr && known->drive) fill(*known->drive);
    const bool answered = known != nullptr && known->drive;
    const bool runs = answered && known->drive->running;
    ask_->setEnabled(drive != nullptr && !asking);
    for (QPushButton* button : {short_, long_})
        button->setEnabled(answered && !asking && known->drive->selfTests && !runs);
    stop_->setEnabled(runs && !asking);
    for (QLabel* label : {summary_, running_}) label->setVisible(!label->text().isEmpty());
}

void HealthPanel::showDrive(const HealthWatch::Known& known) {
    const TonedText summary = healthSummary(known);
    const int side = fontMetrics().height() * 2;
    symbol_->setPixmap(icon(symbolOf(summary.tone)).pixmap(side, side));
    summary_->setText(summary.text);
    if (!known.drive) return;
    running_->setText(runningTestText(*known.drive));
    fill(*known.drive);
}

QTreeWidgetItem* HealthPanel::group(const QString& title, bool open) {
    auto* item = new QTreeWidgetItem(values_, {title});
    item->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setExpanded(open);
    return item;
}

void HealthPanel::fill(const health::DriveHealth& drive) {
    QTreeWidgetItem* values = group(tr("Values"), true);
    for (const auto& [name, value] : healthValues(drive)) new QTreeWidgetItem(values, {name, value});
    if (!drive.tests.empty()) {
        QTreeWidgetItem* tests = group(tr("Self-tests"), true);
        for (const health::SelfTest& test : drive.tests) {
            const QString kind = test.kind == health::TestKind::Short  ? tr("Short")
                                 : test.kind == health::TestKind::Long ? tr("Long")
                                                                       : tr("Other");
            new QTreeWidgetItem(tests, {kind, selfTestText(test)});
        }
    }
    if (!drive.attributes.empty()) {
        QTreeWidgetItem* attributes = group(tr("Attributes"), false);
        for (const health::Attribute& one : drive.attributes) {
            const QString name = QStringLiteral("%1  %2").arg(one.id).arg(toQString(one.name));
            auto* item = new QTreeWidgetItem(
                attributes,
                {name,
                 tr("%1 (value %2, limit %3)").arg(toQString(one.raw)).arg(one.value).arg(one.threshold)});
            if (one.failed == health::Attribute::Failed::Now) item->setIcon(1, icon("dialog-warning"));
        }
    }
    if (!drive.errors.empty()) {
        QTreeWidgetItem* errors = group(tr("Error log"), false);
        for (const health::LoggedError& error : drive.errors)
            new QTreeWidgetItem(
                errors, {QLocale().toString(static_cast<qulonglong>(error.number)), toQString(error.what)});
    }
}

}  // namespace sectorsmith::gui
