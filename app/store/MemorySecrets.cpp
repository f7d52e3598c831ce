// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/MemorySecrets.h"

#include "SecretAnswers.h"

namespace naru::store {

void MemorySecrets::read(const SecretKey& key, QObject* context, std::function<void(SecretReading)> done)
{
    const auto found = m_secrets.find(normal(key));
    SecretReading reading;
    if (found != m_secrets.end())
        reading.secret = found->second;
    answerLater(this, guarded(context, std::move(done)), std::move(reading));
}

void MemorySecrets::write(const SecretKey& key, const base::Secret& secret, Keep keep, QObject* context,
                          std::function<void(SecretWriting)> done)
{
    m_secrets.insert_or_assign(normal(key), secret);
    const bool moreWasAsked = keep == Keep::AsTheUserAsked;
    answerLater(this, guarded(context, std::move(done)),
                SecretWriting{false, moreWasAsked ? SecretService::NoService : SecretService::Available, {}});
}

void MemorySecrets::remove(const SecretKey& key, QObject* context, std::function<void(SecretRemoval)> done)
{
    m_secrets.erase(normal(key));
    answerLater(this, guarded(context, std::move(done)), SecretRemoval{true, SecretService::Available, {}});
}

std::vector<SecretKey> MemorySecrets::stored() const
{
    return {};
}

void MemorySecrets::askService(QObject* context, std::function<void(SecretService)> done)
{
    answerLater(this, guarded(context, std::move(done)), SecretService::NoService);
}

} // namespace naru::store
