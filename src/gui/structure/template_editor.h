// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "gui/structure/template_debugger.h"
#include "gui/window/panel.h"
#include "lang/template.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QPointer>

class QAction;
class QLabel;
class QListWidget;
class QMenu;

namespace sectorsmith::gui {

class DebugView;
class FindBar;
class StructureController;
class TemplateAssistant;
class TemplateEdit;
class TemplateIndex;

// The dock in which people read and write templates. A shipped one is read-only until it has been duplicated into the
// user's own folder.
class TemplateEditor : public Panel {
    Q_OBJECT

 public:
    explicit TemplateEditor(QWidget* parent = nullptr);

    void setSession(SourceSession* session) override;
    // Who runs the texts of the current tab; nullptr: none.
    void setController(StructureController* controller);
    void stopDebugging();
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
    TemplateAssistant* assistant() const { return assistant_; }
    TemplateIndex* index() const { return index_; }
    DebugView* debugView() const { return debugView_; }
    // Of the text shown and of others shown before.
    std::vector<lang::Breakpoint> breakpoints() const;
    // “Run at the cursor”, “Run at the last offset”.
    const QList<QAction*>& runActions() const { return runActions_; }
    // What was last to be done and could not; empty: nothing.
    QString note() const;
    QString templateId() const { return id_; }

 Q_SIGNALS:
    void runWanted(std::shared_ptr<const sectorsmith::lang::SourceText> text, const QString& templateId,
                   bool atCursor);
    // The same, to stop at the breakpoints, or at the first statement.
    void debugWanted(std::shared_ptr<const sectorsmith::lang::SourceText> text, const QString& templateId,
                     bool atCursor, const std::vector<sectorsmith::lang::Breakpoint>& breakpoints,
                     bool atFirst);
    void templatesChanged();
    void stopped();  // at a breakpoint or after a step

 protected:
    // Its keys (Ctrl+S, Ctrl+F, F2, F3, F12, …) are the editor's while it has the keyboard, whatever the window does with them.
    bool event(QEvent* event) override;

 private:
    bool handleKey(const QKeyEvent& key, bool act);
    void load(const QString& path, const QString& id, bool own);
    void run(bool atCursor, bool atFirst = false);
    void makeDebugActions();
    void goOn(lang::DebugAnswer answer);
    void showStop();
    void showFrame();
    void keepBreakpoints();
    void updateTitle();
    bool writeTo(const QString& path);
    QAction* addKeyed(const QString& text, const QKeySequence& keys);
    void makeLanguageActions();
    QString fileName() const;
    void showKnown();
    void say(const QString& sentence);
    void sayAboutFile();
    void openPlace(const QString& path, int line, int column);
    void remember();
    void goBack();

    struct VisitedPlace {
        QString path;
        QString id;
        bool own = true;
        int line = 1;
        int column = 1;
    };

    TemplateEdit* edit_;
    TemplateIndex* index_;
    TemplateAssistant* assistant_;
    QListWidget* messages_;
    FindBar* find_;
    QLabel* title_;
    QAction* save_;
    QList<QAction*> runActions_;  // only with an open source
    QAction* duplicate_;
    QAction* back_ = nullptr;
    QList<QAction*> keyed_;  // taken in event() by their shortcuts
    QMenu* debugMenu_ = nullptr;
    QAction* continue_ = nullptr;
    QAction* stepOut_ = nullptr;
    QAction* stopRun_ = nullptr;
    QPointer<StructureController> controller_;
    QHash<QString, std::vector<int>> otherBreakpoints_;  // by file name, of texts not shown now
    QList<QAction*> changing_;                           // not of a text that is read-only
    QLabel* note_;
    DebugView* debugView_;
    std::vector<VisitedPlace> visited_;
    QString ranText_;  // what the shown diagnostics of a run belong to
    QString path_;     // empty: new
    QString id_;
    bool own_ = true;
    bool notUtf8_ = false;  // what is shown is not what is in the file: it must not be saved there
};

}  // namespace sectorsmith::gui
