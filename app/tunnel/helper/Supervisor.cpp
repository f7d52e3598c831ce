// SPDX-License-Identifier: GPL-3.0-or-later
#include "Supervisor.h"

#include "Outbox.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <string>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

namespace naru::helper {

namespace {

constexpr std::chrono::milliseconds lastWords(1000);

sigset_t setOf(std::initializer_list<int> signals)
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals)
        sigaddset(&set, signal);
    return set;
}

[[noreturn]] void beWorker(const std::function<void(int)>& work, pid_t parent)
{
    // A terminal's signals go to the caller, who tells us.
    ::setsid();
    const sigset_t stops = setOf({SIGTERM});
    const int signals = ::signalfd(-1, &stops, SFD_CLOEXEC);
    if (::prctl(PR_SET_PDEATHSIG, SIGTERM) < 0 || ::getppid() != parent)
        std::raise(SIGTERM); // blocked, and so in the signalfd
    work(signals);
    ::_exit(EXIT_SUCCESS);
}

/** Children of children have become ours when their parent died. */
void killChildren()
{
    for (;;) {
        const std::string self = std::to_string(::getpid());
        std::ifstream children("/proc/self/task/" + self + "/children");
        for (pid_t child = 0; children >> child;)
            ::kill(child, SIGKILL);
        if (::waitpid(-1, nullptr, 0) < 0 && errno == ECHILD)
            return;
    }
}

/** The status of the worker, when it has ended. */
int waitFor(pid_t worker, const sigset_t& signals)
{
    for (;;) {
        int number = 0;
        ::sigwait(&signals, &number);
        if (number == SIGTERM)
            ::kill(worker, SIGTERM);
        int status = 0;
        if (number == SIGCHLD && ::waitpid(worker, &status, WNOHANG) == worker)
            return status;
    }
}

} // namespace

int supervise(const std::function<void(int signals)>& work, const std::function<void()>& restore)
{
    const sigset_t signals = setOf({SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT});
    ::sigprocmask(SIG_BLOCK, &signals, nullptr);
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t self = ::getpid();
    const pid_t worker = ::fork();
    if (worker < 0)
        return EXIT_FAILURE;
    if (worker == 0)
        beWorker(work, self);
    // Whoever kills programs by their name gets one of the two.
    ::prctl(PR_SET_NAME, "naru-watcher");
    const int status = waitFor(worker, signals);
    killChildren();
    if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS)
        return EXIT_SUCCESS;
    restore();
    Outbox outbox(STDOUT_FILENO);
    Frame frame("ended");
    outbox.send(frame.add("how", "helper_crashed"));
    outbox.drain(lastWords);
    return EXIT_FAILURE;
}

} // namespace naru::helper
