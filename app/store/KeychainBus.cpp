// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeychainBus.h"

#include <dlfcn.h>

namespace naru::store {

namespace {

// As gio/gio.h has them. QtKeychain brings the library at run time; its headers would be needed for this
// alone.
using BusGetSync = void* (*)(int type, void* cancellable, void** error);
using SetExitOnClose = void (*)(void* connection, int exits);
using Unref = void (*)(void* object);
constexpr int sessionBus = 2;

template <class Function>
Function find(void* library, const char* name)
{
    return reinterpret_cast<Function>(::dlsym(library, name));
}

} // namespace

void outliveSessionBus()
{
    void* library = ::dlopen("libgio-2.0.so.0", RTLD_LAZY | RTLD_NOLOAD);
    if (library == nullptr)
        return;
    const auto busGetSync = find<BusGetSync>(library, "g_bus_get_sync");
    const auto setExitOnClose = find<SetExitOnClose>(library, "g_dbus_connection_set_exit_on_close");
    const auto unref = find<Unref>(library, "g_object_unref");
    // The connection is there already, so this does not wait for it.
    void* bus = busGetSync && setExitOnClose && unref ? busGetSync(sessionBus, nullptr, nullptr) : nullptr;
    if (bus != nullptr) {
        setExitOnClose(bus, 0);
        unref(bus);
    }
    ::dlclose(library);
}

} // namespace naru::store
