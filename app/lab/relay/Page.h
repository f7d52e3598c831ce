// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace naru::lab::relay {

/** Answers one HTTP request on the connection with the text, whatever was asked for; blocks. */
void answerWithPage(int connection, const std::string& text);

} // namespace naru::lab::relay
