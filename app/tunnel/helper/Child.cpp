// SPDX-License-Identifier: GPL-3.0-or-later
#include "Child.h"

#include "FileBytes.h"
#include "Pidfd.h"
#include "Program.h"

#include <array>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace naru::helper {

namespace {

struct Pipe
{
    Descriptor read;
    Descriptor write;
};

Result<Pipe> makePipe()
{
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) < 0)
        return std::unexpected(Failure::ofErrno("pipe"));
    return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

/** For the child: becomes the user for good. False where anything of root is left. */
bool becomeUser(const Caller& user)
{
    if (::geteuid() != 0)
        return ::geteuid() == user.user && ::getuid() == user.user;
    // Until the first that the kernel does not know.
    for (int capability = 0; ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; ++capability) {
    }
    if (::setgroups(1, &user.group) < 0 || ::setresgid(user.group, user.group, user.group) < 0 ||
        ::setresuid(user.user, user.user, user.user) < 0)
        return false;
    return ::setuid(0) < 0 && ::getuid() == user.user;
}

/** For the child: the descriptors that the program gets, all others closed. */
bool placeDescriptors(const Pipe& input, const Pipe& output, const Child::Setup& setup)
{
    // Above all places first, so that none is overwritten before it is copied.
    constexpr int above = 64;
    std::array<int, 5> places{input.read.get(), output.write.get(), output.write.get(), setup.channel,
                              setup.self};
    for (int& fd : places)
        fd = ::fcntl(fd, F_DUPFD_CLOEXEC, above);
    for (std::size_t place = 0; place < places.size(); ++place) {
        if (places[place] < 0 || ::dup2(places[place], static_cast<int>(place)) < 0)
            return false;
    }
    return ::close_range(places.size(), ~0U, 0) == 0;
}

/** For the child: runs the program; returns where that fails. */
void runAs(Child::Setup& setup, const Pipe& input, const Pipe& output, pid_t parent)
{
    ::setsid(); // signals of a terminal go to the caller alone, who tells us
    ::umask(077);
    if (!placeDescriptors(input, output, setup) || !becomeUser(setup.user))
        return;
    if (::chdir("/") < 0 || ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0)
        return;
    // Behind the change of user, which clears it; whoever died before that is not our parent any more.
    if (::prctl(PR_SET_PDEATHSIG, SIGKILL) < 0 || ::getppid() != parent)
        return;
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    std::signal(SIGPIPE, SIG_DFL); // the one that we ignore
    setup.arguments.insert(setup.arguments.begin(), setup.program);
    auto environment = cleanEnvironment();
    ::execve(setup.program.c_str(), pointersTo(setup.arguments).data(), pointersTo(environment).data());
}

} // namespace

Result<Child> Child::start(Setup setup)
{
    auto input = makePipe();
    auto output = makePipe();
    if (!input || !output)
        return std::unexpected(Failure::ofErrno("pipe"));
    auto written = writeAll(input->write.get(), setup.input, "standard input");
    explicit_bzero(setup.input.data(), setup.input.size());
    if (!written)
        return std::unexpected(written.error());
    const pid_t parent = ::getpid();
    const pid_t pid = ::fork();
    if (pid < 0)
        return std::unexpected(Failure::ofErrno(setup.program));
    if (pid == 0) {
        runAs(setup, *input, *output, parent);
        ::_exit(127);
    }
    return Child(pid, Descriptor(::pidfd_open(pid, 0)), std::move(output->read));
}

void Child::signal(int number) const
{
    ::pidfd_send_signal(m_process.get(), number, nullptr, 0);
}

ChildEnd Child::wait()
{
    int status = 0;
    while (::waitpid(m_pid, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status))
        return {WEXITSTATUS(status), 0};
    return {std::nullopt, WTERMSIG(status)};
}

} // namespace naru::helper
