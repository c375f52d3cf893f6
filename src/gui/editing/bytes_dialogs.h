// SPDX-License-Identifier: GPL-3.0-or-later
// The two dialogs that ask for bytes: what to paste, what to fill with.
#pragma once

#include <QDialog>
#include <cstddef>
#include <vector>

#include "base/error.h"
#include "base/text.h"
#include "gui/session/source_session.h"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QRadioButton;

namespace sectorsmith::gui {

// Hex, text in an encoding, Base64, or a file's bytes. accept() waits until they are there and fit.
class PasteDialog : public QDialog {
    Q_OBJECT

 public:
    // `at` is where they will go; the clipboard's text is proposed.
    PasteDialog(const SourceSession& session, quint64 at, Encoding encoding, QWidget* parent = nullptr);

    std::vector<std::byte> takeBytes() { return std::move(bytes_); }
    // "Paste", "Paste of file.bin": for the list of steps.
    QString what() const;
    void setText(const QString& text);
    void setFile(const QString& path);
    QPlainTextEdit* textEdit() const { return text_; }
    QRadioButton* asHex() const { return hex_; }
    QRadioButton* asText() const { return plain_; }
    QRadioButton* asBase64() const { return base64_; }
    QString statusText() const;

    void accept() override;

 private:
    void judge();
    void chooseFile();

    quint64 room_;
    quint64 at_;
    QWidget* inputs_;
    QRadioButton* hex_;
    QRadioButton* plain_;
    QRadioButton* base64_;
    QRadioButton* file_;
    QComboBox* encoding_;
    QPlainTextEdit* text_;
    QLabel* fileName_;
    QLabel* status_;
    QDialogButtonBox* buttons_;
    QString path_;
    std::vector<std::byte> bytes_;
};

// A pattern to repeat over a range.
class FillDialog : public QDialog {
    Q_OBJECT

 public:
    FillDialog(const ByteRange& range, Encoding encoding, QWidget* parent = nullptr);

    const std::vector<std::byte>& pattern() const { return pattern_; }
    QLineEdit* line() const { return line_; }

 private:
    void judge();

    ByteRange range_;
    Encoding encoding_;
    QRadioButton* hex_;
    QRadioButton* text_;
    QLineEdit* line_;
    QLabel* status_;
    QDialogButtonBox* buttons_;
    std::vector<std::byte> pattern_;
};

}  // namespace sectorsmith::gui
