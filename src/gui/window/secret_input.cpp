// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/secret_input.h"

#include <QByteArray>
#include <QLineEdit>
#include <QString>

#include "base/crypt.h"

namespace sectorsmith::gui {

std::string takeSecret(QLineEdit& line) {
    QString typed = line.text();
    line.setText({});  // with what could be undone
    QByteArray bytes = typed.toUtf8();
    typed.fill(QChar::Null);
    std::string secret(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    bytes.fill('\0');
    return secret;
}

std::shared_ptr<std::string> sharedSecret(std::string&& text) {
    std::shared_ptr<std::string> secret(new std::string(text), [](std::string* held) {
        Secret::wipe(*held);
        delete held;
    });
    Secret::wipe(text);
    return secret;
}

}  // namespace sectorsmith::gui
