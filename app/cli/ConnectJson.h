// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Connecting.h"
#include "ogs/Verdict.h"
#include "session/Status.h"
#include "tunnel/SignInError.h"
#include "tunnel/TunnelEnd.h"

#include <QJsonObject>
#include <QUrl>

/** The events of `naructl connect --json`, one object a line; docs/connect.md lists them. No secret is in
 * any. */
namespace naru::cli {

[[nodiscard]] QJsonObject stateJson(const session::Status& status);
[[nodiscard]] QJsonObject noticeJson(const session::Notice& notice, const QString& text);
[[nodiscard]] QJsonObject formJson(const engine::FormQuestion& question);
[[nodiscard]] QJsonObject certificateJson(const engine::CertificateQuestion& question);
[[nodiscard]] QJsonObject browserJson(const QUrl& url);
[[nodiscard]] QJsonObject tunnelJson(const tunnel::TunnelInfo& info);
[[nodiscard]] QJsonObject trafficJson(const tunnel::Traffic& traffic);
/** `what`: `sign-in-failed` or `tunnel-ended`. */
[[nodiscard]] QJsonObject failureJson(const QString& what, const QString& text, const QString& technical);
[[nodiscard]] QJsonObject endJson(int status);

} // namespace naru::cli
