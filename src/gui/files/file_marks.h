// SPDX-License-Identifier: GPL-3.0-or-later
// Where a file of a session's volume lies, and the colours of files among the bytes.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "gui/search/long_work.h"
#include "gui/session/field_provider.h"

namespace sectorsmith::gui {

class FilesController;

// Where a piece of a file lies.
struct FilePiece {
    QString stream;              // "", "resource fork", "attribute com.apple.decmpfs"
    std::uint64_t inStream = 0;  // bytes from the stream's start
    ByteRange range;             // bytes of the session's source
    bool located = true;         // inStream means something
    bool readsAsZeros = false;
};

// Lives in the GUI thread, a part of the controller.
class FileMarks : public FieldProvider {
    Q_OBJECT

 public:
    explicit FileMarks(FilesController* controller);

    // Looks where a file lies; located() follows. Its extents are then marked, and the cursor goes to the first.
    // `name`: of the controller's files.
    void showOnDisk(std::uint32_t name);
    void clear();
    const std::vector<FilePiece>& pieces() const { return pieces_; }
    QString path() const { return path_; }  // empty: none is shown
    QString note() const { return note_; }  // why it has no extents, or where it lies instead
    bool locating() const { return work_->running(); }

    // The bytes of each file in a colour of its own.
    void setColored(bool colored);
    bool colored() const { return colored_; }
    std::vector<FieldMark> fieldsIn(const ByteRange& range) const override;

 Q_SIGNALS:
    void located();

 private:
    FilesController* controller_;
    LongWork* work_;
    std::vector<FilePiece> pieces_;
    QString path_, note_;
    bool colored_ = false;
};

}  // namespace sectorsmith::gui
