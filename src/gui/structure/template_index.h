// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gui/session/latest_work.h"
#include "lang/source_index.h"

class QPlainTextEdit;

namespace sectorsmith::gui {

// What is known of the template in an editor, found out in the background whenever typing rests and the editor is shown.
class TemplateIndex : public QObject {
    Q_OBJECT

 public:
    // `edit` must outlive it.
    explicit TemplateIndex(QPlainTextEdit* edit, QObject* parent = nullptr);

    // Under which the text's own places are reported.
    void setFileName(const QString& name);
    // Of the text as it is now (isFresh()) or as it was; nullptr before the first.
    const std::shared_ptr<const lang::SourceIndex>& latest() const { return index_; }
    bool isFresh() const { return index_ != nullptr && known_ == changes_; }
    // Calls it with what is known of the text as it is now: at once, or when that has been found out. Never when the text
    // changes before.
    void whenFresh(std::function<void()> call);
    // What can be imported: "std/mem".
    const std::vector<std::string>& modules() const { return modules_; }

 Q_SIGNALS:
    void updated();

 protected:
    bool eventFilter(QObject* object, QEvent* event) override;

 private:
    void refresh();

    QPlainTextEdit* edit_;
    QString name_;
    QTimer timer_;
    LatestWork work_;
    std::shared_ptr<const lang::SourceIndex> index_;
    std::vector<std::string> modules_;
    quint64 changes_ = 0;          // of the text
    quint64 known_ = 0;            // as many were there when the index was made
    quint64 asked_ = ~quint64{0};  // or is being made
    std::function<void()> waiting_;
    quint64 waitingFor_ = 0;
};

// Characters of a document to bytes of its text in UTF-8, and back.
std::uint32_t byteOf(const QString& text, int position);
int positionOf(std::string_view text, std::uint32_t byte);
// Of many places at once, which must be in order.
std::vector<int> positionsOf(std::string_view text, std::span<const std::uint32_t> sortedBytes);

}  // namespace sectorsmith::gui
