// SPDX-License-Identifier: GPL-3.0-or-later
// The process that tests kill, or let write beside themselves: store_writer FOLDER NAME TIMES writes into all
// files of the folder, TIMES times, or for ever where that is 0. It says "ready" before it begins and "wrote"
// after the first time.
#include "store/History.h"
#include "store/PreferencesFile.h"
#include "store/RawLog.h"

#include <QCoreApplication>

#include <cstdio>

using namespace naru;

namespace {

ogs::CacheEntry entryOf(const QString& name, int number)
{
    ogs::CacheEntry entry;
    entry.keys = {{name, QStringLiteral("10.0.0.%1").arg(number % 50)}};
    entry.selected = name;
    for (int i = 0; i < 200; ++i) {
        entry.order.push_back({QStringLiteral("gateway %1").arg(i),
                               {QStringLiteral("h%1").arg(i), 443},
                               ogs::GatewayState::Measured,
                               std::chrono::milliseconds(i)});
    }
    return entry;
}

template <class T>
bool went(const base::Result<T>& result)
{
    if (!result)
        qWarning("%s: %s", qPrintable(result.error().subject), qPrintable(result.error().technical));
    return result.has_value();
}

bool writeOnce(const QString& folder, const QString& name, int number, store::History& history)
{
    const store::PreferencesFile preferences(folder + QLatin1String("/preferences_global.xml"));
    const store::RawLog log(folder + QLatin1String("/naru.log"), name);
    ogs::Sample sample;
    sample.target = {name, 443};
    sample.at = base::SystemTime(std::chrono::milliseconds(number));
    const base::Event event{base::EventKind::OgsThreadStarting, {}, {{QStringLiteral("host"), name}}};
    return went(preferences.update(
               [&](store::Preferences& all) { all.cache.insert(entryOf(name, number)); })) &&
           went(history.add(std::vector<ogs::Sample>(20, sample))) && went(log.append({event}));
}

void say(const char* word)
{
    std::puts(word);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString folder = arguments.at(1);
    const int times = arguments.at(3).toInt();
    const auto history = store::History::open(folder + QLatin1String("/history.sqlite"));
    if (!history)
        return 2;
    say("ready");
    for (int number = 0; times == 0 || number < times; ++number) {
        if (!writeOnce(folder, arguments.at(2), number, **history))
            return 3;
        if (number == 0)
            say("wrote");
    }
    return 0;
}
