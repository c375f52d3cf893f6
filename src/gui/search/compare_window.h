// SPDX-License-Identifier: GPL-3.0-or-later
// Two sources, or two ranges, side by side: what differs in a list and marked in both, scrolling together.
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

#include "edit/compare.h"
#include "gui/session/source_session.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace sectorsmith::gui {

class DifferenceMarks;
class DifferenceModel;
class HexView;
class LongWork;

// What can be compared: the sources that are open.
struct ComparedSource {
    QPointer<SourceSession> session;
    QString title;
};

// A window of its own; looks at the sources with their staged edits, as they are when the comparison starts.
class CompareWindow : public QWidget {
    Q_OBJECT

 public:
    // At least one source; `first` is the one that is chosen.
    CompareWindow(std::vector<ComparedSource> sources, std::size_t first, QWidget* parent = nullptr);
    ~CompareWindow() override;

    void setRanges(std::size_t first, const QString& firstOffset, std::size_t second,
                   const QString& secondOffset, const QString& length);
    bool running() const;
    QString status() const;
    const DifferenceModel* differences() const { return model_; }
    HexView* view(int side) const { return sides_[side].view; }  // 0, 1; nullptr before the first comparison
    QTreeView* list() const { return list_; }

 public Q_SLOTS:
    void compare();
    void goToDifference(int row);
    void step(bool backward);

 private:
    struct Shared;
    struct Side {
        QComboBox* source = nullptr;
        QLineEdit* offset = nullptr;
        std::unique_ptr<SourceSession> session;  // its own cursor and pages over the same bytes
        DifferenceMarks* marks = nullptr;
        HexView* view = nullptr;
        quint64 from = 0;  // bytes: where its range starts
    };

    Result<ByteRange> rangeOf(const Side& side, const SourceSession& session) const;
    void showSide(int side, SourceSession& session);
    void follow(int from);
    void drain();
    void ended();

    std::vector<ComparedSource> sources_;
    Side sides_[2];
    QLineEdit* length_;
    QPushButton* compare_;
    QPushButton* stop_;
    QPushButton* next_;
    QPushButton* previous_;
    QProgressBar* progress_;
    QLabel* status_;
    QTreeView* list_;
    QWidget* views_;
    DifferenceModel* model_;
    LongWork* work_;
    std::shared_ptr<Shared> shared_;
    bool following_ = false;
    bool full_ = false;
};

}  // namespace sectorsmith::gui
