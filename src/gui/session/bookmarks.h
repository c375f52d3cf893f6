// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <vector>

namespace sectorsmith::gui {

struct Bookmark {
    quint64 offset = 0;  // bytes
    QString name;
    bool operator==(const Bookmark&) const = default;
};

// The marked places of one disk, remembered under its identity: the same disk has them again wherever it is plugged in.
class Bookmarks : public QObject {
    Q_OBJECT

 public:
    static constexpr std::size_t bound = 1000;

    // `settings` must outlive it.
    Bookmarks(QSettings& settings, const QString& identity, QObject* parent = nullptr);

    const std::vector<Bookmark>& all() const { return marks_; }  // by offset
    bool has(quint64 offset) const;
    void set(quint64 offset, const QString& name);  // adds or renames
    void remove(quint64 offset);
    // The next one after `offset` (before it, when backward), going round; nullptr when there is none.
    const Bookmark* next(quint64 offset, bool backward) const;

 Q_SIGNALS:
    void changed();

 private:
    void save();

    QSettings& settings_;
    QString group_;
    QString identity_;
    std::vector<Bookmark> marks_;
};

}  // namespace sectorsmith::gui
