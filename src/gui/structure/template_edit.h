// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/Definition>

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <QList>
#include <QPlainTextEdit>
#include <QTextCursor>
#include <functional>
#include <vector>

#include "lang/diagnostic.h"

class QAbstractItemView;
class QAction;

namespace sectorsmith::gui {

// The text of a template: highlighted by our definition, with line numbers, errors underlined at their place.
class TemplateEdit : public QPlainTextEdit {
    Q_OBJECT

 public:
    explicit TemplateEdit(QWidget* parent = nullptr);

    // Underlines what lies in the file of that name; the rest (of imported files) is left to the list of messages.
    void setDiagnostics(const std::vector<lang::Diagnostic>& diagnostics, const QString& fileName);
    void clearDiagnostics();
    // Line and column from 1, the column in UTF-8 bytes as diagnostics count it.
    void goTo(int line, int column);
    // What a tooltip says of the character; empty: nothing. Diagnostics come first.
    void setAbout(std::function<QString(int position)> about) { about_ = std::move(about); }
    // While it is shown, the keys that choose from it are its own.
    void setCompletionPopup(QAbstractItemView* popup);
    // What the context menu has besides the usual.
    void setMenuActions(const QList<QAction*>& actions) { menuActions_ = actions; }

    // --- Breakpoints: lines from 1, which keep their place when the text around them changes
    std::vector<int> breakpoints() const;
    void setBreakpoints(const std::vector<int>& lines);
    void toggleBreakpoint(int line);
    // Where the template is stopped, or where a caller stands; 0: nowhere.
    void setStoppedAt(int line);
    int stoppedAt() const { return stoppedAt_.isNull() ? 0 : stoppedAt_.blockNumber() + 1; }

    int lineNumberWidth() const;
    void paintLineNumbers(QPaintEvent* event);
    void clickLineNumbers(int y);

 Q_SIGNALS:
    // A key was pressed that may have changed the text; what it inserted, if that.
    void typed(const QString& text);
    void followed(int position);  // by Ctrl and a click
    void breakpointsChanged();    // by people
    void popupHidden();

 protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    struct Mark {
        int begin = 0;  // in characters of the document
        int end = 0;
        bool error = false;
        QString message;
    };
    void applyTheme();
    void updateSelections();
    int markWidth() const;  // of what stands before the line numbers
    QColor stoppedColor() const;

    KSyntaxHighlighting::Repository repository_;
    KSyntaxHighlighting::SyntaxHighlighter* highlighter_;
    QWidget* numbers_;
    std::vector<Mark> marks_;
    std::function<QString(int)> about_;
    QAbstractItemView* popup_ = nullptr;
    QList<QTextCursor> breakpoints_;
    QTextCursor stoppedAt_;
    QList<QAction*> menuActions_;
};

}  // namespace sectorsmith::gui
