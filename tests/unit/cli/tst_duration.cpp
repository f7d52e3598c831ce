// SPDX-License-Identifier: GPL-3.0-or-later
#include "Console.h"
#include "Duration.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(std::optional<base::Nanoseconds>)

/** What scripts write and terminals show. */
class TestDuration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void durations_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<std::optional<base::Nanoseconds>>("value");
        const auto row = [](const char* text, std::optional<base::Nanoseconds> value) {
            QTest::newRow(text) << QByteArray(text) << value;
        };
        row("7s", 7s);
        row("250ms", 250ms);
        row("14d", 14 * 24h);
        row("4h", 4h);
        row("15min", 15min);
        row("0ms", 0ms);
        for (const char* bad : {"", "s", "7", "-7s", "7 s", "7.5s", "7m", "s7", "+7s",
                                "99999999999999999999s", "99999999999d", "7sms"})
            row(bad, std::nullopt);
    }

    void durations()
    {
        QFETCH(QByteArray, text);
        QFETCH(std::optional<base::Nanoseconds>, value);
        QCOMPARE(cli::parseDuration(text.toStdString()), value);
    }

    void hangulTakesTwoCells()
    {
        QCOMPARE(cli::padded(QStringLiteral("서울"), 6), QStringLiteral("서울  "));
        QCOMPARE(cli::padded(QStringLiteral("Seoul"), 6), QStringLiteral("Seoul "));
        QCOMPARE(cli::padded(QStringLiteral("132"), 5, Qt::AlignRight), QStringLiteral("  132"));
        QCOMPARE(cli::padded(QStringLiteral("서울서울"), 6), QStringLiteral("서울서울"));
    }
};

QTEST_GUILESS_MAIN(TestDuration)
#include "tst_duration.moc"
