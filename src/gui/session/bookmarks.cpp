// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/bookmarks.h"

#include <QCryptographicHash>
#include <algorithm>

namespace sectorsmith::gui {

Bookmarks::Bookmarks(QSettings& settings, const QString& identity, QObject* parent)
    : QObject(parent), settings_(settings), identity_(identity) {
    // A settings key cannot hold slashes; the identity itself is kept beside the marks for people who look.
    const QByteArray hash =
        QCryptographicHash::hash(identity.toUtf8(), QCryptographicHash::Sha256).toHex().left(24);
    group_ = QStringLiteral("bookmarks/") + QString::fromLatin1(hash);
    const int count = std::min<int>(settings_.beginReadArray(group_ + QLatin1String("/marks")), bound);
    for (int i = 0; i < count; ++i) {
        settings_.setArrayIndex(i);
        bool ok = false;
        const quint64 offset = settings_.value(QLatin1StringView("offset")).toString().toULongLong(&ok);
        if (ok) marks_.push_back({offset, settings_.value(QLatin1StringView("name")).toString()});
    }
    settings_.endArray();
    std::ranges::sort(marks_, {}, &Bookmark::offset);
}

bool Bookmarks::has(quint64 offset) const {
    return std::ranges::find(marks_, offset, &Bookmark::offset) != marks_.end();
}

void Bookmarks::set(quint64 offset, const QString& name) {
    const auto place = std::ranges::lower_bound(marks_, offset, {}, &Bookmark::offset);
    if (place != marks_.end() && place->offset == offset) {
        place->name = name;
    } else {
        if (marks_.size() >= bound) return;
        marks_.insert(place, {offset, name});
    }
    save();
}

void Bookmarks::remove(quint64 offset) {
    if (std::erase_if(marks_, [&](const Bookmark& mark) { return mark.offset == offset; }) > 0) save();
}

const Bookmark* Bookmarks::next(quint64 offset, bool backward) const {
    if (marks_.empty()) return nullptr;
    if (backward) {
        const auto place = std::ranges::lower_bound(marks_, offset, {}, &Bookmark::offset);
        return place == marks_.begin() ? &marks_.back() : &*std::prev(place);
    }
    const auto place = std::ranges::upper_bound(marks_, offset, {}, &Bookmark::offset);
    return place == marks_.end() ? &marks_.front() : &*place;
}

void Bookmarks::save() {
    settings_.remove(group_);
    if (!marks_.empty()) {
        settings_.setValue(group_ + QLatin1String("/disk"), identity_);
        settings_.beginWriteArray(group_ + QLatin1String("/marks"), static_cast<int>(marks_.size()));
        for (std::size_t i = 0; i < marks_.size(); ++i) {
            settings_.setArrayIndex(static_cast<int>(i));
            settings_.setValue(QLatin1StringView("offset"), QString::number(marks_[i].offset));
            settings_.setValue(QLatin1StringView("name"), marks_[i].name);
        }
        settings_.endArray();
    }
    Q_EMIT changed();
}

}  // namespace sectorsmith::gui
