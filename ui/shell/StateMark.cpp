// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/StateMark.h"

#include "wording/SessionWords.h"

namespace naru::shell {

namespace {

struct Shape
{
    const char* icon;
    StateMark::Tone tone;
};

Shape shapeOf(session::Kind kind)
{
    using enum session::Kind;
    using enum StateMark::Tone;
    switch (kind) {
    case Idle:
        return {"off", Quiet};
    case Locating:
    case Measuring:
    case SigningIn:
    case Connecting:
    case Disconnecting:
        return {"working", Quiet};
    case Connected:
        return {"good", Accent};
    case Reconnecting:
    case FailingOver:
        return {"measure", Warn};
    case Suspended:
        return {"waiting", Warn};
    }
    Q_UNREACHABLE();
}

} // namespace

StateMark StateMark::of(const kit::SessionView& session, const wording::Words& words)
{
    if (!std::holds_alternative<std::monostate>(session.question()))
        return {QStringLiteral("attention"), Tone::Warn, tr("Needs your answer")};
    const session::Kind kind = session.status().kind;
    const Shape shape = shapeOf(kind);
    return {QLatin1String(shape.icon), shape.tone, wording::SessionWords(words).stateName(kind)};
}

QColor StateMark::colour(const kit::Theme& theme) const
{
    switch (tone) {
    case Tone::Quiet:
        return theme.colors().text2;
    case Tone::Accent:
        return theme.colors().accent;
    case Tone::Warn:
        return theme.colors().warn;
    }
    Q_UNREACHABLE();
}

} // namespace naru::shell
