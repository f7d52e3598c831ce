// SPDX-License-Identifier: GPL-3.0-or-later
#include "Program.h"

#include "Descriptor.h"
#include "Pidfd.h"

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>

namespace naru::helper {

std::vector<std::string> cleanEnvironment()
{
    // openconnect's lines are read, so they must be English.
    return {"PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C"};
}

std::string findProgram(const std::vector<std::string>& paths)
{
    for (const std::string& path : paths) {
        if (::access(path.c_str(), X_OK) == 0)
            return path;
    }
    return {};
}

Result<> runProgram(const std::string& path, const std::vector<std::string>& arguments,
                    std::chrono::milliseconds limit)
{
    std::vector<std::string> words{path};
    words.insert(words.end(), arguments.begin(), arguments.end());
    auto environment = cleanEnvironment();
    const auto argv = pointersTo(words);
    const auto envp = pointersTo(environment);
    const pid_t child = ::fork();
    if (child < 0)
        return std::unexpected(Failure::ofErrno(path));
    if (child == 0) {
        const int nothing = ::open("/dev/null", O_RDWR);
        for (const int fd : {0, 1, 2})
            ::dup2(nothing, fd);
        ::close_range(3, ~0U, 0);
        ::execve(path.c_str(), argv.data(), envp.data());
        ::_exit(127);
    }
    const Descriptor process(::pidfd_open(child, 0));
    pollfd ended{process.get(), POLLIN, 0};
    const bool inTime = ::poll(&ended, 1, static_cast<int>(limit.count())) > 0;
    if (!inTime)
        ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!inTime || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        return std::unexpected(Failure{inTime ? EIO : ETIMEDOUT, path});
    return {};
}

std::vector<char*> pointersTo(std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (std::string& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace naru::helper
