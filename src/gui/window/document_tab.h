// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "gui/hexview/hex_view.h"
#include "gui/session/bookmarks.h"
#include "gui/session/open_job.h"
#include "gui/session/source_session.h"

class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace sectorsmith::gui {

class AddressBar;
class NoticeBar;
class PartitionsController;
class PartitionsView;
class SpaceUse;
class StripMap;

// One tab: while it opens, when it could not, or the address bar, strip map and bytes of a session.
class DocumentTab : public QWidget {
    Q_OBJECT

 public:
    // `settings` must outlive the tab.
    DocumentTab(OpenRequest request, QSettings& settings, const HexOptions& options,
                QWidget* parent = nullptr);
    ~DocumentTab() override;

    void open();  // begins; opened() or failed() follows
    // Shows a source that is there already (tests, slices of open disks).
    void show(OpenedSource opened, const QString& identity, DiskPlace place = {});

    const OpenRequest& request() const { return request_; }
    QString title() const;
    SourceSession* session() const { return session_; }  // nullptr until it is open
    HexView* hexView() const { return hexView_; }
    AddressBar* addressBar() const { return addressBar_; }
    StripMap* stripMap() const { return stripMap_; }
    SpaceUse* spaceUse() const { return spaceUse_; }
    Bookmarks* bookmarks() const { return bookmarks_; }
    PartitionsController* partitions() const { return partitions_; }
    PartitionsView* partitionsView();  // made when it is first asked for; nullptr until the tab is open
    // Shows the partition tables in the place of the bytes, or the bytes again.
    void showPartitions(bool shown);
    bool partitionsShown() const;
    // The parts of the tab that F6 walks through.
    std::vector<QWidget*> focusStops() const;
    void setOptions(const HexOptions& options);
    // Above the bytes; needs an open session. The tab owns it.
    NoticeBar* addNotice(const QIcon& symbol, const QString& text);

 Q_SIGNALS:
    void opened();
    void failed(const QString& message);
    void partitionsShownChanged(bool shown);
    // A container shall be opened as the plain bytes of its file.
    void plainBytesWanted();

 private:
    void addPartitions(QVBoxLayout* box);
    void addContainerNotice(QWidget* page);
    void showWaiting();
    void setContent(QWidget* content);

    OpenRequest request_;
    QSettings& settings_;
    HexOptions options_;
    QStackedLayout* stack_;
    SourceSession* session_ = nullptr;
    Bookmarks* bookmarks_ = nullptr;
    HexView* hexView_ = nullptr;
    AddressBar* addressBar_ = nullptr;
    SpaceUse* spaceUse_ = nullptr;
    StripMap* stripMap_ = nullptr;
    QVBoxLayout* notices_ = nullptr;
    PartitionsController* partitions_ = nullptr;
    PartitionsView* partitionsView_ = nullptr;
    QToolButton* partitionsButton_ = nullptr;
    QVBoxLayout* pageBox_ = nullptr;
};

}  // namespace sectorsmith::gui
