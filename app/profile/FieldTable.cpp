// SPDX-License-Identifier: GPL-3.0-or-later
#include "FieldRow.h"

#include <array>

// The table, one row a field. A test holds that parents come before their children.

#define CLIENT "ClientInitialization/"
#define POLICY CLIENT "AutomaticVPNPolicy/"
#define ALWAYS POLICY "AlwaysOn/"
#define CLOSED ALWAYS "ConnectFailurePolicy/"
#define MATCH CLIENT "CertificateMatch/"
#define NAMES MATCH "DistinguishedName/DistinguishedNameDefinition"
#define ENROLL CLIENT "CertificateEnrollment/"
#define HOST "ServerList/HostEntry/"
#define NAME_PARTS "CN DC SN GN N I GENQ DNQ C L SP ST O OU T EA"
#define ISSUER_PARTS                                                                                         \
    "ISSUER-CN ISSUER-DC ISSUER-SN ISSUER-GN ISSUER-N ISSUER-I ISSUER-GENQ ISSUER-DNQ ISSUER-C ISSUER-L "    \
    "ISSUER-SP ISSUER-ST ISSUER-O ISSUER-OU ISSUER-T ISSUER-EA"

namespace naru::profile {

namespace {

constexpr auto table = std::to_array<Field>({
    structure("ClientInitialization"),
    boolean(CLIENT "UseStartBeforeLogon", "false").controllable(true),
    boolean(CLIENT "AutomaticCertSelection", "true").controllable(true),
    boolean(CLIENT "ShowPreConnectMessage", "false"),
    choice(CLIENT "CertificateStore", "All Machine User", "All"),
    choice(CLIENT "CertificateStoreMac", "All System Login", "All"),
    choice(CLIENT "CertificateStoreLinux", "All Machine User", "All").newer(),
    boolean(CLIENT "CertificateStoreOverride", "false"),
    choice(CLIENT "ProxySettings", "Native IgnoreProxy Override", "Native").controllable(true).acts(),
    row(CLIENT "ProxySettings/PublicProxyServerAddress", FieldType::Host).controllable(true),
    boolean(CLIENT "AllowLocalProxyConnections", "true"),
    number(CLIENT "AuthenticationTimeout", 10, 120, Unit::Seconds, "30"),
    boolean(CLIENT "AutoConnectOnStart", "false").controllable(true),
    boolean(CLIENT "MinimizeOnConnect", "true").controllable(true),
    boolean(CLIENT "LocalLanAccess", "false").controllable(true),
    boolean(CLIENT "DisableCaptivePortalDetection", "false").controllable(true),
    boolean(CLIENT "ClearSmartcardPin", "true").controllable(true),
    choice(CLIENT "IPProtocolSupport", "IPv4 IPv6 IPv4,IPv6 IPv6,IPv4", "IPv4,IPv6").acts(),
    boolean(CLIENT "AutoReconnect", "true").controllable(false).acts(),
    choice(CLIENT "AutoReconnect/AutoReconnectBehavior", "DisconnectOnSuspend ReconnectAfterResume",
           "DisconnectOnSuspend")
        .controllable(false)
        .acts(),
    boolean(CLIENT "SuspendOnConnectedStandby", "false"),
    boolean(CLIENT "AutoUpdate", "true").controllable(false),
    choice(CLIENT "RSASecurIDIntegration", "Automatic SoftwareToken HardwareToken").controllable(false),
    choice(CLIENT "WindowsLogonEnforcement", "SingleLocalLogon SingleLogon SingleLogonNoRemote",
           "SingleLocalLogon"),
    choice(CLIENT "LinuxLogonEnforcement", "SingleLocalLogon SingleLogon SingleLogonNoRemote",
           "SingleLocalLogon"),
    choice(CLIENT "WindowsVPNEstablishment", "LocalUsersOnly AllowRemoteUsers"),
    choice(CLIENT "LinuxVPNEstablishment", "LocalUsersOnly AllowRemoteUsers"),
    boolean(CLIENT "RetainVpnOnLogoff", "false"),
    choice(CLIENT "RetainVpnOnLogoff/UserEnforcement", "SameUserOnly AnyUser"),
    boolean(CLIENT "AutomaticVPNPolicy", "false"),
    row(POLICY "TrustedDNSDomains", FieldType::DomainList),
    row(POLICY "TrustedDNSServers", FieldType::AddressList),
    structure(POLICY "TrustedHttpsServerList"),
    structure(POLICY "TrustedHttpsServerList/TrustedHttpsServer").times(0, anyNumber),
    row(POLICY "TrustedHttpsServerList/TrustedHttpsServer/Address", FieldType::Host),
    number(POLICY "TrustedHttpsServerList/TrustedHttpsServer/Port", Unit::None),
    row(POLICY "TrustedHttpsServerList/TrustedHttpsServer/CertificateHash", FieldType::Thumbprint),
    choice(POLICY "TrustedNetworkPolicy", "Disconnect Connect Pause DoNothing", "Disconnect"),
    choice(POLICY "UntrustedNetworkPolicy", "Connect DoNothing", "Connect"),
    boolean(POLICY "BypassConnectUponSessionTimeout").newer(),
    boolean(POLICY "AlwaysOn", "false"),
    choice(ALWAYS "ConnectFailurePolicy", "Closed Open", "Closed"),
    boolean(CLOSED "AllowCaptivePortalRemediation", "false"),
    number(CLOSED "AllowCaptivePortalRemediation/CaptivePortalRemediationTimeout", 0, 100, Unit::Minutes,
           "5"),
    boolean(CLOSED "ApplyLastVPNLocalResourceRules", "false"),
    boolean(ALWAYS "AllowVPNDisconnect", "true"),
    row(ALWAYS "AllowedHosts", FieldType::HostList),
    choice(CLIENT "PPPExclusion", "Automatic Disable Override", "Automatic").controllable(false),
    text(CLIENT "PPPExclusion/PPPExclusionServerIP").controllable(false),
    boolean(CLIENT "EnableScripting", "false").controllable(false),
    boolean(CLIENT "EnableScripting/TerminateScriptOnNextEvent", "false"),
    boolean(CLIENT "EnableScripting/EnablePostSBLOnConnectScript", "true"),
    boolean(CLIENT "CertificatePinning", "false"),
    structure(CLIENT "CertificatePinning/CertificatePinList"),
    row(CLIENT "CertificatePinning/CertificatePinList/Pin", FieldType::Pin).times(0, anyNumber).shows(),
    text(CLIENT "CertificatePinning/CertificatePinList/Pin/@Subject").shows(),
    text(CLIENT "CertificatePinning/CertificatePinList/Pin/@Issuer").shows(),
    structure(CLIENT "CertificateMatch").shows(),
    boolean(MATCH "MatchOnlyCertsWithEKU").shows(),
    boolean(MATCH "MatchOnlyCertsWithKU").shows(),
    structure(MATCH "KeyUsage").shows(),
    choice(MATCH "KeyUsage/MatchKey",
           "Decipher_Only Encipher_Only CRL_Sign Key_Cert_Sign Key_Agreement Data_Encipherment "
           "Key_Encipherment Non_Repudiation Digital_Signature")
        .times(1, 9)
        .shows(),
    structure(MATCH "ExtendedKeyUsage").shows(),
    choice(MATCH "ExtendedKeyUsage/ExtendedMatchKey",
           "ServerAuth ClientAuth CodeSign EmailProtect IPSecEndSystem IPSecTunnel IPSecUser TimeStamp "
           "OCSPSign DVCS IKEIntermediate")
        .times(0, anyNumber)
        .shows(),
    row(MATCH "ExtendedKeyUsage/CustomExtendedMatchKey", FieldType::Oid).times(0, 10).shows(),
    structure(MATCH "DistinguishedName").shows(),
    structure(NAMES).times(1, 10).shows(),
    choice(NAMES "/@Wildcard", "Disabled Enabled", "Disabled").shows(),
    choice(NAMES "/@Operator", "Equal NotEqual", "Equal").shows(),
    choice(NAMES "/@MatchCase", "Enabled Disabled", "Enabled").shows(),
    choice(NAMES "/Name", NAME_PARTS " " ISSUER_PARTS).times(1, 1).shows(),
    text(NAMES "/Pattern", 30).times(1, 1).shows(),
    structure(CLIENT "CertificateEnrollment"),
    number(ENROLL "CertificateExpirationThreshold", Unit::Days),
    text(ENROLL "AutomaticSCEPHost"),
    row(ENROLL "CAURL", FieldType::Url),
    boolean(ENROLL "CAURL/@PromptForChallengePW"),
    row(ENROLL "CAURL/@Thumbprint", FieldType::Thumbprint),
    text(ENROLL "CertificateImportStore"),
    structure(ENROLL "CertificateSCEP").open(),
    choice(CLIENT "CertificateImportStoreLinux", "All Machine User").newer(),
    structure(CLIENT "BackupServerList").acts(),
    row(CLIENT "BackupServerList/HostAddress", FieldType::Host).times(1, anyNumber).acts(),
    boolean(CLIENT "EnableAutomaticServerSelection", "false").controllable(true).acts(),
    number(CLIENT "EnableAutomaticServerSelection/AutoServerSelectionImprovement", 10, 100, Unit::Percent,
           "20")
        .acts(),
    number(CLIENT "EnableAutomaticServerSelection/AutoServerSelectionSuspendTime", 1, 100, Unit::Hours, "4")
        .acts(),
    boolean(CLIENT "ServiceDisable", "false"),
    boolean(CLIENT "SafeWordSofTokenIntegration", "false"),
    boolean(CLIENT "AllowIPsecOverSSL", "false"),
    boolean(CLIENT "CaptivePortalRemediationBrowserFailover", "false"),
    boolean(CLIENT "AllowManualHostInput", "true"),
    boolean(CLIENT "StrictCertificateTrust").localPolicy(),
    choice(CLIENT "RestrictPreferenceCaching", "false Credentials Thumbprints CredentialsAndThumbprints All")
        .localPolicy()
        .acts(),
    text(CLIENT "RestrictTunnelProtocols").localPolicy(),
    boolean(CLIENT "BypassDownloader").localPolicy(),
    text(CLIENT "CertEnrollmentPin").localPolicy(),

    structure("ServerList"),
    structure("ServerList/HostEntry").times(1, anyNumber).ordered(),
    text(HOST "HostName").times(1, 1).acts(),
    row(HOST "HostAddress", FieldType::Host).acts(),
    text(HOST "UserGroup").acts(),
    structure(HOST "BackupServerList").acts(),
    row(HOST "BackupServerList/HostAddress", FieldType::Host).times(1, anyNumber).acts(),
    structure(HOST "LoadBalancingServerList"),
    row(HOST "LoadBalancingServerList/HostAddress", FieldType::Host).times(1, anyNumber),
    text(HOST "AutomaticSCEPHost"),
    row(HOST "CAURL", FieldType::Url),
    boolean(HOST "CAURL/@PromptForChallengePW"),
    row(HOST "CAURL/@Thumbprint", FieldType::Thumbprint),
    structure(HOST "MobileHostEntryInfo").open(),
    text(HOST "MobileHostEntryInfo/CertificatePolicy"),
    boolean(HOST "MobileHostEntryInfo/ConnectOnDemand"),
    boolean(HOST "MobileHostEntryInfo/ActivateOnImport"),
    choice(HOST "PrimaryProtocol", "SSL IPsec", "SSL").acts(),
    boolean(HOST "PrimaryProtocol/StandardAuthenticationOnly", "false"),
    text(HOST "PrimaryProtocol/StandardAuthenticationOnly/AuthMethodDuringIKENegotiation"),
    text(HOST "PrimaryProtocol/StandardAuthenticationOnly/IKEIdentity"),
    structure(HOST "CertificatePinList"),
    row(HOST "CertificatePinList/Pin", FieldType::Pin).times(0, anyNumber).shows(),
    text(HOST "CertificatePinList/Pin/@Subject").shows(),
    text(HOST "CertificatePinList/Pin/@Issuer").shows(),
});

} // namespace

std::span<const Field> fields()
{
    return table;
}

} // namespace naru::profile
