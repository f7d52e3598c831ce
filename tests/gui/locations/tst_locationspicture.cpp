// SPDX-License-Identifier: GPL-3.0-or-later
#include "GatewaySamples.h"
#include "Holds.h"
#include "LocationSamples.h"
#include "kit/Speech.h"
#include "locations/LocationTable.h"
#include "locations/LocationTexts.h"
#include "locations/LocationsCsv.h"
#include "locations/LocationsViewModel.h"

#include <QSignalSpy>
#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using locations::LocationTable;
using locations::Whereabouts;

class TestLocationsPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void onePairIsEnoughAndIsNamed();
    void theAgeOfTheEntryIsSaid();
    void staleEntriesAreNotUsed();
    void aNewPlaceIsNew();
    void withoutServersNothingIsKnown();
    void theRingFillsAndTurnsAmber();
    void anEntryFromTheFutureIsStale();
    void hostileNamesStayText();
    void wishes();
    void theTableSaysItInWords();
    void exported();

private:
    [[nodiscard]] const locations::LocationEntry& at(std::size_t index) const
    {
        return m_model->picture().entries.at(index);
    }
    void standAt(std::initializer_list<const char*> keys);
    [[nodiscard]] QString explanation() const
    {
        return locations::LocationTexts(m_speech->words())
            .explanation(m_model->picture(), m_model->network());
    }

    engine::ProfilePtr m_profile = test::fiveGateways(false);
    std::unique_ptr<locations::LocationsViewModel> m_model;
    std::unique_ptr<kit::Speech> m_speech;
};

void TestLocationsPicture::init()
{
    m_speech = std::make_unique<kit::Speech>(wording::Language::English);
    m_model = std::make_unique<locations::LocationsViewModel>();
    m_model->setNow(test::now());
    m_model->setProfile(m_profile);
    m_model->setCache(test::fiveLocations(*m_profile));
    m_model->setNetwork(test::homeNetwork());
}

void TestLocationsPicture::standAt(std::initializer_list<const char*> keys)
{
    engine::Network network = test::homeNetwork();
    network.location.keys.clear();
    for (const char* text : keys)
        network.location.keys.push_back(test::key(text));
    m_model->setNetwork(network);
}

void TestLocationsPicture::onePairIsEnoughAndIsNamed()
{
    HOLDS("C-OGS-01", "OGS-36");
    // The case as it is told: one entry, and a network with another server beside the known one.
    m_model->setCache(
        ogs::Cache({test::entry({"corp.example|192.168.1.1"}, 26h, *m_profile, {0, 1, 2, 3, 4})}));
    standAt({"corp.example|10.9.9.9", "corp.example|192.168.1.1"});
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::Known);
    QCOMPARE(at(0).matched, std::optional(test::key("corp.example|192.168.1.1")));
    QCOMPARE(at(0).age, base::Nanoseconds(26h));
    QVERIFY(explanation().contains(QStringLiteral("<b>corp.example | 192.168.1.1</b>")));
    QVERIFY(explanation().contains(m_speech->words().age(26h)));

    QSignalSpy measure(m_model.get(), &locations::LocationsViewModel::measureHereRequested);
    QSignalSpy forget(m_model.get(), &locations::LocationsViewModel::forgetRequested);
    m_model->measureHere();
    m_model->forget(at(0));
    QCOMPARE(measure.size(), 1);
    QCOMPARE(forget[0][0].value<ogs::LocationKey>(), test::key("corp.example|192.168.1.1"));
}

void TestLocationsPicture::theAgeOfTheEntryIsSaid()
{
    HOLDS("OGS-36");
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::Known);
    QVERIFY(m_model->picture().here());
    QCOMPARE(at(0).matched, std::optional(test::key("home.example|192.168.1.1")));
    QCOMPARE(m_model->picture().pairs, 8);
    const locations::LocationTexts texts(m_speech->words());
    QCOMPARE(texts.shortAge(at(0).age), QStringLiteral("2 d"));
    QCOMPARE(texts.kept(at(0), test::now()), QStringLiteral("until 11 Dec 2026, 12 days left"));
    QCOMPARE(texts.shortAge(59min), QStringLiteral("59 min"));
    QCOMPARE(texts.shortAge(23h), QStringLiteral("23 h"));
}

void TestLocationsPicture::staleEntriesAreNotUsed()
{
    HOLDS("OGS-35");
    standAt({"|172.20.10.1"});
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::Stale);
    QCOMPARE(at(0).staleness, std::optional(ogs::Staleness::GatewaysChanged));
    QVERIFY(explanation().contains(m_speech->words().staleness(ogs::Staleness::GatewaysChanged)));

    standAt({"cafe.example|192.168.1.1"});
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::Stale);
    QCOMPARE(at(0).staleness, std::optional(ogs::Staleness::Expired));

    // A longer lifetime brings it back.
    m_model->setLifetime(30 * 24h);
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::Known);
}

void TestLocationsPicture::aNewPlaceIsNew()
{
    // The server alone is no pair.
    standAt({"other.example|10.20.0.53"});
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::New);
    QVERIFY(!m_model->picture().here());
    QVERIFY(explanation().contains(QStringLiteral("other.example | 10.20.0.53")));
}

void TestLocationsPicture::withoutServersNothingIsKnown()
{
    standAt({});
    QCOMPARE(m_model->picture().whereabouts, Whereabouts::Unknown);
    QVERIFY(!explanation().isEmpty());
}

void TestLocationsPicture::theRingFillsAndTurnsAmber()
{
    const auto& hotel = at(2);
    QCOMPARE(hotel.entry.keys.front(), test::key("guest.hotel.example|10.9.9.9"));
    QVERIFY(hotel.nearlyOver);
    QVERIFY(!at(0).nearlyOver);
    QVERIFY(std::abs(at(0).ageShare - 2.0 / 14) < 1e-9);
    const auto& cafe = at(4);
    QCOMPARE(cafe.ageShare, 1.0);
    QVERIFY(!cafe.nearlyOver);
}

void TestLocationsPicture::anEntryFromTheFutureIsStale()
{
    HOLDS("OGS-35");
    m_model->setCache(ogs::Cache({test::entry({"home.example|192.168.1.1"}, -48h, *m_profile, {0, 1})}));
    QCOMPARE(at(0).staleness, std::optional(ogs::Staleness::FromTheFuture));
    QCOMPARE(at(0).ageShare, 0.0);
    QCOMPARE(locations::LocationTexts(m_speech->words()).shortAge(at(0).age), QStringLiteral("–"));
}

void TestLocationsPicture::hostileNamesStayText()
{
    engine::Network network = test::homeNetwork();
    network.location.keys = {{QStringLiteral("<img src=x>%1%2"), QStringLiteral("10.0.0.1")}};
    m_model->setNetwork(network);
    QVERIFY(explanation().contains(QStringLiteral("&lt;img src=x&gt;%1%2 | 10.0.0.1")));
}

void TestLocationsPicture::wishes()
{
    QSignalSpy clear(m_model.get(), &locations::LocationsViewModel::clearRequested);
    m_model->clear();
    QCOMPARE(clear.size(), 1);
    QVERIFY(m_model->canMeasure());
    m_model->setRunning(true);
    QVERIFY(!m_model->canMeasure());
}

void TestLocationsPicture::theTableSaysItInWords()
{
    HOLDS("OGS-32");
    LocationTable table(*m_speech);
    table.setPicture(m_model->picture(), test::now());
    const auto text = [&](int row, int column) { return table.index(row, column).data().toString(); };
    QCOMPARE(table.rowCount(), 5);
    QCOMPARE(text(0, LocationTable::Keys),
             QStringLiteral("home.example | 192.168.1.1 (matches now), home.example | fd00::1"));
    QCOMPARE(text(0, LocationTable::FirstPlace), QStringLiteral("Seoul, 132 ms"));
    // A failure is never a number.
    QCOMPARE(text(0, LocationTable::FirstPlace + 4),
             QStringLiteral("São Paulo, ") + m_speech->words().state(ogs::GatewayState::Failed));
    QVERIFY(text(4, LocationTable::Kept).contains(QStringLiteral("expired")));
    QCOMPARE(text(3, LocationTable::Keys), QStringLiteral("no suffix | 172.20.10.1"));
    // What has no column is still said.
    table.setShownPlaces(3);
    QCOMPARE(table.index(0, LocationTable::More).data(kit::cellTextRole).value<kit::CellText>().first.text,
             QStringLiteral("+2"));
    QVERIFY(text(0, LocationTable::More).startsWith(QStringLiteral("Virginia: 702 ms, São Paulo")));
}

void TestLocationsPicture::exported()
{
    HOLDS("C-RTT-08");
    const QByteArray csv = locations::locationsCsv(m_model->picture());
    QCOMPARE(csv.count("\r\n"), 1 + 5 * 5);
    QVERIFY(csv.contains("home.example|192.168.1.1 home.example|fd00::1,home.example|192.168.1.1,"));
    QVERIFY(csv.contains("5,São Paulo,gru.vpn.example.net:443,,failed,"));
}

QTEST_GUILESS_MAIN(TestLocationsPicture)
#include "tst_locationspicture.moc"
