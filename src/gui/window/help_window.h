// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QListWidget;
class QMainWindow;
class QTextBrowser;

namespace sectorsmith::gui {

// All keys of the window, read from its actions: in the order of the menus, then what has no menu. Markdown, without
// a title.
QString keysPage(const QMainWindow& window);

// The manual: pages on the left, the text on the right. The pages are those of src/gui/help/pages, which are also
// installed as files; translations of them are in folders named by their languages beside them. The template language's
// is templates/README.md, in English. To the page of keys all keys are added.
class HelpWindow : public QWidget {
    Q_OBJECT

 public:
    enum class Page {
        Tour,
        BootCamp,
        Enclosure,
        Erase,
        Rescue,
        Files,
        Integrity,
        Space,
        CloneMac,
        Undo,
        Keys,
        Language
    };

    // `window`: whose actions the list of keys is made from; must outlive this.
    explicit HelpWindow(const QMainWindow& window, QWidget* parent = nullptr);

    void showPage(Page page);
    QTextBrowser* browser() const { return browser_; }

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void load(Page page);
    void followLink(const QUrl& link);
    bool goToHeading(const QString& anchor);
    void find(bool backward);

    const QMainWindow& window_;
    Page shown_ = Page::Tour;
    QListWidget* pages_;
    QTextBrowser* browser_;
    QLineEdit* find_;
};

}  // namespace sectorsmith::gui
