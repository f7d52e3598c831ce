// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Keychain.h"
#include "SecretAnswers.h"
#include "store/KeychainSecrets.h"
#include "store/MemorySecrets.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::store;
using Code = KeychainAnswer::Code;

namespace {

const SecretKey seoul{"vpn.example", "password", "minsu"};
const SecretKey busan{"busan.example:8443", "password", "minsu"};
const QByteArray words = QStringLiteral("S3cret!한글").toUtf8();

base::Secret secretOf(const QByteArray& bytes)
{
    QByteArray copy(bytes.constData(), bytes.size());
    return base::Secret(std::move(copy));
}

/** A keychain in memory that can be locked, absent or late, and says what QtKeychain says then. */
struct FakeKeychain
{
    enum class Mood { Open, Locked, Absent, Denying, Late };
    Mood mood = Mood::Open;
    std::map<QString, QByteArray> entries;
    QStringList jobs;
    /** Answers that are held back, one for each job. */
    std::vector<std::function<void()>> held;
    bool hold = false;
};

class FakeJobs final : public Keychain
{
public:
    explicit FakeJobs(FakeKeychain& fake)
        : m_fake(fake)
    {}

    void read(const QString& key, QObject* context, Done done) override
    {
        m_fake.jobs += "read " + key;
        KeychainAnswer answer = failure(Code::NotFound);
        if (answer.code == Code::Done) {
            const auto found = m_fake.entries.find(key);
            answer.code = found == m_fake.entries.end() ? Code::NotFound : Code::Done;
            answer.secret = found == m_fake.entries.end() ? base::Secret() : secretOf(found->second);
        }
        say(context, std::move(done), answer);
    }
    void write(const QString& key, const base::Secret& secret, QObject* context, Done done) override
    {
        m_fake.jobs += "write " + key;
        const KeychainAnswer answer = failure(Code::Denied);
        if (answer.code == Code::Done)
            m_fake.entries[key] = secret.reveal().toByteArray();
        say(context, std::move(done), answer);
    }
    void erase(const QString& key, QObject* context, Done done) override
    {
        m_fake.jobs += "erase " + key;
        // As libsecret: a locked entry stays, and the answer is "done".
        const KeychainAnswer answer = failure(Code::Done);
        if (m_fake.mood == FakeKeychain::Mood::Open)
            m_fake.entries.erase(key);
        say(context, std::move(done), answer);
    }
    void askService(QObject* context, std::function<void(SecretService)> done) override
    {
        using enum FakeKeychain::Mood;
        const SecretService seen = m_fake.mood == Locked   ? SecretService::Locked
                                   : m_fake.mood == Absent ? SecretService::NoService
                                                           : SecretService::Available;
        answerLater(context, guarded(context, std::move(done)), seen);
    }

private:
    [[nodiscard]] KeychainAnswer failure(Code whenLocked) const
    {
        using enum FakeKeychain::Mood;
        switch (m_fake.mood) {
        case Open:
            return {};
        case Locked:
            return {whenLocked, {}, whenLocked == Code::Denied ? "Cannot create an item" : QString()};
        case Absent:
            return {Code::Failed, {}, "not provided by any .service files"};
        case Denying:
            return {Code::Denied, {}, "denied"};
        case Late:
            return {Code::Late, {}, "no answer in time"};
        }
        Q_UNREACHABLE();
    }
    void say(QObject* context, Done done, const KeychainAnswer& answer)
    {
        auto answering = [context, answer, done = guarded(context, std::move(done))] {
            answerLater(context, done, answer);
        };
        if (m_fake.hold)
            m_fake.held.emplace_back(answering);
        else
            answering();
    }

    FakeKeychain& m_fake;
};

} // namespace

Q_DECLARE_METATYPE(FakeKeychain::Mood)

class StoreSecretsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_index;
    FakeKeychain m_keychain;
    std::unique_ptr<SecretStore> m_store;

    void startAnew()
    {
        m_store = std::make_unique<KeychainSecrets>(m_index, std::make_unique<FakeJobs>(m_keychain));
    }

    /** Waits for one answer, which must not come before the question has returned. */
    template <class Answer, class Ask>
    Answer answerTo(Ask ask)
    {
        std::optional<Answer> answer;
        ask([&](Answer said) { answer = std::move(said); });
        if (answer)
            qCritical("answered at once");
        if (!QTest::qWaitFor([&] { return answer.has_value(); }, 20000))
            qCritical("no answer");
        return answer.value_or(Answer{});
    }
    SecretReading read(const SecretKey& key)
    {
        return answerTo<SecretReading>([&](auto done) { m_store->read(key, this, done); });
    }
    SecretWriting write(const SecretKey& key, const QByteArray& bytes, Keep keep)
    {
        return answerTo<SecretWriting>(
            [&](auto done) { m_store->write(key, secretOf(bytes), keep, this, done); });
    }
    SecretRemoval remove(const SecretKey& key)
    {
        return answerTo<SecretRemoval>([&](auto done) { m_store->remove(key, this, done); });
    }
    QByteArray indexBytes() const
    {
        QFile file(m_index);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_index = m_folder->filePath("deep/er/stored-secrets.json");
        m_keychain = {};
        startAnew();
    }
    void cleanup() { m_store.reset(); }

    void sessionsOwnIsNotStored()
    {
        HOLDS("C-KEY-01");
        const SecretWriting written = write(seoul, words, Keep::ForThisSession);
        QVERIFY(!written.stored);
        QCOMPARE(written.service, SecretService::Available);
        QVERIFY(read(seoul).secret == secretOf(words));
        QVERIFY(m_store->stored().empty());
        QCOMPARE(m_keychain.jobs, QStringList());
        QVERIFY(!QFile::exists(m_index));
        startAnew();
        QVERIFY(!read(seoul).secret);
    }

    void storedAsTheUserAsked()
    {
        const QSignalSpy changed(m_store.get(), &SecretStore::storedChanged);
        const SecretWriting written = write(seoul, words, Keep::AsTheUserAsked);
        QVERIFY(written.stored);
        QCOMPARE(changed.size(), 1);
        QVERIFY(m_store->stored() == std::vector{seoul});
        QVERIFY(!indexBytes().contains("S3cret"));
        QCOMPARE(QFile::permissions(m_index) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        startAnew();
        QVERIFY(m_store->stored() == std::vector{seoul});
        QVERIFY(read(seoul).secret == secretOf(words));
        // Host names have no case.
        QVERIFY(read({"VPN.Example", "password", "minsu"}).secret == secretOf(words));
        for (const SecretKey& other : {SecretKey{"vpn.example", "Password", "minsu"},
                                       SecretKey{"vpn.example", "password", "Minsu"}, busan}) {
            const SecretReading none = read(other);
            QVERIFY(!none.secret);
            QCOMPARE(none.service, SecretService::Available);
        }
    }

    void namesDoNotRunIntoEachOther()
    {
        const SecretKey one{"a/b", "c", "d/e"};
        const SecretKey other{"a", "b/c", "d/e"};
        QVERIFY(write(one, "1", Keep::AsTheUserAsked).stored);
        QVERIFY(write(other, "2", Keep::AsTheUserAsked).stored);
        QCOMPARE(m_keychain.entries.size(), 2U);
        QVERIFY(read(one).secret == secretOf("1"));
    }

    void whatWasNeverStoredIsNotAskedFor()
    {
        m_keychain.mood = FakeKeychain::Mood::Locked;
        QVERIFY(!read(seoul).secret);
        QVERIFY(remove(seoul).removed);
        QCOMPARE(m_keychain.jobs, QStringList());
    }

    void aStoredOneIsReplaced()
    {
        QVERIFY(write(seoul, "old", Keep::AsTheUserAsked).stored);
        QVERIFY(write(seoul, words, Keep::AsTheUserAsked).stored);
        QVERIFY(read(seoul).secret == secretOf(words));
        // For this session another one: the stored one waits below it.
        QVERIFY(!write(seoul, "today", Keep::ForThisSession).stored);
        QVERIFY(read(seoul).secret == secretOf("today"));
        startAnew();
        QVERIFY(read(seoul).secret == secretOf(words));
    }

    void cannotBeStored_data()
    {
        QTest::addColumn<FakeKeychain::Mood>("mood");
        QTest::addColumn<SecretService>("service");
        QTest::addColumn<bool>("named");
        using enum FakeKeychain::Mood;
        QTest::newRow("locked") << Locked << SecretService::Locked << false;
        QTest::newRow("no service") << Absent << SecretService::NoService << false;
        QTest::newRow("refused") << Denying << SecretService::Refused << false;
        // It may still come to be stored: its name stays, so that it can be found and deleted.
        QTest::newRow("late") << Late << SecretService::NoService << true;
    }

    void cannotBeStored()
    {
        HOLDS("C-KEY-01");
        QFETCH(FakeKeychain::Mood, mood);
        QFETCH(SecretService, service);
        QFETCH(bool, named);
        m_keychain.mood = mood;
        const SecretWriting written = write(seoul, words, Keep::AsTheUserAsked);
        QVERIFY(!written.stored);
        QCOMPARE(written.service, service);
        QVERIFY(!written.technical.isEmpty());
        QVERIFY(!written.technical.contains("S3cret"));
        QVERIFY(read(seoul).secret == secretOf(words));
        QCOMPARE(m_store->stored().size(), named ? 1U : 0U);
        QVERIFY(!indexBytes().contains("S3cret"));
    }

    void failureKeepsTheNameOfWhatIsStored()
    {
        QVERIFY(write(seoul, "old", Keep::AsTheUserAsked).stored);
        m_keychain.mood = FakeKeychain::Mood::Locked;
        QVERIFY(!write(seoul, words, Keep::AsTheUserAsked).stored);
        QVERIFY(m_store->stored() == std::vector{seoul});
    }

    void cannotBeRead_data()
    {
        QTest::addColumn<FakeKeychain::Mood>("mood");
        QTest::addColumn<SecretService>("service");
        using enum FakeKeychain::Mood;
        // The keychain says "not found" of what is locked.
        QTest::newRow("locked") << Locked << SecretService::Locked;
        QTest::newRow("no service") << Absent << SecretService::NoService;
        QTest::newRow("refused") << Denying << SecretService::Refused;
        QTest::newRow("late") << Late << SecretService::NoService;
    }

    void cannotBeRead()
    {
        QFETCH(FakeKeychain::Mood, mood);
        QFETCH(SecretService, service);
        QVERIFY(write(seoul, words, Keep::AsTheUserAsked).stored);
        m_keychain.mood = mood;
        const SecretReading reading = read(seoul);
        QVERIFY(!reading.secret);
        QCOMPARE(reading.service, service);
        m_keychain.mood = FakeKeychain::Mood::Open;
        QVERIFY(read(seoul).secret == secretOf(words));
    }

    void removed()
    {
        QVERIFY(write(seoul, words, Keep::AsTheUserAsked).stored);
        QVERIFY(write(busan, words, Keep::AsTheUserAsked).stored);
        QVERIFY(!write(seoul, "today", Keep::ForThisSession).stored);
        QVERIFY(remove(seoul).removed);
        QVERIFY(m_store->stored() == std::vector{busan});
        QCOMPARE(m_keychain.entries.size(), 1U);
        QVERIFY(!read(seoul).secret);
    }

    void notRemovedWhileLocked()
    {
        QVERIFY(write(seoul, words, Keep::AsTheUserAsked).stored);
        m_keychain.mood = FakeKeychain::Mood::Locked;
        const SecretRemoval removal = remove(seoul);
        QVERIFY(!removal.removed);
        QCOMPARE(removal.service, SecretService::Locked);
        QVERIFY(m_store->stored() == std::vector{seoul});
    }

    void damagedIndexIsPutAside()
    {
        QVERIFY(write(seoul, words, Keep::AsTheUserAsked).stored);
        QFile file(m_index);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"stored\": [");
        file.close();
        QVERIFY(m_store->stored().empty());
        QVERIFY(write(busan, words, Keep::AsTheUserAsked).stored);
        QVERIFY(m_store->stored() == std::vector{busan});
        QVERIFY(QFile::exists(m_index + ".damaged"));
    }

    void indexThatCannotBeWrittenStoresNothing()
    {
        m_index = "/proc/no/stored-secrets.json";
        startAnew();
        const SecretWriting written = write(seoul, words, Keep::AsTheUserAsked);
        QVERIFY(!written.stored);
        QCOMPARE(written.service, SecretService::Refused);
        QCOMPARE(m_keychain.jobs, QStringList());
        QVERIFY(read(seoul).secret == secretOf(words));
    }

    void anotherSecretMeanwhileIsKept()
    {
        m_keychain.hold = true;
        m_store->write(seoul, secretOf("first"), Keep::AsTheUserAsked, this, {});
        m_store->write(seoul, secretOf("second"), Keep::ForThisSession, this, {});
        m_keychain.held.front()();
        m_keychain.hold = false;
        QSignalSpy changed(m_store.get(), &SecretStore::storedChanged);
        QVERIFY(changed.wait(20000));
        QVERIFY(read(seoul).secret == secretOf("second"));
    }

    void nobodyIsCalledWhoIsGone()
    {
        QVERIFY(write(seoul, words, Keep::AsTheUserAsked).stored);
        bool called = false;
        auto context = std::make_unique<QObject>();
        m_store->read(seoul, context.get(), [&](const SecretReading&) { called = true; });
        m_store->read(busan, context.get(), [&](const SecretReading&) { called = true; });
        context.reset();
        (void)read(seoul);
        m_store->read(seoul, this, [&](const SecretReading&) { called = true; });
        m_store->read(busan, this, [&](const SecretReading&) { called = true; });
        m_store.reset();
        QCoreApplication::processEvents();
        QVERIFY(!called);
    }

    void memoryAlone()
    {
        HOLDS("C-KEY-01");
        m_store = std::make_unique<MemorySecrets>();
        QCOMPARE(write(seoul, words, Keep::ForThisSession).service, SecretService::Available);
        const SecretWriting written = write(busan, words, Keep::AsTheUserAsked);
        QVERIFY(!written.stored);
        QCOMPARE(written.service, SecretService::NoService);
        QVERIFY(read(busan).secret == secretOf(words));
        QVERIFY(m_store->stored().empty());
        QCOMPARE(answerTo<SecretService>([&](auto done) { m_store->askService(this, done); }),
                 SecretService::NoService);
        QVERIFY(remove(busan).removed);
        QVERIFY(!read(busan).secret);
    }
};

QTEST_GUILESS_MAIN(StoreSecretsTest)
#include "tst_store_secrets.moc"
