// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"
#include "session/Event.h"

#include <optional>

namespace naru::session {

/** The wish, if it can be followed; else says why not (OGS-27, AllowManualHostInput, AutoConnectOnStart). */
[[nodiscard]] std::optional<Wish> accepted(Work& work, const ConnectWished& event);
/** The same, where one is followed already: only another one. */
[[nodiscard]] std::optional<Wish> anotherWish(Work& work, const ConnectWished& event);
/** Takes the wish: what earlier ones left behind is forgotten. */
void take(Work& work, const Wish& wish);

/** Follows the wish from the beginning; nothing is alive. */
void begin(Work& work);
/** The same, or after a loss the way on from there: the network or the wish is another one. */
void startOver(Work& work);
/** Ends run, network test and sign-in. */
void breakOff(Work& work);
/** Ends all that is alive, forgets the wish, and says why. */
void rest(Work& work, NoticeCode why, const QVariantMap& arguments = {});
/** Goes on when no tunnel is there any more. */
void leave(Work& work, Afterwards then);
/** No tunnel is there. */
void arrive(Work& work, Afterwards then);

} // namespace naru::session
