// SPDX-License-Identifier: GPL-3.0-or-later
#include "wording/ScenarioWords.h"

#include "Phrase.h"

#include <array>
#include <utility>

namespace naru::wording {

namespace {

/** %1 path, %2 what stands there, %3 what should. */
const char* sentence(const sim::Problem& problem)
{
    using enum sim::ProblemCode;
    const bool hasNearest = !problem.expected.empty();
    switch (problem.code) {
    case TooLarge:
        return QT_TRANSLATE_NOOP("Words", "The text or file is larger than a scenario may be.");
    case NotUtf8:
        return QT_TRANSLATE_NOOP("Words", "The file is not in UTF-8.");
    case NotJson:
        return QT_TRANSLATE_NOOP("Words", "This is not JSON: found %2, expected %3.");
    case TooDeep:
        return QT_TRANSLATE_NOOP("Words", "The values are nested too deep.");
    case MemberTwice:
        return QT_TRANSLATE_NOOP("Words", "The member stands twice: %2.");
    case MemberMissing:
        return QT_TRANSLATE_NOOP("Words", "A member is missing: %2.");
    case MemberUnknown:
        return hasNearest ? QT_TRANSLATE_NOOP("Words", "There is no parameter of that name: %1. Nearest: %3.")
                          : QT_TRANSLATE_NOOP("Words", "There is no parameter of that name: %1.");
    case WrongType:
        return QT_TRANSLATE_NOOP("Words", "%1 has the wrong type. Expected: %3.");
    case BadValue:
        return QT_TRANSLATE_NOOP("Words", "%1: this can't be read: %2. Expected: %3.");
    case OutOfRange:
        return QT_TRANSLATE_NOOP("Words", "%1: %2 is out of range. Expected: %3.");
    case NotAChoice:
        return QT_TRANSLATE_NOOP("Words", "%1: %2 is none of the choices. Expected: %3.");
    case TooMany:
        return QT_TRANSLATE_NOOP("Words", "%1 holds too many entries, or too few. Allowed: %3.");
    case ModelUnknown:
        return hasNearest ? QT_TRANSLATE_NOOP("Words", "There is no such model: %2. Nearest: %3.")
                          : QT_TRANSLATE_NOOP("Words", "There is no such model: %2.");
    case PathUnknown:
        return QT_TRANSLATE_NOOP("Words", "The path leads nowhere: %2.");
    case NotWhileRunning:
        return QT_TRANSLATE_NOOP("Words", "This can't be changed during a run: %1.");
    case NameUnknown:
        return QT_TRANSLATE_NOOP("Words", "%1: nothing has the name %2.");
    case NameTwice:
        return QT_TRANSLATE_NOOP("Words", "%1: the name is empty or taken: %2.");
    case MetricUnknown:
        return hasNearest ? QT_TRANSLATE_NOOP("Words", "The model reports no such figure: %2. Nearest: %3.")
                          : QT_TRANSLATE_NOOP("Words", "The model reports no such figure: %2.");
    case FileUnreadable:
        return QT_TRANSLATE_NOOP("Words", "The file can't be read, or holds no numbers: %2.");
    case AgainstRule:
        return problem.rule.empty() ? QT_TRANSLATE_NOOP("Words", "%1: %3")
                                    : QT_TRANSLATE_NOOP("Words", "%1 is against rule %2: %3");
    }
    Q_UNREACHABLE();
}

/** Types and other things that are expected, by their codes; what is no code is shown as it is. */
const char* expectation(const std::string& code)
{
    static constexpr std::array<std::pair<const char*, const char*>, 14> All{{
        {"boolean", QT_TRANSLATE_NOOP("Words", "true or false")},
        {"integer", QT_TRANSLATE_NOOP("Words", "a whole number")},
        {"number", QT_TRANSLATE_NOOP("Words", "a number")},
        {"duration", QT_TRANSLATE_NOOP("Words", "a duration such as \"30s\"")},
        {"rate", QT_TRANSLATE_NOOP("Words", "a rate such as \"1000/s\"")},
        {"percent", QT_TRANSLATE_NOOP("Words", "a percentage such as \"40%\"")},
        {"distribution", QT_TRANSLATE_NOOP("Words", "a distribution such as \"exponential(10ms)\"")},
        {"string", QT_TRANSLATE_NOOP("Words", "a text in quotes")},
        {"list", QT_TRANSLATE_NOOP("Words", "a list in [ ]")},
        {"object", QT_TRANSLATE_NOOP("Words", "an object in { }")},
        {"figure", QT_TRANSLATE_NOOP("Words", "a figure such as \"p99(latency)\"")},
        {"setting", QT_TRANSLATE_NOOP("Words", "PATH=VALUE")},
        {"value", QT_TRANSLATE_NOOP("Words", "a value")},
        {"end", QT_TRANSLATE_NOOP("Words", "the end of the file")},
    }};
    for (const auto& [name, text] : All)
        if (code == name)
            return text;
    return nullptr;
}

} // namespace

QString scenarioProblem(const Words& words, const sim::Problem& problem)
{
    const auto orDash = [](const std::string& text) {
        return text.empty() ? QStringLiteral("–") : QString::fromStdString(text);
    };
    const sim::Text& reason = problem.reason;
    const bool isRule = problem.code == sim::ProblemCode::AgainstRule;
    const char* known = expectation(problem.expected);
    const QString expected =
        isRule ? QString::fromStdString(words.language() == Language::Korean ? reason.ko : reason.en)
        : known != nullptr ? translated(words, known)
                           : orDash(problem.expected);
    const bool atEnd = problem.code == sim::ProblemCode::NotJson && problem.detail == "end";
    const QString detail =
        atEnd ? translated(words, expectation("end")) : orDash(isRule ? problem.rule : problem.detail);
    return phrase(words, sentence(problem), {orDash(problem.path), detail, expected});
}

QString textIn(const sim::Text& text, Language language)
{
    const bool isKorean = language == Language::Korean;
    const std::string& wanted = isKorean ? text.ko : text.en;
    return QString::fromStdString(!wanted.empty() ? wanted : isKorean ? text.en : text.ko);
}

} // namespace naru::wording
