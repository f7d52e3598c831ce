// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Demo.h"

#include "engine/DataFolder.h"
#include "profile/Reader.h"

namespace naru::shell {

base::Result<profile::Profile> Demo::start()
{
    if (const base::Result<void> started = m_lab.start(lab::Lab::demo()); !started)
        return std::unexpected(started.error());
    return profile::readProfile(m_lab.profile());
}

ogs::Location Demo::location()
{
    return ogs::Location{{ogs::LocationKey{QStringLiteral("demo.example"), QStringLiteral("127.0.0.1")}}};
}

engine::Network Demo::network()
{
    engine::Network network;
    network.location = location();
    network.source = engine::NetworkSource::Override;
    return network;
}

engine::Places Demo::places()
{
    return {engine::dataFolder(true), QStringLiteral("naru"), false};
}

} // namespace naru::shell
