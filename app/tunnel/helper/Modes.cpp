// SPDX-License-Identifier: GPL-3.0-or-later
#include "Modes.h"

#include "Caller.h"
#include "Changes.h"
#include "Child.h"
#include "Command.h"
#include "Lock.h"
#include "Program.h"
#include "ScriptChannel.h"
#include "Supervisor.h"
#include "Worker.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>

namespace naru::helper {

namespace {

/** For one that was killed a moment ago and holds the lock until the kernel has taken it away. */
constexpr std::chrono::seconds patienceWithTheDying(1);
/** For another helper that is just putting things in order. */
constexpr std::chrono::seconds patienceWithOthers(5);

/** No core file with a cookie in it, nothing of the caller's surroundings. */
void harden()
{
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::prctl(PR_SET_DUMPABLE, 0);
    ::clearenv();
    ::umask(022);
    if (::chdir("/") < 0)
        std::abort();
    std::signal(SIGPIPE, SIG_IGN);
}

/** Whether root started us. A program with the set-user-ID bit would pass polkit by. */
bool isRoot()
{
    return ::getuid() == 0 && ::geteuid() == 0;
}

/** Says why there will be no tunnel. */
int refuse(const std::string& how, const std::string& detail)
{
    Outbox outbox(STDOUT_FILENO);
    Frame frame("ended");
    outbox.send(frame.add("how", how).add("detail", detail));
    outbox.drain(std::chrono::seconds(1));
    return EXIT_FAILURE;
}

void undoEverything()
{
    if (auto netlink = Netlink::open())
        Changes(std::move(*netlink)).undo();
}

int serveProxy(std::uint16_t port, const Caller& caller)
{
    return supervise([&](int signals) { Worker({port, nullptr}, caller, signals).run(); }, [] {});
}

int serveDevice(const Caller& caller)
{
    if (!isRoot())
        return refuse("system", "not root");
    const Descriptor lock = takeLock(patienceWithOthers);
    if (!lock.isOpen())
        return refuse("busy", "another tunnel");
    undoEverything();
    const auto work = [&caller](int signals) {
        auto netlink = Netlink::open();
        if (!netlink) {
            static_cast<void>(refuse("system", netlink.error().text()));
            return;
        }
        Changes changes(std::move(*netlink));
        Worker({std::nullopt, &changes}, caller, signals).run();
    };
    return supervise(work, undoEverything);
}

} // namespace

int serve(std::optional<std::uint16_t> socksPort)
{
    const auto caller = Caller::find();
    harden();
    if (!caller)
        return refuse("system", caller.error().text());
    return socksPort ? serveProxy(*socksPort, *caller) : serveDevice(*caller);
}

int restore()
{
    harden();
    if (!isRoot())
        return EXIT_FAILURE;
    const Descriptor lock = takeLock(patienceWithTheDying);
    if (lock.isOpen())
        undoEverything();
    return EXIT_SUCCESS;
}

int beScript()
{
    return handOver(Child::channelDescriptor, environ) ? EXIT_SUCCESS : EXIT_FAILURE;
}

int beProxy(std::uint16_t port)
{
    if (!handOver(Child::channelDescriptor, environ))
        return EXIT_FAILURE;
    ::close(Child::channelDescriptor);
    ::close(Child::selfDescriptor);
    std::vector<std::string> words{findProgram(ocproxyPaths), "-D", std::to_string(port)};
    ::execve(words.front().c_str(), pointersTo(words).data(), environ);
    return EXIT_FAILURE;
}

} // namespace naru::helper
