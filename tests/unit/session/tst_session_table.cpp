// SPDX-License-Identifier: GPL-3.0-or-later
#include "Fixtures.h"
#include "Holds.h"

#include <QFile>
#include <QTest>

#include <map>
#include <set>

using namespace naru;
using namespace naru::session;
using namespace naru::session::test;

namespace {

QString path(const char* name)
{
    return qEnvironmentVariable("NARU_SOURCE_DIR") + u'/' + QLatin1String(name);
}

QStringList linesOf(const QString& file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(source.readAll()).split(u'\n');
}

/** What is written of one pair: `signing-in: start-timer(…) …` or `ignored`. */
using Table = std::map<std::pair<QString, QString>, QString>;

/** The events that a name with a star at its end stands for, or the one that is named. */
QStringList named(const QString& pattern)
{
    if (!pattern.endsWith(u'*'))
        return {pattern};
    QStringList names;
    for (const Stimulus& stimulus : stimuli()) {
        if (stimulus.name.startsWith(pattern.chopped(1)))
            names << stimulus.name;
    }
    return names;
}

/**
 * `## state`, then `event -> state: actions` a line, and `ignored: events`. A name may end in a star; what is
 * named in full counts for more. A pair that is named in full twice is a fault.
 */
Table readTable(const QStringList& lines)
{
    Table table;
    Table byStar;
    QString state;
    const auto add = [&](const QString& pattern, const QString& outcome) {
        Table& into = pattern.endsWith(u'*') ? byStar : table;
        for (const QString& event : named(pattern)) {
            if (!into.emplace(std::pair(state, event), outcome).second)
                qWarning("%s, %s stands twice", qPrintable(state), qPrintable(event));
        }
    };
    for (const QString& line : lines) {
        if (line.startsWith(QLatin1String("## "))) {
            state = line.mid(3).trimmed();
        } else if (line.startsWith(QLatin1String("ignored: "))) {
            for (const QString& event : line.mid(9).split(u' ', Qt::SkipEmptyParts))
                add(event, QStringLiteral("ignored"));
        } else if (const qsizetype arrow = line.indexOf(QLatin1String(" -> "));
                   arrow > 0 && !line.startsWith(u'#')) {
            add(line.left(arrow).trimmed(), line.mid(arrow + 4).simplified());
        }
    }
    table.merge(byStar);
    return table;
}

const Table& table()
{
    static const Table read = readTable(linesOf(path("tests/unit/session/transitions.txt")));
    return read;
}

QString nameOf(const State& state)
{
    const QString kind = codeName(kindOf(state));
    if (const auto* suspended = std::get_if<Suspended>(&state.phase))
        return kind + u'/' + codeName(suspended->cause);
    return kind;
}

QString outcomeOf(const World& before, const World& after)
{
    if (after.actions.empty() && after.state == before.state)
        return QStringLiteral("ignored");
    const QString actions = after.texts().join(u' ');
    return nameOf(after.state) + (actions.isEmpty() ? QString() : QStringLiteral(": ") + actions);
}

QString run(const Fixture& fixture, const Stimulus& stimulus)
{
    World before;
    fixture.reach(before);
    World after = before;
    after.send(stimulus.make(after));
    return outcomeOf(before, after);
}

/** The number that an event carries; null where it carries none. */
Number* numberOf(Event& event)
{
    return std::visit(
        [](auto& e) -> Number* {
            if constexpr (requires { e.attempt; })
                return &e.attempt;
            else if constexpr (requires { e.run; })
                return &e.run;
            else if constexpr (requires { e.test; })
                return &e.test;
            else if constexpr (requires { e.number; })
                return &e.number;
            else
                return nullptr;
        },
        event);
}

/** A cell of the document's table. */
QString cellOf(const QString& fixture, const QString& stimulus)
{
    const auto written = table().find({fixture, stimulus});
    if (written == table().end())
        return QStringLiteral("?");
    const QString next = written->second.section(u':', 0, 0);
    if (next == QLatin1String("ignored"))
        return QStringLiteral("·");
    const bool stays = next == fixture || next == fixture.section(u'/', 0, 0);
    return stays ? QStringLiteral("●") : next;
}

} // namespace

class SessionTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateIsReached()
    {
        std::set<Kind> kinds;
        for (const Fixture& fixture : fixtures()) {
            World world;
            fixture.reach(world);
            QVERIFY2(fixture.name.startsWith(codeName(world.kind())), qPrintable(fixture.name));
            kinds.insert(world.kind());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Phase>);
    }

    void everyEventIsThere()
    {
        World world;
        std::set<std::size_t> kinds;
        for (const Stimulus& stimulus : stimuli()) {
            const Event event = stimulus.make(world);
            QVERIFY2(stimulus.name.startsWith(codeName(event)), qPrintable(stimulus.name));
            kinds.insert(event.index());
        }
        QCOMPARE(kinds.size(), std::variant_size_v<Event>);
    }

    void theTableIsComplete() { QCOMPARE(table().size(), fixtures().size() * stimuli().size()); }

    void eachPair_data()
    {
        QTest::addColumn<int>("fixture");
        QTest::addColumn<int>("stimulus");
        for (std::size_t f = 0; f < fixtures().size(); ++f) {
            for (std::size_t s = 0; s < stimuli().size(); ++s) {
                const QString name = fixtures()[f].name + QStringLiteral(" + ") + stimuli()[s].name;
                QTest::newRow(qPrintable(name)) << static_cast<int>(f) << static_cast<int>(s);
            }
        }
    }

    void eachPair()
    {
        QFETCH(int, fixture);
        QFETCH(int, stimulus);
        const Fixture& from = fixtures()[static_cast<std::size_t>(fixture)];
        const Stimulus& by = stimuli()[static_cast<std::size_t>(stimulus)];
        const auto written = table().find({from.name, by.name});
        const QString happens = run(from, by);
        if (qEnvironmentVariableIsSet("NARU_PRINT_TABLE"))
            qInfo("ROW|%s|%s|%s", qPrintable(from.name), qPrintable(by.name), qPrintable(happens));
        QVERIFY(written != table().end());
        QCOMPARE(happens, written->second);
    }

    /** The document's table says the same, in short, for the states that head its columns. */
    void theDocumentAgrees()
    {
        const QStringList document = linesOf(path("docs/session.md"));
        const auto head = std::ranges::find_if(
            document, [](const QString& line) { return line.startsWith(QLatin1String("| event |")); });
        QVERIFY(head != document.end());
        const QStringList columns = head->split(u'|', Qt::SkipEmptyParts).mid(1);
        QCOMPARE(columns.size(), static_cast<qsizetype>(std::variant_size_v<Phase>));
        for (const Stimulus& stimulus : stimuli()) {
            QString row = QStringLiteral("| %1 |").arg(stimulus.name);
            for (const QString& column : columns)
                row += u' ' + cellOf(column.trimmed(), stimulus.name) + QStringLiteral(" |");
            if (qEnvironmentVariableIsSet("NARU_PRINT_TABLE"))
                qInfo("DOC%s", qPrintable(row));
            else
                QVERIFY2(document.contains(row), qPrintable(row));
        }
    }

    void whatCarriesAnOlderNumberIsIgnored()
    {
        int tried = 0;
        for (const Fixture& fixture : fixtures()) {
            World world;
            fixture.reach(world);
            for (const Stimulus& stimulus : stimuli()) {
                Event event = stimulus.make(world);
                Number* number = numberOf(event);
                const Number living = number ? *number : 0;
                // Up to one that is still to come.
                for (Number other = 0; number && other <= world.state.lastNumber + 1; ++other) {
                    if (other != 0 && other == living)
                        continue;
                    *number = other;
                    World after = world;
                    after.send(event);
                    QVERIFY2(after.actions.empty() && after.state == world.state,
                             qPrintable(fixture.name + u' ' + stimulus.name + u' ' + QString::number(other)));
                    ++tried;
                }
            }
        }
        QVERIFY(tried > 1000);
    }
};

QTEST_GUILESS_MAIN(SessionTableTest)
#include "tst_session_table.moc"
