// SPDX-License-Identifier: GPL-3.0-or-later
#include "helper/Command.h"
#include "helper/FileEdit.h"
#include "helper/Frame.h"
#include "helper/Names.h"
#include "helper/Redactor.h"
#include "helper/ResolvConf.h"
#include "helper/StartRequest.h"
#include "helper/StopSequence.h"
#include "helper/TunnelPlan.h"
#include "helper/UndoList.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace naru::helper;

namespace {

const std::string goodPin = "pin-sha256:" + std::string(43, 'A') + "=";

/** A frame `start` as it should be, with one field changed; without it where the value is null. */
Frame startWith(const std::string& changed = {}, const char* value = "")
{
    Frame frame("start");
    const std::pair<std::string, std::string> fields[]{
        {"host", "gateway.example"}, {"port", "443"},     {"address", "192.0.2.1"}, {"pin", goodPin},
        {"cookie", "webvpn=abc"},    {"device", "naru0"}, {"dtls", "yes"},          {"agent", ""},
    };
    for (const auto& [key, good] : fields) {
        if (key != changed)
            frame.add(key, good);
        else if (value)
            frame.add(key, value);
    }
    return frame;
}

using Variables = std::vector<std::pair<std::string, std::string>>;

/** What a gateway that sets an address alone makes openconnect hand to its script, and more. */
Environment environmentWith(const Variables& more, bool address = true)
{
    Variables all{{"TUNDEV", "naru0"}, {"VPNGATEWAY", "192.0.2.1"}};
    if (address)
        all.emplace_back("INTERNAL_IP4_ADDRESS", "10.66.1.50");
    all.insert(all.end(), more.begin(), more.end());
    std::string bytes;
    for (auto it = all.rbegin(); it != all.rend(); ++it) // the first of a name counts: `more` replaces
        bytes += it->first + '=' + it->second + '\0';
    return *Environment::fromBytes(bytes);
}

const TunnelPlan::Expected expectedPeer{"naru0", *Address::fromText("192.0.2.1")};

std::expected<TunnelPlan, std::string> planOf(const Variables& more, bool address = true)
{
    return TunnelPlan::fromEnvironment(environmentWith(more, address), expectedPeer);
}

QString listed(const std::vector<Prefix>& networks)
{
    QStringList texts;
    for (const Prefix& network : networks)
        texts += QString::fromStdString(network.text());
    return texts.join(u' ');
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

class TestTunnelHelper final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void frames();
    void noFrames_data();
    void noFrames();
    void addresses_data();
    void addresses();
    void names_data();
    void names();
    void start_data();
    void start();
    void command();
    void plan();
    void planOfFullTunnel();
    void refusedPlans_data();
    void refusedPlans();
    void resolvConf();
    void fileEdit_data();
    void fileEdit();
    void undoList();
    void stopSequence();
    void redactor();
};

void TestTunnelHelper::frames()
{
    Frame frame("line");
    frame.add("text", "tab\t, per cent %, line\n, \xc3\xa9, \x7f").add("empty", "");
    const std::string line = frame.line();
    QCOMPARE(line, "line\ttext=tab%09, per cent %25, line%0A, %C3%A9, %7F\tempty=\n");
    const auto again = Frame::fromLine(std::string_view(line).substr(0, line.size() - 1));
    QVERIFY(again);
    QCOMPARE(again->verb(), "line");
    QCOMPARE(again->fieldCount(), 2U);
    QCOMPARE(again->value("text"), frame.value("text"));
    QVERIFY(again->find("empty"));
    QVERIFY(!again->find("other"));
}

void TestTunnelHelper::noFrames_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no verb") << QByteArray("\tkey=value");
    QTest::newRow("verb in capitals") << QByteArray("Start");
    QTest::newRow("no sign") << QByteArray("start\tkey");
    QTest::newRow("no key") << QByteArray("start\t=value");
    QTest::newRow("empty field") << QByteArray("start\t\tkey=value");
    QTest::newRow("tab at the end") << QByteArray("start\tkey=value\t");
    QTest::newRow("key twice") << QByteArray("start\tkey=1\tkey=2");
    QTest::newRow("control character") << QByteArray("start\tkey=a\x01");
    QTest::newRow("zero byte") << QByteArray("start\tkey=a\0b", 13);
    QTest::newRow("beyond ASCII") << QByteArray("start\tkey=\xc3\xa9");
    QTest::newRow("escape cut") << QByteArray("start\tkey=a%4");
    QTest::newRow("escape of small letters") << QByteArray("start\tkey=%0a");
    QTest::newRow("escape of no digits") << QByteArray("start\tkey=%ZZ");
    QTest::newRow("too long") << QByteArray("start\tkey=") + QByteArray(qsizetype(Frame::longestLine), 'a');
    QByteArray many("start");
    for (int number = 0; number < 33; ++number)
        many += "\tk" + QByteArray::number(number) + "=";
    QTest::newRow("too many fields") << many;
}

void TestTunnelHelper::noFrames()
{
    QFETCH(QByteArray, line);
    QVERIFY(!Frame::fromLine({line.constData(), std::size_t(line.size())}));
}

void TestTunnelHelper::addresses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("address");
    QTest::addColumn<bool>("host");
    for (const char* const text : {"10.0.0.1", "192.0.2.255", "223.255.255.1", "fd00::1", "2001:db8::1"})
        QTest::newRow(text) << QByteArray(text) << true << true;
    for (const char* const text : {"0.0.0.0", "127.0.0.1", "224.0.0.1", "255.255.255.255", "169.254.1.1",
                                   "::", "::1", "ff02::1", "fe80::1", "::ffff:10.0.0.1"})
        QTest::newRow(text) << QByteArray(text) << true << false;
    for (const char* const text : {"", "10.0.0", "10.0.0.256", "010.0.0.1", "10.0.0.1 ", " 10.0.0.1",
                                   "10.0.0.1/8", "0x0a.0.0.1", "fe80::1%eth0", "gateway.example", "1", "-o",
                                   "::1::2", "1111:2222:3333:4444:5555:6666:7777:8888:9999"})
        QTest::newRow(*text ? text : "empty") << QByteArray(text) << false << false;
    QTest::newRow("zero byte") << QByteArray("10.0.0.1\0", 9) << false << false;
}

void TestTunnelHelper::addresses()
{
    QFETCH(QByteArray, text);
    const auto address = Address::fromText(text.toStdString());
    QTEST(address.has_value(), "address");
    QTEST(address && address->isHost(), "host");
}

void TestTunnelHelper::names_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("isWhat");
    for (const char* const text : {"gateway.example", "a", "xn--3e0b707e.example", "_srv.a-b.example"})
        QTest::newRow(text) << QByteArray(text) << QByteArray("domain");
    QTest::newRow("naru0") << QByteArray("naru0") << QByteArray("domain device");
    QTest::newRow("naruseoul2") << QByteArray("naruseoul2") << QByteArray("domain device");
    QTest::newRow("pin") << QByteArray::fromStdString(goodPin) << QByteArray("");
    for (const char* const text :
         {"-gateway.example", "gateway-.example", "a..b", ".a", "a.", "a b", "a/b", "a;b", "a%b", "10.0.0.1",
          "--script=x", "a\n", "naru0123456789ab/", "../naru0", "pin-sha1:x", "pin-sha256:AAAA=", ""})
        QTest::addRow("'%s'", QByteArray(text).toPercentEncoding().constData())
            << QByteArray(text) << QByteArray("");
    QTest::newRow("eth0") << QByteArray("eth0") << QByteArray("domain");
    QTest::newRow("Naru0") << QByteArray("Naru0") << QByteArray("domain");
    QTest::newRow("device too long") << QByteArray("naru012345678901") << QByteArray("domain");
    QTest::newRow("label too long") << QByteArray(64, 'a') << QByteArray("");
    QTest::newRow("name too long") << QByteArray("a.").repeated(127) + "a" << QByteArray("");
}

void TestTunnelHelper::names()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, isWhat);
    const std::string name = text.toStdString();
    QCOMPARE(isDomainName(name), isWhat.contains("domain"));
    QCOMPARE(isDeviceName(name), isWhat.contains("device"));
    QCOMPARE(isPin(name), name == goodPin);
}

void TestTunnelHelper::start_data()
{
    QTest::addColumn<std::string>("field");
    QTest::addColumn<std::string>("value");
    QTest::addColumn<bool>("good");
    const auto add = [](bool good, const char* field, std::initializer_list<const char*> values) {
        for (const char* const value : values)
            QTest::addRow("%s %s", field, QByteArray(value).toPercentEncoding(" ").constData())
                << std::string(field) << std::string(value) << good;
    };
    add(true, "host", {"gateway.example", "192.0.2.1"});
    add(false, "host",
        {"", "192.0.2.2", "-gateway", "--script=/bin/sh", "gateway.example/group", "gateway.example:443",
         "a@b", "https://gateway.example", "gateway.example --script=x"});
    add(true, "port", {"1", "65535"});
    add(false, "port", {"", "0", "65536", "0443", "+443", "443 ", "-1", "http"});
    add(false, "address", {"", "gateway.example", "192.0.2.1:443", "192.0.2.1 --csd-wrapper=x"});
    add(false, "pin", {"", "sha1:00", "pin-sha256:", "pin-sha256:short=", "pin-sha256: "});
    add(true, "cookie", {"a", "openconnect_strapkey=MHg/+=; webvpn=x"});
    add(false, "cookie", {"", " a", "a ", "a\n--script=x", "a\tb", "\xc3\xa9"});
    add(true, "device", {"naru0", "naru"});
    add(false, "device", {"", "tun0", "naru/0", "naru0 ", "naru-0", "../naru", "lo"});
    add(true, "dtls", {"yes", "no"});
    add(false, "dtls", {"", "1", "YES"});
    add(true, "agent", {"", "AnyConnect Linux_64 4.10"});
    add(false, "agent", {" a", "a\n--script=x", "\xc3\xa9"});
}

void TestTunnelHelper::start()
{
    QFETCH(std::string, field);
    QFETCH(std::string, value);
    QFETCH(bool, good);
    const auto request = StartRequest::fromFrame(startWith(field, value.c_str()));
    QCOMPARE(request.has_value(), good);
    if (!good)
        QCOMPARE(request.error(), field);
    // Each is mandatory, and there is no other.
    QCOMPARE(StartRequest::fromFrame(startWith(field, nullptr)).error(), field);
    QVERIFY(!StartRequest::fromFrame(startWith().add("script", "/bin/sh")));
}

void TestTunnelHelper::command()
{
    const auto request = *StartRequest::fromFrame(startWith());
    const auto words = openconnectArguments(request, std::nullopt);
    const auto has = [&words](const std::string& word) {
        return std::ranges::find(words, word) != words.end();
    };
    QVERIFY(has("--cookie-on-stdin"));
    QVERIFY(has("--servercert=" + goodPin));
    QVERIFY(has("--resolve=gateway.example:192.0.2.1"));
    QVERIFY(has("--interface=naru0"));
    QVERIFY(!has("--no-dtls"));
    QCOMPARE(words.back(), "https://gateway.example:443/");
    for (const std::string& word : words)
        QVERIFY(word.find("abc") == std::string::npos);
    QVERIFY(
        std::ranges::none_of(words, [](const std::string& word) { return word.starts_with("--useragent"); }));
    const auto agent = openconnectArguments(*StartRequest::fromFrame(startWith("agent", "A B")), 1080);
    QVERIFY(std::ranges::find(agent, "--useragent=A B") != agent.end());
    const auto proxy = openconnectArguments(*StartRequest::fromFrame(startWith("host", "192.0.2.1")), 1080);
    QVERIFY(std::ranges::find(proxy, "--script-tun") != proxy.end());
    QVERIFY(
        std::ranges::none_of(proxy, [](const std::string& word) { return word.starts_with("--resolve"); }));
}

void TestTunnelHelper::plan()
{
    const auto plan = planOf({
        {"INTERNAL_IP4_NETMASK", "255.255.255.0"},
        {"INTERNAL_IP4_MTU", "1434"},
        {"INTERNAL_IP4_DNS", "10.77.1.1 fd77:1::1"},
        {"INTERNAL_IP6_ADDRESS", "fd66:1::5"},
        {"INTERNAL_IP6_NETMASK", "fd66:1::5/64"},
        {"CISCO_DEF_DOMAIN", "Corp1.Example"},
        {"CISCO_SPLIT_DNS", "a.example,corp1.example"},
        {"CISCO_SPLIT_INC", "1"},
        {"CISCO_SPLIT_INC_0_ADDR", "10.78.1.7"},
        {"CISCO_SPLIT_INC_0_MASKLEN", "24"},
        {"CISCO_SPLIT_EXC", "1"},
        {"CISCO_SPLIT_EXC_0_ADDR", "10.78.1.128"},
        {"CISCO_SPLIT_EXC_0_MASKLEN", "25"},
        {"CISCO_IPV6_SPLIT_INC", "1"},
        {"CISCO_IPV6_SPLIT_INC_0_ADDR", "fd78:1::"},
        {"CISCO_IPV6_SPLIT_INC_0_MASKLEN", "64"},
        {"CISCO_BANNER", "Welcome\n<b>"},
    });
    QVERIFY(plan);
    QCOMPARE(plan->address4->text(), "10.66.1.50/24");
    QCOMPARE(plan->address6->text(), "fd66:1::5/64");
    QCOMPARE(plan->mtu, 1434);
    QCOMPARE(plan->dns.size(), 2U);
    QCOMPARE(plan->searchDomains, std::vector<std::string>{"corp1.example"});
    QCOMPARE(plan->splitDomains, (std::vector<std::string>{"a.example", "corp1.example"}));
    // The networks of our own addresses, and the servers, where nothing else leads there.
    QCOMPARE(listed(plan->routes),
             u"10.78.1.0/24 10.66.1.0/24 10.77.1.1/32 fd78:1::/64 fd66:1::/64 fd77:1::1/128");
    QCOMPARE(listed(plan->excluded), u"10.78.1.128/25");
    QVERIFY(!plan->carries(plan->gateway));
    const auto four = plan->withoutIpv6();
    QVERIFY(!four.address6);
    QCOMPARE(four.dns.size(), 1U);
    QCOMPARE(listed(four.routes), u"10.78.1.0/24 10.66.1.0/24 10.77.1.1/32");
    QCOMPARE(plan->frame("connected").value("banner"), "Welcome\n<b>");
}

void TestTunnelHelper::planOfFullTunnel()
{
    const auto plan = planOf({{"INTERNAL_IP6_ADDRESS", "fd66:1::5"}});
    QVERIFY(plan);
    QCOMPARE(listed(plan->routes), u"0.0.0.0/0 ::/0");
    QVERIFY(plan->carries(plan->gateway));
    QCOMPARE(listed(planOf({})->routes), u"0.0.0.0/0");
}

void TestTunnelHelper::refusedPlans_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    const auto add = [](const char* key, std::initializer_list<const char*> values) {
        for (const char* const value : values)
            QTest::addRow("%s %s", key, value) << QByteArray(key) << QByteArray(value);
    };
    add("TUNDEV", {"", "naru1", "eth0"});
    add("VPNGATEWAY", {"", "192.0.2.2", "gateway.example"});
    add("INTERNAL_IP4_ADDRESS",
        {"", "127.0.0.1", "224.0.0.1", "0.0.0.0", "10.0.0.1; reboot", "fd00::1", "10.66.1.50/8"});
    add("INTERNAL_IP4_NETMASK", {"255.0.255.0", "0.0.0.0", "24", "x"});
    add("INTERNAL_IP4_MTU", {"0", "575", "65536", "-1", "1434x"});
    add("INTERNAL_IP4_DNS", {"127.0.0.53", "10.0.0.1 x", "::1",
                             "1.1.1.1 1.1.1.2 1.1.1.3 1.1.1.4 1.1.1.5 1.1.1.6 1.1.1.7 1.1.1.8 1.1.1.9"});
    add("INTERNAL_IP6_ADDRESS", {"fe80::1", "::1", "10.0.0.1", "fd00::1%eth0"});
    add("INTERNAL_IP6_NETMASK", {"fd00::1", "fd00::1/0", "fd00::1/129", "10.0.0.1/8"});
    add("CISCO_DEF_DOMAIN", {"a b;c", "$(reboot)", "-x", "10.0.0.1", "a..b"});
    add("CISCO_SPLIT_DNS", {"~.", "*.example"});
    add("CISCO_SPLIT_INC", {"x", "-1", "2049"});
}

void TestTunnelHelper::refusedPlans()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    const auto plan = planOf({{key.toStdString(), value.toStdString()}});
    QVERIFY(!plan);
    QCOMPARE(QByteArray::fromStdString(plan.error()), key);
    // One that is missing, or of the wrong family, or where no host can be.
    for (const Variables& item :
         {Variables{}, Variables{{"CISCO_SPLIT_INC_0_ADDR", "fd00::"}, {"CISCO_SPLIT_INC_0_MASKLEN", "64"}},
          Variables{{"CISCO_SPLIT_INC_0_ADDR", "127.0.0.0"}, {"CISCO_SPLIT_INC_0_MASKLEN", "8"}},
          Variables{{"CISCO_SPLIT_INC_0_ADDR", "10.0.0.0"}, {"CISCO_SPLIT_INC_0_MASKLEN", "33"}}}) {
        Variables all{{"CISCO_SPLIT_INC", "1"}};
        all.insert(all.end(), item.begin(), item.end());
        QCOMPARE(planOf(all).error(), "CISCO_SPLIT_INC_0");
    }
    QCOMPARE(planOf({}, false).error(), "INTERNAL_IP4_ADDRESS");
}

void TestTunnelHelper::resolvConf()
{
    const std::vector<Address> servers{*Address::fromText("10.77.1.1"), *Address::fromText("fd77::1")};
    const std::string text =
        resolvConfFor("# mine\nnameserver 192.0.2.53\nnameserver\t192.0.2.54\nsearch home.example a.example\n"
                      "options edns0",
                      servers, {"corp.example", "a.example", "corp.example"});
    QCOMPARE(QByteArray::fromStdString(text),
             "# By naru, while its tunnel is up; the file from before comes back with its end.\n"
             "nameserver 10.77.1.1\nnameserver fd77::1\nnameserver 192.0.2.53\n"
             "search corp.example a.example home.example\n# mine\noptions edns0\n"
             "# before: nameserver 192.0.2.53\n# before: nameserver\t192.0.2.54\n"
             "# before: search home.example a.example\n");
}

void TestTunnelHelper::fileEdit_data()
{
    QTest::addColumn<QByteArray>("meanwhile");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("nobody") << QByteArray() << QByteArray("before, and long\n");
    QTest::newRow("somebody else") << QByteArray("theirs\n") << QByteArray("theirs\n");
    QTest::newRow("killed while editing in place")
        << QByteArray("during\n and long\n") << QByteArray("before, and long\n");
    QTest::newRow("never done") << QByteArray("before, and long\n") << QByteArray("before, and long\n");
}

void TestTunnelHelper::fileEdit()
{
    QFETCH(QByteArray, meanwhile);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("conf"));
    const QString link = folder.filePath(QStringLiteral("link"));
    writeBytes(path, "before, and long\n");
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
    QVERIFY(QFile::link(path, link));
    auto edit = FileEdit::of(link.toStdString());
    QVERIFY(edit);
    edit->during = "during\n";
    QVERIFY(edit->apply());
    QCOMPARE(bytesOf(path), "during\n");
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(QFile::permissions(path) & QFile::ReadOther);
    if (!meanwhile.isEmpty())
        writeBytes(path, meanwhile);
    // By way of the list, as after a crash.
    const std::string line = edit->entry().line();
    const auto entry = Frame::fromLine(std::string_view(line).substr(0, line.size() - 1));
    QVERIFY(FileEdit::fromEntry(*entry).undo());
    QTEST(bytesOf(path), "after");
    QVERIFY(FileEdit::fromEntry(*entry).undo());
    QTEST(bytesOf(path), "after");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

void TestTunnelHelper::undoList()
{
    const QTemporaryDir folder;
    const std::string place = folder.filePath(QStringLiteral("naru")).toStdString();
    const QString file = folder.filePath(QStringLiteral("naru/undo"));
    UndoList list(place, "undo");
    QVERIFY(list.read().empty());
    QVERIFY(list.add(Frame("one")));
    QVERIFY(list.add(Frame("two").add("key", "a\nb")));
    const QByteArray whole = bytesOf(file);
    // Cut at each byte, as if the machine had lost its power: whole entries alone count.
    for (qsizetype size = 0; size <= whole.size(); ++size) {
        writeBytes(file, whole.first(size));
        const auto entries = UndoList(place, "undo").read();
        QCOMPARE(qsizetype(entries.size()), whole.first(size).count('\n'));
    }
    QCOMPARE(UndoList(place, "undo").read().at(1).value("key"), "a\nb");
    list.clear();
    QVERIFY(!QFile::exists(file));
    // A folder that somebody else could have made is none.
    QVERIFY(QFile::setPermissions(QString::fromStdString(place), QFile::Permissions(0x7777)));
    QVERIFY(!UndoList(place, "undo").add(Frame("one")));
}

void TestTunnelHelper::stopSequence()
{
    using namespace std::chrono_literals;
    const StopSequence::Time begin(100s);
    StopSequence stop;
    QVERIFY(!stop.due(begin));
    stop.begin(begin);
    QCOMPARE(stop.due(begin), SIGINT);
    QVERIFY(!stop.due(begin + 1499ms));
    QCOMPARE(*stop.wait(begin + 1499ms), 1ms);
    stop.begin(begin + 1s); // asking twice changes nothing
    QCOMPARE(stop.due(begin + 1500ms), SIGTERM);
    QVERIFY(!stop.due(begin + 1999ms));
    QCOMPARE(stop.due(begin + 2s), SIGKILL);
    QVERIFY(!stop.due(begin + 1h));
    QVERIFY(!stop.wait(begin + 1h));
}

void TestTunnelHelper::redactor()
{
    const Redactor redactor("openconnect_strapkey=MHgCAQEE+/=; webvpn=AOr0uEN+Otth=; x=1");
    QCOMPARE(redactor.clean("Cookie: webvpn=AOr0uEN+Otth=, twice AOr0uEN+Otth="),
             "Cookie: webvpn=[secret], twice [secret]");
    QCOMPARE(redactor.clean("key MHgCAQEE+/= of 1"), "key [secret] of 1");
}

QTEST_APPLESS_MAIN(TestTunnelHelper)
#include "tst_tunnel_helper.moc"
