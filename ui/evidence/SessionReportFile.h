// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Evidence.h"
#include "wording/Words.h"

#include <QByteArray>

#include <vector>

namespace naru::evidence_ui {

/** A session's report as one page that loads nothing, each line in each language. Blocks; any thread. */
[[nodiscard]] QByteArray reportHtml(const evidence::SupportSession& session,
                                    const std::vector<wording::Language>& languages,
                                    const evidence::ReadControl& control = {});

/** The same as PDF, A4, with the fonts of both scripts inside. Blocks; any thread. */
[[nodiscard]] QByteArray reportPdf(const QByteArray& html, const QString& title);

} // namespace naru::evidence_ui
