// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/Definition>

#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <QPlainTextEdit>
#include <vector>

#include "lang/diagnostic.h"

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

    int lineNumberWidth() const;
    void paintLineNumbers(QPaintEvent* event);

 protected:
    bool event(QEvent* event) override;
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

    KSyntaxHighlighting::Repository repository_;
    KSyntaxHighlighting::SyntaxHighlighter* highlighter_;
    QWidget* numbers_;
    std::vector<Mark> marks_;
};

}  // namespace sectorsmith::gui
