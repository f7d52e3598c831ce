// SPDX-License-Identifier: GPL-3.0-or-later
#include "Caller.h"

#include "Address.h"

#include <array>
#include <cstdlib>
#include <pwd.h>
#include <unistd.h>

namespace naru::helper {

namespace {

Result<Caller> fromAccount(const passwd* account)
{
    if (!account || account->pw_uid == 0)
        return std::unexpected(Failure{EINVAL, "calling user"});
    return Caller{account->pw_uid, account->pw_gid};
}

} // namespace

Result<Caller> Caller::find()
{
    if (::getuid() != 0)
        return Caller{::getuid(), ::getgid()};
    passwd account{};
    passwd* found = nullptr;
    std::array<char, 16 * 1024> texts{};
    const char* const named = std::getenv("PKEXEC_UID");
    if (!named || std::string_view(named) == "0") {
        ::getpwnam_r("nobody", &account, texts.data(), texts.size(), &found);
        return fromAccount(found);
    }
    const auto user = numberFrom(named, UINT32_MAX - 1);
    if (!user)
        return std::unexpected(Failure{EINVAL, "PKEXEC_UID"});
    ::getpwuid_r(*user, &account, texts.data(), texts.size(), &found);
    return fromAccount(found);
}

} // namespace naru::helper
