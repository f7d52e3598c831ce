// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryLines.h"

#include <string_view>

namespace naru::signin {

namespace {

using tunnel::SignInStep;
using tunnel::UnsupportedDemand;

std::optional<SignInStep> stepOf(std::string_view format)
{
    if (format.starts_with("SSL negotiation with "))
        return SignInStep::Handshake;
    if (format.starts_with("Connected to HTTPS on "))
        return SignInStep::Gateway;
    return std::nullopt;
}

std::optional<UnsupportedDemand> demandOf(std::string_view format)
{
    if (format.starts_with("Error: Server asked us to "))
        return UnsupportedDemand::PostureCheck;
    if (format.starts_with("No SSO handler"))
        return UnsupportedDemand::EmbeddedBrowser;
    if (format.starts_with("Multiple-certificate authentication requires a second certificate"))
        return UnsupportedDemand::SecondCertificate;
    return std::nullopt;
}

} // namespace

void learnFrom(const char* format, std::va_list arguments, const QString& line, bool isError,
               LibraryFacts& facts)
{
    const std::string_view text = format;
    facts.step = stepOf(text);
    if (const auto demand = demandOf(text))
        facts.unsupported = demand;
    if (text.starts_with("Loading certificate failed"))
        facts.certificateUnusable = true;
    if (text.starts_with("Unexpected %d result from server"))
        facts.httpStatus = va_arg(arguments, int);
    if (text == "%s\n")
        facts.serverText = line;
    if (isError)
        facts.lastError = line;
}

} // namespace naru::signin
