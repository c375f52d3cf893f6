// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <optional>

#include "gui/files/files_controller.h"
#include "gui/window/panel.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace sectorsmith::gui {

class FilesBrowser;

// The files of a volume of the current source: which volume, which state of it, what is searched for, and below that either
// its files (FilesBrowser) or why there are none (filesNotice()). Reads once it is seen.
class FilesPanel : public Panel {
    Q_OBJECT

 public:
    explicit FilesPanel(QWidget* parent = nullptr);
    void setSession(SourceSession* session) override;
    int wantedHeight(int windowHeight) const override;

    FilesController* controller() const { return controller_; }  // nullptr without a source
    FilesBrowser* browser() const { return browser_; }
    QLineEdit* searchLine() const { return search_; }
    QComboBox* volumeBox() const { return volumeBox_; }
    QComboBox* stateBox() const { return stateBox_; }
    QCheckBox* deletedBox() const { return deletedBox_; }
    QLineEdit* passwordLine() const { return password_; }
    QString message() const;  // what stands in place of files
    bool busy() const;        // a list is being made, or something is being read or copied

    // Reads a volume of the source: the one that begins at a byte; of a container, the one in that slot.
    void showVolume(quint64 offset, unsigned slot);

 public Q_SLOTS:
    // The file that has the byte at the cursor, in its folder; the volume is read first where it was not.
    void showFileAtCursor();
    void setColored(bool colored);

 Q_SIGNALS:
    void coloredChanged(bool colored);
    // The content of a file, as the command names it: "disk.img#2:/Pictures/cat.jpg".
    void openWanted(const QString& spec);
    // As FilesBrowser::contentOpened().
    void contentOpened(const sectorsmith::OpenedSource& opened, const QString& key);

 protected:
    void showEvent(QShowEvent* event) override;

 private:
    void makeHead();
    QWidget* makeMessage();
    void begin();
    void refresh();
    void fillVolumes();
    void fillStates();
    void filesChanged();
    void actOnNotice();
    void unlock();
    void tryToShowFile();

    QPointer<SourceSession> session_;
    QPointer<FilesController> controller_;
    QComboBox* volumeBox_;
    QComboBox* stateBox_;
    QCheckBox* deletedBox_;
    QLineEdit* search_;
    QStackedWidget* pages_;
    QLabel* message_;
    QLabel* problem_;
    QLineEdit* password_;
    QProgressBar* progress_;
    QPushButton* button_;
    FilesBrowser* browser_;
    std::optional<quint64> fileWantedAt_;
    bool colored_ = false;
};

}  // namespace sectorsmith::gui
