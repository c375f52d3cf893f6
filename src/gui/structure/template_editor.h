// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "gui/window/panel.h"
#include "lang/template.h"

#include <QList>

class QAction;
class QLabel;
class QListWidget;

namespace sectorsmith::gui {

class FindBar;
class TemplateEdit;

// The dock in which people read and write templates. A shipped one is read-only until it has been duplicated into the
// user's own folder.
class TemplateEditor : public Panel {
    Q_OBJECT

 public:
    explicit TemplateEditor(QWidget* parent = nullptr);

    void setSession(SourceSession* session) override;
    // A text is read and written in more than a few lines.
    int wantedHeight(int windowHeight) const override { return windowHeight * 11 / 20; }

    // Shows the template of that id ("disk/gpt"); asks first when there are unsaved changes.
    void openTemplate(const QString& id);
    // The same for a file of one's own, which need not be there yet.
    void openFile(const QString& path);
    void newTemplate();
    // Writes to the file it has; false when that failed or was cancelled.
    bool save();
    // Saves under a name in the user's folder.
    bool saveAsOwn();
    // Asks to save what is unsaved; false when the user cancels.
    bool mayClose() override;
    bool isModified() const;

    // What compiling and running said; the first batch of a run clears the old ones.
    void showDiagnostics(const std::vector<lang::Diagnostic>& diagnostics, bool first);
    TemplateEdit* edit() const { return edit_; }
    QListWidget* messages() const { return messages_; }
    FindBar* findBar() const { return find_; }
    QString templateId() const { return id_; }

 Q_SIGNALS:
    void runWanted(std::shared_ptr<const sectorsmith::lang::SourceText> text, const QString& templateId,
                   bool atCursor);
    void templatesChanged();

 protected:
    // Ctrl+S, Ctrl+F, F3 and Escape are the editor's while it has the keyboard, whatever the window does with them.
    bool event(QEvent* event) override;

 private:
    bool handleKey(const QKeyEvent& key, bool act);
    void load(const QString& path, const QString& id, bool own);
    void run(bool atCursor);
    void updateTitle();
    bool writeTo(const QString& path);

    TemplateEdit* edit_;
    QListWidget* messages_;
    FindBar* find_;
    QLabel* title_;
    QAction* save_;
    QList<QAction*> runActions_;  // only with an open source
    QAction* duplicate_;
    QString path_;  // empty: new
    QString id_;
    bool own_ = true;
};

}  // namespace sectorsmith::gui
