// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>
#include <memory>

#include "gui/editing/commit_bar.h"
#include "gui/editing/review.h"
#include "gui/session/source_session.h"

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QTabWidget;
class QTreeWidget;
class QVBoxLayout;

namespace sectorsmith::gui {

// Shows what would be written to which disk, writes it when people agree, says what came of it. Everything that reads
// or writes runs in a worker.
class ReviewDialog : public QDialog {
    Q_OBJECT

 public:
    explicit ReviewDialog(SourceSession* session, QWidget* parent = nullptr);
    ~ReviewDialog() override;

    enum class State { Preparing, Ready, Writing, Done, Failed };
    State state() const { return state_; }
    const Review& review() const { return review_; }
    QPushButton* writeButton() const { return write_; }
    QCheckBox* besideBox() const { return beside_; }
    QTreeWidget* bytesList() const { return bytes_; }
    QTreeWidget* tablesList() const { return tables_; }
    QListWidget* notesList() const { return notes_; }
    QString resultText() const;
    CommitBar* bar() const { return bar_; }
    QPushButton* unmountButton() const { return unmount_; }
    QPushButton* cancelButton() const { return cancel_; }
    const QString& recordId() const { return recordId_; }

 Q_SIGNALS:
    void stateChanged();

 public Q_SLOTS:
    void write();
    void reject() override;

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void prepare();
    void present(Review review);
    void fitNotes();
    void showFields();
    void showUsers();
    void updateButtons();
    void updateCancel();
    void setState(State state);
    void committed(const CommitReport& report);
    void commitFailed(const CommitFailure& failure);
    void recoverBy(Recovery what);
    void unmount();
    void chooseFolder();
    void tell(const QString& text, const char* symbol);

    QPointer<SourceSession> session_;
    Review review_;
    State state_ = State::Preparing;
    quint64 asked_ = 0;
    std::shared_ptr<CommitProgress> progress_;
    QString recordId_;
    QLabel* symbol_;
    QLabel* title_;
    QLabel* disk_;
    QLabel* users_;
    QPushButton* unmount_;
    QPushButton* folder_;
    QCheckBox* beside_;
    QListWidget* notes_;
    QTabWidget* pages_;
    QTreeWidget* bytes_;
    QTreeWidget* tables_;
    QLabel* resultSymbol_;
    QLabel* result_;
    CommitBar* bar_;
    QPushButton* write_;
    QPushButton* finish_;
    QPushButton* takeBack_;
    QPushButton* again_;
    QPushButton* cancel_;
};

}  // namespace sectorsmith::gui
