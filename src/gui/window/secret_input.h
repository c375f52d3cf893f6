// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords on their way from a line to the worker that tries them.
#pragma once

#include <memory>
#include <string>

class QLineEdit;

namespace sectorsmith::gui {

// What was typed, as UTF-8. The line is empty afterwards, also for undo, and its text wiped as far as Qt lets it.
std::string takeSecret(QLineEdit& line);
// Wiped with its last holder, also where nobody comes to try it. `text` is wiped at once.
std::shared_ptr<std::string> sharedSecret(std::string&& text);

}  // namespace sectorsmith::gui
