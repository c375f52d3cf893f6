// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <vector>

#include "gui/structure/template_index.h"

class QAbstractItemView;
class QCompleter;
class QLabel;
class QStandardItemModel;

namespace sectorsmith::gui {

class TemplateEdit;

// Helps with writing a template: completes, explains, finds definitions, renames, formats.
class TemplateAssistant : public QObject {
    Q_OBJECT

 public:
    // Both must outlive it.
    TemplateAssistant(TemplateEdit* edit, TemplateIndex* index);
    ~TemplateAssistant() override;

    // Shows what could stand at the cursor. `asked`: by its key, not by typing.
    void complete(bool asked);
    QAbstractItemView* popup() const;
    // What the name at this character is, for a tooltip; empty: nothing is known.
    QString about(int position) const;
    void goToDefinition(int position);
    // Asks for the new name.
    void rename();
    void format();

 Q_SIGNALS:
    // In another file; line and column from 1, the column in bytes.
    void openWanted(const QString& path, int line, int column);
    // The place where the cursor was, before it went to a definition in the same text.
    void leaving();
    // Why something did not happen.
    void said(const QString& sentence);

 private:
    void typed(const QString& text);
    void insert(int row);
    void showNote(int row);
    QString layoutOf(std::uint32_t declaration) const;
    void ask(std::uint32_t declaration);
    void replacePlaces(const std::vector<lang::TextPlace>& places, const QString& by);

    TemplateEdit* edit_;
    TemplateIndex* index_;
    QCompleter* completer_;
    QStandardItemModel* model_;
    QLabel* note_;   // beside the popup
    int begin_ = 0;  // of what is completed, in characters
};

}  // namespace sectorsmith::gui
