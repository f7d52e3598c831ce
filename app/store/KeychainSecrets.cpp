// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/KeychainSecrets.h"

#include "KeychainIndex.h"
#include "KeychainJobs.h"
#include "SecretAnswers.h"

#include <QUrl>

#include <map>

namespace naru::store {

using Code = KeychainAnswer::Code;

namespace {

/** Long enough to type the keyring's password. */
constexpr std::chrono::seconds patience{60};

/** Each part is encoded, so that no two keys share one entry. */
QString entryOf(const SecretKey& key)
{
    const auto part = [](const QString& text) { return QString::fromLatin1(QUrl::toPercentEncoding(text)); };
    return part(key.gateway) + u'/' + part(key.field) + u'/' + part(key.user);
}

/** A service that is open and still did not do it has refused; or it is not the one that was asked. */
SecretService reasonOf(const KeychainAnswer& answer, SecretService seen)
{
    if (seen != SecretService::Available)
        return seen;
    return answer.code == Code::Denied ? SecretService::Refused : SecretService::NoService;
}

} // namespace

/** The context of all jobs: when it goes, nobody is called any more. */
class KeychainSecrets::Private final : public QObject
{
public:
    Private(KeychainSecrets& store_, const QString& indexPath, std::unique_ptr<Keychain> keychainToUse)
        : QObject(&store_)
        , store(store_)
        , index(indexPath)
        , keychain(std::move(keychainToUse))
    {}

    void read(const SecretKey& key, std::function<void(SecretReading)> done)
    {
        const auto took = [this, done = std::move(done)](KeychainAnswer answer) {
            if (answer.code == Code::Done)
                return done({std::move(answer.secret), SecretService::Available, {}});
            const bool none = answer.code == Code::NotFound;
            keychain->askService(this, [=](SecretService seen) {
                done({std::nullopt, none ? seen : reasonOf(answer, seen), answer.technical});
            });
        };
        keychain->read(entryOf(key), this, took);
    }

    void write(const SecretKey& key, const base::Secret& secret, std::function<void(SecretWriting)> done)
    {
        const bool wasThere = index.names().contains(key);
        // The name first: what is stored can then always be found and deleted.
        if (const base::Result<void> named = index.add(key); !named)
            return answerLater(&store, done, {false, SecretService::Refused, named.error().technical});
        const auto took = [=, this, done = std::move(done)](const KeychainAnswer& answer) {
            if (answer.code == Code::Done) {
                forgetUnlessChanged(key, secret);
                tellStored();
                return done({true, SecretService::Available, {}});
            }
            // Who is late may still store it.
            if (answer.code != Code::Late && !wasThere)
                (void)index.remove(key);
            tellStored();
            keychain->askService(this, [=](SecretService seen) {
                done({false, reasonOf(answer, seen), answer.technical});
            });
        };
        keychain->write(entryOf(key), secret, this, took);
    }

    /** Looks first: a locked keychain says "done" and keeps the entry. */
    void remove(const SecretKey& key, std::function<void(SecretRemoval)> done)
    {
        const auto erased = [this, key, done](const KeychainAnswer& answer) {
            if (answer.code != Code::Done)
                return done({false, reasonOf(answer, SecretService::Available), answer.technical});
            const base::Result<void> unnamed = index.remove(key);
            tellStored();
            done({true, SecretService::Available, unnamed ? QString() : unnamed.error().technical});
        };
        keychain->askService(this, [=, this](SecretService seen) {
            if (seen != SecretService::Available)
                return done({false, seen, {}});
            keychain->erase(entryOf(key), this, erased);
        });
    }

    /** It is in the keychain now. */
    void forgetUnlessChanged(const SecretKey& key, const base::Secret& secret)
    {
        const auto own = session.find(key);
        if (own != session.end() && own->second == secret)
            session.erase(own);
    }

    void tellStored() { Q_EMIT store.storedChanged(); }

    KeychainSecrets& store;
    const KeychainIndex index;
    const std::unique_ptr<Keychain> keychain;
    std::map<SecretKey, base::Secret> session;
};

KeychainSecrets::KeychainSecrets(QString indexPath, QObject* parent)
    : KeychainSecrets(std::move(indexPath), std::make_unique<KeychainJobs>(patience), parent)
{}

KeychainSecrets::KeychainSecrets(QString indexPath, std::unique_ptr<Keychain> keychain, QObject* parent)
    : SecretStore(parent)
    , d(std::make_unique<Private>(*this, indexPath, std::move(keychain)))
{}

KeychainSecrets::~KeychainSecrets() = default;

void KeychainSecrets::read(const SecretKey& key, QObject* context, std::function<void(SecretReading)> done)
{
    auto answer = guarded(context, std::move(done));
    const SecretKey wanted = normal(key);
    if (const auto found = d->session.find(wanted); found != d->session.end())
        return answerLater(this, answer, {found->second, SecretService::Available, {}});
    // What was never stored is not looked for: the user would be asked to unlock a keyring for nothing.
    if (!d->index.names().contains(wanted))
        return answerLater(this, answer, SecretReading{});
    d->read(wanted, std::move(answer));
}

void KeychainSecrets::write(const SecretKey& key, const base::Secret& secret, Keep keep, QObject* context,
                            std::function<void(SecretWriting)> done)
{
    auto answer = guarded(context, std::move(done));
    const SecretKey wanted = normal(key);
    d->session.insert_or_assign(wanted, secret);
    if (keep == Keep::ForThisSession)
        return answerLater(this, answer, SecretWriting{});
    d->write(wanted, secret, std::move(answer));
}

void KeychainSecrets::remove(const SecretKey& key, QObject* context, std::function<void(SecretRemoval)> done)
{
    auto answer = guarded(context, std::move(done));
    const SecretKey wanted = normal(key);
    d->session.erase(wanted);
    if (!d->index.names().contains(wanted))
        return answerLater(this, answer, SecretRemoval{true, SecretService::Available, {}});
    d->remove(wanted, std::move(answer));
}

std::vector<SecretKey> KeychainSecrets::stored() const
{
    const std::set<SecretKey> names = d->index.names();
    return {names.begin(), names.end()};
}

void KeychainSecrets::askService(QObject* context, std::function<void(SecretService)> done)
{
    d->keychain->askService(d.get(), guarded(context, std::move(done)));
}

} // namespace naru::store
