// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Theme.h"
#include "wording/Words.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>

namespace naru::shell {

/** What the command line of `naru` asks for. */
struct Options
{
    QStringList files;
    bool demo = false;
    bool selfTest = false;
    bool help = false;
    bool version = false;
    std::optional<wording::Language> language;
    std::optional<kit::Theme::Scheme> scheme;
    /** Where pictures of the pages go. */
    std::optional<QString> screenshots;
    /** Size of these pictures. */
    QSize size{1280, 800};
};

/** The error is a sentence for stderr. */
[[nodiscard]] std::expected<Options, QString> readOptions(const QStringList& arguments);
[[nodiscard]] QString helpText();

} // namespace naru::shell
