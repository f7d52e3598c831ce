// SPDX-License-Identifier: GPL-3.0-or-later
#include "LintCases.h"

#include "ProfileFiles.h"

namespace naru::test {

namespace {

using enum profile::ProblemCode;
using enum profile::FixKind;

QByteArray client(const QByteArray& elements)
{
    return profileWith("<ClientInitialization>" + elements + "</ClientInitialization>");
}

QByteArray entry(const QByteArray& elements)
{
    return profileWith("<ServerList><HostEntry>" + elements + "</HostEntry></ServerList>");
}

QByteArray entries(const QByteArray& first, const QByteArray& second)
{
    return profileWith("<ServerList><HostEntry>" + first + "</HostEntry><HostEntry>" + second +
                       "</HostEntry></ServerList>");
}

QByteArray host(const QByteArray& address)
{
    return entry("<HostName>a</HostName><HostAddress>" + address + "</HostAddress>");
}

QByteArray backups(const QByteArray& list)
{
    return entry("<HostName>a</HostName><HostAddress>a.example</HostAddress><UserGroup>g</UserGroup>"
                 "<BackupServerList>" +
                 list + "</BackupServerList>");
}

QByteArray match(const QByteArray& elements)
{
    return client("<CertificateMatch>" + elements + "</CertificateMatch>");
}

const QByteArray pinned = QByteArray(86, 'A') + "==";

std::vector<LintCase> casesOfFile()
{
    const QByteArray body =
        "xmlns=\"http://schemas.xmlsoap.org/encoding/\"><ServerList/></AnyConnectProfile>";
    const QByteArray utf8 = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
    return {
        {EncodingMismatch,
         "<?xml version=\"1.0\" encoding=\"EUC-KR\"?>\n<AnyConnectProfile a=\"서울\" " + body,
         utf8 + "\n<AnyConnectProfile a=\"서울\" " + body, utf8 + "\n<AnyConnectProfile a=\"서울\" " + body},
        {NoXmlDeclaration, "<AnyConnectProfile\r\n" + body, utf8 + "\r\n<AnyConnectProfile\r\n" + body,
         utf8 + "\r\n<AnyConnectProfile\r\n" + body, Safe},
        {NoNamespace, utf8 + "<AnyConnectProfile><ServerList/></AnyConnectProfile>",
         utf8 + "<AnyConnectProfile " + body, utf8 + "<AnyConnectProfile " + body},
        {ForeignNamespace, utf8 + "<AnyConnectProfile xmlns=\"urn:x\"><ServerList/></AnyConnectProfile>",
         utf8 + "<AnyConnectProfile " + body, utf8 + "<AnyConnectProfile " + body},
        {PrefixedElements, utf8 + "<a:AnyConnectProfile xmlns:a=\"http://schemas.xmlsoap.org/encoding/\"/>",
         utf8 + "<AnyConnectProfile " + body},
        {UndeclaredPrefix, utf8 + "<AnyConnectProfile xsi:nil=\"0\" " + body,
         utf8 + "<AnyConnectProfile xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:nil=\"0\" " +
             body,
         utf8 + "<AnyConnectProfile xsi:nil=\"0\" xmlns=\"http://schemas.xmlsoap.org/encoding/\" "
                "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><ServerList/></AnyConnectProfile>"},
        {UndeclaredPrefix, utf8 + "<AnyConnectProfile " + body.chopped(20) + "<q:X/></AnyConnectProfile>",
         utf8 + "<AnyConnectProfile " + body},
    };
}

std::vector<LintCase> casesOfStructure()
{
    const QByteArray one = "<HostEntry><HostName>a.example</HostName></HostEntry>";
    const QByteArray two = "<HostEntry><HostName>b.example</HostName></HostEntry>";
    return {
        {SeveralServerLists,
         profileWith("\n  <ServerList>\n    " + one +
                     "\n  </ServerList>\n  <ServerList>\n    <!-- c -->\n    " + two + "\n  </ServerList>\n"),
         profileWith("<ServerList>" + one + two + "</ServerList>"),
         profileWith("\n  <ServerList>\n    " + one + "\n    <!-- c -->\n    " + two +
                     "\n  </ServerList>\n")},
        {NoHostEntry, profileWith("<ServerList/>"), host("a.example")},
        {UnknownElement, client("<NoSuchThing/>"), client("<AutoUpdate>true</AutoUpdate>")},
        {MisplacedElement,
         profileWith("\n  <ClientInitialization>\n    <ServiceDisable>true</ServiceDisable>\n"
                     "  </ClientInitialization>\n  <AllowManualHostInput>true</AllowManualHostInput>\n"),
         client("<AllowManualHostInput>true</AllowManualHostInput>"),
         profileWith("\n  <ClientInitialization>\n    <ServiceDisable>true</ServiceDisable>\n"
                     "    <AllowManualHostInput>true</AllowManualHostInput>\n  </ClientInitialization>\n")},
        {RepeatedElement,
         client("\n<ServiceDisable>true</ServiceDisable>\n<ServiceDisable>true</ServiceDisable>\n"),
         client("\n<ServiceDisable>true</ServiceDisable>\n"),
         client("\n<ServiceDisable>true</ServiceDisable>\n"), Safe},
        {RepeatedElement,
         client("\n<ServiceDisable>true</ServiceDisable>\n<ServiceDisable>false</ServiceDisable>\n"),
         client("\n<ServiceDisable>true</ServiceDisable>\n"),
         client("\n<ServiceDisable>true</ServiceDisable>\n")},
        {LocalPolicyElement, client("\n  <BypassDownloader>true</BypassDownloader>\n"), client(""),
         client("\n")},
        {StrayText, profileWith("<ServerList>; " + one + "</ServerList>"),
         profileWith("<ServerList> <!-- ; -->" + one + "</ServerList>"),
         profileWith("<ServerList> " + one + "</ServerList>"), Safe},
        {StrayText,
         client("<AutoReconnect UserControllable=\"false\">true<AutoReconnectBehavior "
                "UserControllable=\"false\">ReconnectAfterResume</AutoReconnectBehavior> x </AutoReconnect>"),
         client("<AutoReconnect>true</AutoReconnect>"),
         client("<AutoReconnect UserControllable=\"false\">true<AutoReconnectBehavior "
                "UserControllable=\"false\">ReconnectAfterResume</AutoReconnectBehavior>  </AutoReconnect>")},
        {BackupOfHostEntry,
         backups("\n<HostEntry><HostName>b</HostName><HostAddress>b.example/g</HostAddress></HostEntry>\n"),
         backups("\n<HostAddress>b.example/g</HostAddress>\n"),
         backups("\n<HostAddress>b.example/g</HostAddress>\n")},
        {EmptyBackupList, client("\n<BackupServerList/>\n"),
         client("<BackupServerList><HostAddress>b.example</HostAddress></BackupServerList>"), client("\n"),
         Safe},
        {EmptyBackupList, entry("<HostName>a.example</HostName>\n<BackupServerList>\n</BackupServerList>\n"),
         backups("<HostAddress>b.example/g</HostAddress>"), entry("<HostName>a.example</HostName>\n")},
        {SurplusElement,
         match("<KeyUsage>" + QByteArray("\n<MatchKey>CRL_Sign</MatchKey>").repeated(10) + "\n</KeyUsage>"),
         match("<KeyUsage>" + QByteArray("\n<MatchKey>CRL_Sign</MatchKey>").repeated(9) + "\n</KeyUsage>"),
         match("<KeyUsage>" + QByteArray("\n<MatchKey>CRL_Sign</MatchKey>").repeated(9) + "\n</KeyUsage>")},
        {MissingElement, match("<KeyUsage></KeyUsage>"),
         match("<KeyUsage><MatchKey>CRL_Sign</MatchKey></KeyUsage>")},
        {ElementOrder,
         entry("\n<HostName>a.example</HostName>\n<PrimaryProtocol>SSL</PrimaryProtocol>\n"
               "<CAURL>https://ca.example</CAURL>\n"),
         entry("\n<HostName>a.example</HostName>\n<CAURL>https://ca.example</CAURL>\n"
               "<PrimaryProtocol>SSL</PrimaryProtocol>\n"),
         entry("\n<HostName>a.example</HostName>\n<CAURL>https://ca.example</CAURL>\n"
               "<PrimaryProtocol>SSL</PrimaryProtocol>\n"),
         Safe},
        {ElementOrder,
         entry(
             "\n<HostAddress>a.example</HostAddress>\n<!-- n -->\n<HostName>a</HostName>\n<Port>1</Port>\n"),
         host("a.example"),
         entry(
             "\n<!-- n -->\n<HostName>a</HostName>\n<Port>1</Port>\n<HostAddress>a.example</HostAddress>\n")},
        {UnknownAttribute, client("<ServiceDisable why=\"x\">true</ServiceDisable>"),
         client("<ServiceDisable>true</ServiceDisable>")},
    };
}

std::vector<LintCase> casesOfValues()
{
    const QByteArray custom = "CustomExtendedMatchKey>";
    const auto oid = [&custom](const QByteArray& text) {
        return match("<ExtendedKeyUsage><" + custom + text + "</" + custom + "</ExtendedKeyUsage>");
    };
    const auto pin = [](const QByteArray& text) {
        return entry("<HostName>a.example</HostName><CertificatePinList><Pin>" + text +
                     "</Pin></CertificatePinList>");
    };
    const auto ca = [](const QByteArray& text) {
        return entry("<HostName>a.example</HostName><CAURL Thumbprint=\"" + text +
                     "\">https://c.example</CAURL>");
    };
    const auto timeout = [](const QByteArray& text) {
        return client("<AuthenticationTimeout>" + text + "</AuthenticationTimeout>");
    };
    const auto disable = [](const QByteArray& text) {
        return client("<ServiceDisable>" + text + "</ServiceDisable>");
    };
    const auto lan = [](const QByteArray& attribute) {
        return client("<LocalLanAccess" + attribute + ">true</LocalLanAccess>");
    };
    const auto name = [](const QByteArray& pattern) {
        return match("<DistinguishedName><DistinguishedNameDefinition><Name>CN</Name><Pattern>" + pattern +
                     "</Pattern></DistinguishedNameDefinition></DistinguishedName>");
    };
    const auto servers = [](const QByteArray& list) {
        return client("<AutomaticVPNPolicy>true<TrustedDNSServers>" + list +
                      "</TrustedDNSServers></AutomaticVPNPolicy>");
    };
    return {
        {EmptyValue, disable(""), disable("true"), disable("false")},
        {BadBoolean, disable("yes"), disable("1"), disable("false")},
        {BadNumber, timeout("i"), timeout("12"), timeout("30")},
        {BadChoice, client("<CertificateStore>Mine</CertificateStore>"),
         client("<CertificateStore>User</CertificateStore>"),
         client("<CertificateStore>All</CertificateStore>")},
        {NumberOutOfRange, timeout("7"), timeout("10"), timeout("10")},
        {NumberOutOfRange, timeout("700"), timeout("120"), timeout("120")},
        {LeadingZero, timeout("012"), timeout("12"), timeout("12"), Safe},
        {LetterCase, disable("True"), disable("true"), disable("true")},
        {BlanksAroundValue, disable("\r\n  true\t"), disable("true"), disable("true"), Safe},
        {BlanksAroundValue, host("a.example "), host("a.example"), host("a.example")},
        {BadUserControllable, lan(" UserControllable='maybe'"), lan(" UserControllable='false'"),
         lan(" UserControllable='true'")},
        {MissingUserControllable, lan(""), lan(" UserControllable=\"true\""),
         lan(" UserControllable=\"true\""), Safe},
        {NeedlessUserControllable, client("<ServiceDisable UserControllable=\"true\">true</ServiceDisable>"),
         disable("true"), disable("true")},
        {TextTooLong, name(QByteArray(31, 'x')), name(QByteArray(30, 'x'))},
        {BadAddressList, servers("192.0.2.1,dns"), servers("192.0.2.1, 2001:db8::1, 10.*")},
        {BadOid, oid("1.x"), oid("1.3.6.1")},
        {BadThumbprint, ca("xyz"), ca("AB:cd 01")},
        {BadPin, pin("AAAA"), pin(pinned)},
    };
}

std::vector<LintCase> casesOfSelection()
{
    const auto selection = [](const QByteArray& reconnect) {
        return client("\n" + reconnect +
                      "  <EnableAutomaticServerSelection UserControllable=\"true\">true"
                      "</EnableAutomaticServerSelection>\n");
    };
    const QByteArray resume =
        "  <AutoReconnect>true\n    <AutoReconnectBehavior>ReconnectAfterResume</AutoReconnectBehavior>\n"
        "  </AutoReconnect>\n";
    return {
        {ThresholdsNeverAct, selection(""), selection(resume), selection(resume)},
        {ThresholdsNeverAct,
         selection("  <AutoReconnect>false<AutoReconnectBehavior>DisconnectOnSuspend</AutoReconnectBehavior>"
                   "</AutoReconnect>\n"),
         selection(resume),
         selection("  <AutoReconnect>true<AutoReconnectBehavior>ReconnectAfterResume</AutoReconnectBehavior>"
                   "</AutoReconnect>\n")},
        {OthersIgnoreSelection, selection(""), host("a.example")},
    };
}

std::vector<LintCase> casesOfEntries()
{
    const QByteArray seoul = "<HostName>Seoul</HostName><HostAddress>a.example</HostAddress>";
    const QByteArray other = "<HostName>Seoul</HostName><HostAddress>b.example</HostAddress>";
    return {
        {MissingHostName, entry("\n<HostAddress>a.example</HostAddress>\n"), host("a.example"),
         entry("\n<HostName>a.example</HostName>\n<HostAddress>a.example</HostAddress>\n")},
        {MissingHostAddress, profileWith("<ServerList>\n<HostEntry/>\n</ServerList>"),
         entry("<HostName>a.example</HostName>"), profileWith("<ServerList>\n</ServerList>")},
        {EmptyHostAddress, entry("<HostName>a.example</HostName><HostAddress></HostAddress>"),
         host("a.example"), entry("<HostName>a.example</HostName><HostAddress>a.example</HostAddress>")},
        {EmptyHostAddress, entry("<HostName>Seoul office</HostName><HostAddress/>"), host("a.example")},
        {DuplicateHostName, entries(seoul, other), entries(seoul, "<HostName>b.example</HostName>"),
         entries(seoul, "<HostName>Seoul (2)</HostName><HostAddress>b.example</HostAddress>")},
        {DuplicateTarget, entries(seoul, "<HostName>x</HostName><HostAddress>A.example:443</HostAddress>"),
         entries(seoul, "<HostName>x</HostName><HostAddress>a.example:444</HostAddress>")},
        {DuplicateHostEntry,
         profileWith("<ServerList>\n<HostEntry>" + seoul + "</HostEntry>\n<HostEntry>" + seoul +
                     "</HostEntry>\n</ServerList>"),
         entry(seoul), profileWith("<ServerList>\n<HostEntry>" + seoul + "</HostEntry>\n</ServerList>")},
        {GroupOverridesPath,
         entry("<HostName>a</HostName><HostAddress>https://a.example/p</HostAddress>"
               "<UserGroup>g</UserGroup>"),
         entry("<HostName>a</HostName><HostAddress>a.example/g</HostAddress><UserGroup>g</UserGroup>"),
         entry("<HostName>a</HostName><HostAddress>https://a.example</HostAddress><UserGroup>g</UserGroup>")},
        {IpsecEntry, entry(seoul + "<PrimaryProtocol>IPsec</PrimaryProtocol>"),
         entry(seoul + "<PrimaryProtocol>SSL</PrimaryProtocol>")},
        {BackupWithoutGroup, backups("<HostAddress>b.example:8443</HostAddress>"),
         backups("<HostAddress>https://b.example:8443/g</HostAddress>"),
         backups("<HostAddress>https://b.example:8443/g</HostAddress>")},
        {BackupIsPrimary,
         backups("\n<HostAddress>a.example</HostAddress>\n<HostAddress>b.example/g</HostAddress>\n"),
         backups("<HostAddress>a.example/h</HostAddress>"),
         backups("\n<HostAddress>b.example/g</HostAddress>\n")},
        {DuplicateBackup,
         backups(
             "\n<HostAddress>b.example/g</HostAddress>\n<HostAddress>https://b.example/g</HostAddress>\n"),
         backups("\n<HostAddress>b.example/g</HostAddress>\n<HostAddress>b.example/h</HostAddress>\n"),
         backups("\n<HostAddress>b.example/g</HostAddress>\n")},
    };
}

std::vector<LintCase> casesOfAddresses()
{
    const auto families = [](const QByteArray& support, const QByteArray& address) {
        return profileWith("<ClientInitialization><IPProtocolSupport>" + support +
                           "</IPProtocolSupport></ClientInitialization><ServerList><HostEntry><HostName>a"
                           "</HostName><HostAddress>" +
                           address + "</HostAddress></HostEntry></ServerList>");
    };
    return {
        {AddressNotAHost, host("VPN ADDRESS"), host("vpn-address")},
        {AddressPlaceholder, host("{{ HOST }}"), host("host")},
        {AddressPlaceholder, entry("<HostName>[rdns]:[port]</HostName>"),
         entry("<HostName>[2001:db8::1]:443</HostName>")},
        {AddressWildcard, host("*.example.net"), host("w.example.net")},
        {AddressEmptyLabel, host("vpn..com"), host("vpn.a.com")},
        {AddressTooLong, host(QByteArray(64, 'a') + ".example"), host(QByteArray(63, 'a') + ".example")},
        {AddressBadIpv4, host("192.0.2.256"), host("192.0.2.255")},
        {AddressBadIpv6, host("[2001:db8::g]"), host("[2001:db8::f]")},
        {AddressBadPort, host("a.example:65536"), host("a.example:65535")},
        {AddressPlainHttp, host("http://a.example/g"), host("https://a.example/g"),
         host("https://a.example/g")},
        {AddressBadScheme, host("ftp://a.example"), host("https://a.example")},
        {AddressWithUser, host("https://me@a.example"), host("https://a.example"), host("https://a.example")},
        {AddressWithQuery, host("https://a.example/g?x#y"), host("https://a.example/g"),
         host("https://a.example/g")},
        {AddressBareIpv6, host("2001:db8::1"), host("[2001:db8::1]"), host("[2001:db8::1]")},
        {AddressFamilyExcluded, families("IPv4", "[2001:db8::1]"), families("IPv4", "192.0.2.1")},
        {AddressFamilyExcluded, families("IPv6", "192.0.2.1"), families("IPv6,IPv4", "192.0.2.1")},
    };
}

std::vector<LintCase> casesOfReadings()
{
    const QByteArray whole =
        "<HostName>a</HostName><HostAddress>a.example</HostAddress><UserGroup>g</UserGroup>";
    return {
        {OthersNeedNamespace, "<AnyConnectProfile><ServerList/></AnyConnectProfile>", entry(whole)},
        {OthersNeedNoPrefix, "<a:AnyConnectProfile xmlns:a=\"http://schemas.xmlsoap.org/encoding/\"/>",
         entry(whole)},
        {OthersNeedAddress, entry("\n<HostName>a.example</HostName>\n"), entry(whole),
         entry("\n<HostName>a.example</HostName>\n<HostAddress>a.example</HostAddress>\n")},
        {OthersNeedGroup, host("a.example"), entry(whole)},
        {OthersNeedOrder,
         entry("<HostAddress>a.example</HostAddress><HostName>a</HostName><UserGroup>g</UserGroup>"),
         entry(whole)},
        {OthersTakePath,
         entry("<HostName>a</HostName><HostAddress>a.example/p</HostAddress><UserGroup>g</UserGroup>"),
         entry("<HostName>a</HostName><HostAddress>a.example/g</HostAddress><UserGroup>g</UserGroup>")},
    };
}

} // namespace

std::vector<LintCase> lintCases()
{
    std::vector<LintCase> all;
    for (const auto& part : {casesOfFile(), casesOfStructure(), casesOfValues(), casesOfSelection(),
                             casesOfEntries(), casesOfAddresses(), casesOfReadings()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace naru::test
