// SPDX-License-Identifier: GPL-3.0-or-later
// Whose the bytes of a session's volumes are: files, structures, and deleted files where nobody else is.
#pragma once

#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "gui/search/long_work.h"
#include "gui/session/owner_provider.h"
#include "ops/volume_files.h"

namespace sectorsmith::gui {

class FilesController;

// Reads in workers what the controller gives it, and then answers from memory. Lives in the GUI thread, a part of the
// controller.
class FileOwners : public QObject, public OwnerProvider {
    Q_OBJECT

 public:
    explicit FileOwners(FilesController* controller);
    ~FileOwners() override;

    // Reads whose the bytes of the container are in which these files are, unless that is known; and of deleted files, too,
    // where they have some.
    void read(const std::shared_ptr<const VolumeFiles>& files);
    void stop();
    // Nothing is known any more; of one container, that begins at a byte of the source.
    void forget();
    void forget(quint64 container);

    bool known(quint64 container) const { return present_.contains(container); }
    // nullptr: not known.
    const OwnerIndex* of(quint64 container) const;
    std::optional<ByteOwner> ownerAt(quint64 offset) const override;
    // The name (FileIndex::names()) of a file of the controller's chosen volume that has the byte, or had it.
    std::optional<std::uint32_t> nameAt(quint64 offset) const;
    // At most `most` of the paths of a file, with the volume's name where a container has several.
    QStringList pathsOf(quint64 container, const OwnerIndex::Owner& owner, std::size_t most) const;
    // Reads the names of the other volumes of a container where the cursor stands on one of their files.
    void readMissingNames();

 Q_SIGNALS:
    void changed();

 private:
    using Place = std::pair<quint64, unsigned>;  // container, slot
    struct Gone {
        std::shared_ptr<const OwnerIndex> owners;
        std::shared_ptr<const VolumeFiles> files;
    };
    void readDeleted(const std::shared_ptr<const VolumeFiles>& files);
    std::optional<ByteOwner> goneAt(quint64 offset, quint64 container, quint64 end) const;

    FilesController* controller_;
    std::map<quint64, std::shared_ptr<const OwnerIndex>> present_;  // by where their container begins
    std::map<Place, Gone> gone_;
    std::vector<Place> triedNames_;
    LongWork* work_;
    LongWork* deletedWork_;
    LongWork* nameWork_;
};

// "Resource fork", "Attribute “x”"; empty for a file's data.
QString streamTitle(StreamKind stream, std::string_view name);

}  // namespace sectorsmith::gui
