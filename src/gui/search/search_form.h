// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "edit/pattern.h"
#include "edit/search.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace sectorsmith::gui {

class SourceSession;

// What to look for and where, as people fill it in.
class SearchForm : public QWidget {
    Q_OBJECT

 public:
    enum class Kind { Bytes, Text, Integer, Float, Regex };
    Q_ENUM(Kind)

    explicit SearchForm(QWidget* parent = nullptr);

    Kind kind() const;
    void setKind(Kind kind);
    QString text() const;
    void setText(const QString& text);
    // Which things a search may lie in, by the session's selection and partition.
    void setSession(SourceSession* session);
    void focusText();

    Result<std::shared_ptr<const Pattern>> pattern() const;
    // The range and the offset within sectors; Usage when the offset makes no sense.
    Result<SearchOptions> where() const;
    // All that makes one search differ from another, for F3.
    QString key() const;

 Q_SIGNALS:
    void findWanted(bool backward);  // Return, Shift+Return in the text
    void changed();

 private:
    void showFields();

    SourceSession* session_ = nullptr;
    QComboBox* kind_;
    QComboBox* text_;  // with what was looked for before
    QComboBox* encoding_;
    QComboBox* regexOver_;  // bytes, or characters of UTF-16
    QCheckBox* caseSensitive_;
    QComboBox* bits_;
    QComboBox* floatBits_;
    QComboBox* endian_;
    QComboBox* range_;
    QCheckBox* atOffset_;
    QLineEdit* sectorOffset_;

 public:
    // Puts the text among those that can be chosen again.
    void remember();
};

}  // namespace sectorsmith::gui
