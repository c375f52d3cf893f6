// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/document_tab.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedLayout>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "gui/disks/strip_map.h"
#include "gui/editing/notice_bar.h"
#include "gui/partitions/boot_camp_banner.h"
#include "gui/partitions/findings_list.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/partitions_view.h"
#include "gui/partitions/table_commands.h"
#include "gui/session/text.h"
#include "gui/window/address_bar.h"
#include "gui/window/error_page.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

DocumentTab::DocumentTab(OpenRequest request, QSettings& settings, const HexOptions& options, QWidget* parent)
    : QWidget(parent),
      request_(std::move(request)),
      settings_(settings),
      options_(options),
      stack_(new QStackedLayout(this)) {
    stack_->setContentsMargins(0, 0, 0, 0);
}

DocumentTab::~DocumentTab() {
    // The views look at the session to their end.
    setContent(new QWidget);  // NOLINT(bugprone-unhandled-exception-at-new): without memory all is over
}

QString DocumentTab::title() const {
    if (session_ != nullptr) return session_->title();
    const QString name = QFileInfo(request_.spec).fileName();
    return name.isEmpty() ? request_.spec : name;
}

void DocumentTab::setContent(QWidget* content) {
    while (stack_->count() > 0) delete stack_->widget(0);
    stack_->addWidget(content);
}

void DocumentTab::showWaiting() {
    auto* page = new QWidget;
    auto* box = new QVBoxLayout(page);
    box->addStretch(1);
    auto* label = new QLabel(tr("Opening %1…").arg(request_.spec), page);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    auto* bar = new QProgressBar(page);
    bar->setRange(0, 0);
    bar->setMaximumWidth(240);
    bar->setTextVisible(false);
    box->addWidget(label);
    box->addWidget(bar, 0, Qt::AlignCenter);
    box->addStretch(2);
    setContent(page);
}

void DocumentTab::open() {
    showWaiting();
    openInBackground(this, request_, [this](Result<OpenAnswer> answer) {
        if (answer) {
            show(std::move(answer->opened), answer->identity, std::move(answer->place));
            return;
        }
        auto* page = new ErrorPage(request_.spec, answer.error());
        // Queued: the page, with its button, goes away in the course of it.
        connect(page, &ErrorPage::tryAgain, this, &DocumentTab::open, Qt::QueuedConnection);
        connect(
            page, &ErrorPage::tryGently, this,
            [this] {
                request_.gentle = true;
                open();
            },
            Qt::QueuedConnection);
        setContent(page);
        Q_EMIT failed(errorText(answer.error()));
    });
}

void DocumentTab::show(OpenedSource openedSource, const QString& identity, DiskPlace place) {
    session_ = new SourceSession(std::move(openedSource), identity, this, std::move(place));
    bookmarks_ = new Bookmarks(settings_, identity, this);

    auto* page = new QWidget;
    auto* box = new QVBoxLayout(page);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    addressBar_ = new AddressBar(session_, page);
    spaceUse_ = new SpaceUse(session_, session_);
    stripMap_ = new StripMap(session_, page, spaceUse_);
    hexView_ = new HexView(session_, page);
    hexView_->setOptions(options_);
    box->addWidget(addressBar_);
    box->addWidget(stripMap_);
    notices_ = new QVBoxLayout;
    if (!session_->opened().containerReason.empty()) {
        addContainerNotice(page);
    } else if (!session_->opened().readOnlyReason.empty()) {
        auto* note = new QLabel(session_->readOnlyReason(), page);
        note->setTextFormat(Qt::PlainText);
        note->setWordWrap(true);
        note->setMargin(6);
        note->setTextInteractionFlags(Qt::TextSelectableByMouse);
        box->addWidget(note);
    }
    box->addLayout(notices_);
    box->addWidget(hexView_, 1);
    addPartitions(box);
    setContent(page);
    setFocusProxy(hexView_);
    connect(addressBar_, &AddressBar::done, hexView_, qOverload<>(&QWidget::setFocus));
    auto showMarks = [this] {
        std::vector<std::uint64_t> offsets;
        for (const Bookmark& mark : bookmarks_->all()) offsets.push_back(mark.offset);
        stripMap_->setBookmarks({offsets.begin(), offsets.end()});
        hexView_->setBookmarks(std::move(offsets));
    };
    connect(bookmarks_, &Bookmarks::changed, hexView_, showMarks);
    showMarks();
    // With a failing disk nothing is read that nobody asked for: F5 reads the layout.
    if (!request_.gentle) {
        session_->readLayout();
        partitions_->refresh();
    }
    Q_EMIT opened();
}

void DocumentTab::addContainerNotice(QWidget* page) {
    const OpenedSource& opened = session_->opened();
    const QString reason = messageText(opened.containerReason);
    auto* bar =
        new NoticeBar(icon("dialog-warning"),
                      opened.asBytes ? tr("Showing the file's own bytes. %1").arg(reason) : reason, page);
    bar->setObjectName(QStringLiteral("notice.container"));
    notices_->addWidget(bar);
    if (opened.asBytes) return;
    QPushButton* button = bar->addButton(tr("Edit raw file"));
    button->setToolTip(tr("Reopen the file to edit its own bytes"));
    connect(button, &QPushButton::clicked, this, &DocumentTab::plainBytesWanted);
}

NoticeBar* DocumentTab::addNotice(const QIcon& symbol, const QString& text) {
    auto* bar = new NoticeBar(symbol, text, notices_->parentWidget());
    notices_->addWidget(bar);
    return bar;
}

void DocumentTab::addPartitions(QVBoxLayout* box) {
    pageBox_ = box;
    partitionsView_ = nullptr;
    partitions_ = new PartitionsController(session_);
    partitionsButton_ = new QToolButton(addressBar_);
    partitionsButton_->setText(tr("Partitions"));
    partitionsButton_->setIcon(icon("drive-partition"));
    partitionsButton_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    partitionsButton_->setCheckable(true);
    partitionsButton_->setToolTip(
        tr("Show the partition tables instead of the bytes (%1)")
            .arg(QKeySequence(Qt::CTRL | Qt::Key_T).toString(QKeySequence::NativeText)));
    addressBar_->addTool(partitionsButton_);
    connect(partitionsButton_, &QToolButton::clicked, this, &DocumentTab::showPartitions);
    connect(addressBar_, &AddressBar::done, this, [this] { showPartitions(false); });
    if (session_->disk() == session_->opened().source) {
        auto* banner = new BootCampBanner(partitions_, box->parentWidget());
        box->insertWidget(box->indexOf(hexView_), banner);
        connect(this, &DocumentTab::partitionsShownChanged, banner, &BootCampBanner::setSuppressed);
        connect(banner, &BootCampBanner::recoverWanted, this,
                [this] { partitionsView()->commands()->recoverBootCamp(); });
    }
}

PartitionsView* DocumentTab::partitionsView() {
    if (partitionsView_ == nullptr && session_ != nullptr) {
        partitionsView_ = new PartitionsView(partitions_, pageBox_->parentWidget());
        partitionsView_->hide();
        pageBox_->addWidget(partitionsView_, 1);
        connect(partitionsView_, &PartitionsView::bytesWanted, this, [this] {
            showPartitions(false);
            hexView_->setFocus();
        });
    }
    return partitionsView_;
}

bool DocumentTab::partitionsShown() const {
    return partitionsView_ != nullptr && !partitionsView_->isHidden();
}

void DocumentTab::showPartitions(bool shown) {
    if (session_ == nullptr) return;
    partitionsButton_->setChecked(shown);
    if (shown == partitionsShown()) return;
    // A failing disk is read only now that somebody asks.
    if (shown && partitions_->report() == nullptr) partitions_->refresh();
    partitionsView()->setVisible(shown);
    hexView_->setVisible(!shown);
    stripMap_->setVisible(!shown);
    (shown ? static_cast<QWidget*>(partitionsView_->map()) : hexView_)->setFocus();
    Q_EMIT partitionsShownChanged(shown);
}

std::vector<QWidget*> DocumentTab::focusStops() const {
    if (partitionsShown()) {
        std::vector<QWidget*> stops{addressBar_->line(), partitionsView_->map()};
        for (const TableKind kind : {TableKind::Gpt, TableKind::Mbr, TableKind::Apm})
            if (partitionsView_->table(kind)->isVisible()) stops.push_back(partitionsView_->table(kind));
        stops.push_back(partitionsView_->findings()->list());
        return stops;
    }
    return {addressBar_->line(), stripMap_, hexView_};
}

void DocumentTab::setOptions(const HexOptions& options) {
    options_ = options;
    if (hexView_ != nullptr) hexView_->setOptions(options);
}

}  // namespace sectorsmith::gui
