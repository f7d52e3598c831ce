// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cerrno>
#include <map>
#include <string>

namespace naru::test {

namespace {

/** Rule -> test function -> passed so far; written when the program ends. */
class Register
{
public:
    ~Register()
    {
        const QString folder = qEnvironmentVariable("NARU_RULES_DIR");
        if (folder.isEmpty() || m_rules.empty())
            return;
        QJsonObject object;
        for (const auto& [rule, functions] : m_rules) {
            QJsonArray passed;
            for (const auto& [function, ok] : functions) {
                if (ok)
                    passed.append(QString::fromStdString(function));
            }
            if (!passed.isEmpty())
                object.insert(QString::fromStdString(rule), passed);
        }
        QDir().mkpath(folder);
        QFile file(folder + QLatin1Char('/') + QString::fromStdString(program()) + QLatin1String(".json"));
        if (file.open(QIODevice::WriteOnly))
            file.write(QJsonDocument(object).toJson());
    }

    void note(const std::string& rule, bool ok)
    {
        const std::string function = program() + "::" + QTest::currentTestFunction();
        const auto [place, isNew] = m_rules[rule].try_emplace(function, ok);
        if (!isNew)
            place->second = place->second && ok;
    }

private:
    /** Not from the application: tests of values alone have none. */
    static std::string program() { return program_invocation_short_name; }

    std::map<std::string, std::map<std::string, bool>> m_rules;
};

Register& theRegister()
{
    static Register instance;
    return instance;
}

} // namespace

Holds::Holds(std::vector<std::string> rules)
    : m_rules(std::move(rules))
{}

Holds::~Holds()
{
    for (const std::string& rule : m_rules)
        theRegister().note(rule, !QTest::currentTestFailed());
}

} // namespace naru::test
