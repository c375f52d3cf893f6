// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPointer>

#include "edit/search.h"
#include "gui/window/panel.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace sectorsmith::gui {

class LongWork;
class MatchModel;
class SearchForm;

// Looks for something in the current source: the next one, the one before, or all of them in a list that grows while it
// runs. Each source keeps its list. Nothing is read in the GUI thread.
class SearchPanel : public Panel {
    Q_OBJECT

 public:
    explicit SearchPanel(QWidget* parent = nullptr);
    ~SearchPanel() override;
    void setSession(SourceSession* session) override;

    SearchForm* form() const { return form_; }
    bool hasPattern() const;
    bool searching() const;
    QString status() const;
    const MatchModel* matches() const;  // nullptr without a source

 public Q_SLOTS:
    void open();  // Ctrl+F: the text to look for gets the focus
    // From the cursor on, round the end once.
    void findNext();
    void findPrevious();
    void findAll();
    void stop();

 private:
    struct Results;
    struct Shared;
    struct Run;

    void step(bool backward);
    // `startBelow`: only matches that begin before it count.
    void begin(bool all, bool backward, const SearchOptions& options, bool wrapped,
               std::uint64_t startBelow = UINT64_MAX);
    void drain();
    void ended();
    void tell(const QString& text, bool wrong = false);
    void showRunning();
    Results* current() const;

    QPointer<SourceSession> session_;
    QHash<SourceSession*, std::shared_ptr<Results>> results_;
    SearchForm* form_;
    QPushButton* next_;
    QPushButton* previous_;
    QPushButton* all_;
    QPushButton* stop_;
    QProgressBar* progress_;
    QLabel* status_;
    QTreeView* list_;
    LongWork* work_;
    std::unique_ptr<Run> run_;
};

}  // namespace sectorsmith::gui
