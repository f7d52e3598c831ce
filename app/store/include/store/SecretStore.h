// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"

#include <QObject>
#include <QString>

#include <compare>
#include <functional>
#include <optional>
#include <vector>

namespace naru::store {

/** Whose answer to which question a secret is. */
struct SecretKey
{
    /** Host name of the gateway, with `:port` where that is not 443; compared in lower case. */
    QString gateway;
    /** Name of the form's field, such as `password`. */
    QString field;
    QString user;
    friend std::strong_ordering operator<=>(const SecretKey&, const SecretKey&) = default;
};

/** What the place where secrets are stored says of itself. */
enum class SecretService {
    Available,
    /** Nothing on this machine stores secrets, or it does not answer. */
    NoService,
    /** It is there, but the user has to unlock it or to set it up first. */
    Locked,
    /** It is there and open, and did not do it: the user or its policy said no. */
    Refused,
};

/** How long a secret is to be kept: for each secret somebody has to say it. */
enum class Keep {
    /** In this process's memory, until it ends. */
    ForThisSession,
    /** In the system's secret service: only where the user asked for that. */
    AsTheUserAsked,
};

/** What a reading found. */
struct SecretReading
{
    /** Nothing where none is known or none could be had. */
    std::optional<base::Secret> secret;
    /** `Available` with no secret: there is none. Else why it could not be had. */
    SecretService service = SecretService::Available;
    /** The service's own words for what went wrong; never a secret. */
    QString technical;
};

/** What became of a writing. The secret is known for this session in any case. */
struct SecretWriting
{
    /** The service has it: it will be there when the program starts the next time. */
    bool stored = false;
    /** Why nothing was stored; `Available` where it was, or where that was not asked for. */
    SecretService service = SecretService::Available;
    QString technical;
};

/** What became of a removal. The session has forgotten the secret in any case. */
struct SecretRemoval
{
    /** The service has it no more, or never had. */
    bool removed = false;
    /** Why it is still there. */
    SecretService service = SecretService::Available;
    QString technical;
};

/**
 * Keeps secrets: for this session, and beyond it where the user asked for that. Never in a file of its own.
 *
 * Lives in one thread and calls back in it: once, later, and never after `context` is gone. A store that is
 * destroyed calls nobody any more.
 */
class SecretStore : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** The session's own secret first, then what is stored. */
    virtual void read(const SecretKey& key, QObject* context, std::function<void(SecretReading)> done) = 0;
    /** Replaces what was there under this key. `done` may be empty. */
    virtual void write(const SecretKey& key, const base::Secret& secret, Keep keep, QObject* context,
                       std::function<void(SecretWriting)> done) = 0;
    /** Forgets it, and takes it out of the service too. `done` may be empty. */
    virtual void remove(const SecretKey& key, QObject* context, std::function<void(SecretRemoval)> done) = 0;

    /** What was stored because the user asked, by name, in order; without the session's own. */
    [[nodiscard]] virtual std::vector<SecretKey> stored() const = 0;
    /** Looks without asking the user anything: no dialog to unlock appears. */
    virtual void askService(QObject* context, std::function<void(SecretService)> done) = 0;

Q_SIGNALS:
    /** `stored()` says something else now. */
    void storedChanged();
};

} // namespace naru::store
