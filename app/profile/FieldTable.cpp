// SPDX-License-Identifier: GPL-3.0-or-later
#include "Field.h"

#include <algorithm>
#include <array>

namespace naru::profile {

namespace {

constexpr Field boolean(const char* path)
{
    return {QLatin1StringView(path), FieldKind::Boolean};
}

constexpr Field number(const char* path, int lowest, int highest)
{
    return {QLatin1StringView(path), FieldKind::Number, {}, lowest, highest};
}

constexpr Field choice(const char* path, const char* choices)
{
    return {QLatin1StringView(path), FieldKind::Choice, QLatin1StringView(choices)};
}

constexpr Field text(const char* path)
{
    return {QLatin1StringView(path), FieldKind::Text};
}

constexpr Field structure(const char* path)
{
    return {QLatin1StringView(path), FieldKind::Structure};
}

constexpr Field localPolicy(Field field)
{
    field.isLocalPolicy = true;
    return field;
}

constexpr auto fields = std::to_array<Field>({
    boolean("UseStartBeforeLogon"),
    boolean("AutomaticCertSelection"),
    boolean("ShowPreConnectMessage"),
    choice("CertificateStore", "All Machine User"),
    choice("CertificateStoreMac", "All System Login"),
    choice("CertificateStoreLinux", "All Machine User"),
    boolean("CertificateStoreOverride"),
    choice("ProxySettings", "Native IgnoreProxy Override"),
    text("ProxySettings/PublicProxyServerAddress"),
    boolean("AllowLocalProxyConnections"),
    number("AuthenticationTimeout", 10, 120),
    boolean("AutoConnectOnStart"),
    boolean("MinimizeOnConnect"),
    boolean("LocalLanAccess"),
    boolean("DisableCaptivePortalDetection"),
    boolean("ClearSmartcardPin"),
    choice("IPProtocolSupport", "IPv4 IPv6 IPv4,IPv6 IPv6,IPv4"),
    boolean("AutoReconnect"),
    choice("AutoReconnect/AutoReconnectBehavior", "DisconnectOnSuspend ReconnectAfterResume"),
    boolean("SuspendOnConnectedStandby"),
    boolean("AutoUpdate"),
    choice("RSASecurIDIntegration", "Automatic SoftwareToken HardwareToken"),
    choice("WindowsLogonEnforcement", "SingleLocalLogon SingleLogon SingleLogonNoRemote"),
    choice("LinuxLogonEnforcement", "SingleLocalLogon SingleLogon SingleLogonNoRemote"),
    choice("WindowsVPNEstablishment", "LocalUsersOnly AllowRemoteUsers"),
    choice("LinuxVPNEstablishment", "LocalUsersOnly AllowRemoteUsers"),
    boolean("RetainVpnOnLogoff"),
    choice("RetainVpnOnLogoff/UserEnforcement", "SameUserOnly AnyUser"),
    boolean("AutomaticVPNPolicy"),
    text("AutomaticVPNPolicy/TrustedDNSDomains"),
    text("AutomaticVPNPolicy/TrustedDNSServers"),
    structure("AutomaticVPNPolicy/TrustedHttpsServerList"),
    choice("AutomaticVPNPolicy/TrustedNetworkPolicy", "Disconnect Connect Pause DoNothing"),
    choice("AutomaticVPNPolicy/UntrustedNetworkPolicy", "Connect DoNothing"),
    boolean("AutomaticVPNPolicy/BypassConnectUponSessionTimeout"),
    structure("AutomaticVPNPolicy/AlwaysOn"),
    choice("PPPExclusion", "Automatic Disable Override"),
    text("PPPExclusion/PPPExclusionServerIP"),
    boolean("EnableScripting"),
    boolean("EnableScripting/TerminateScriptOnNextEvent"),
    boolean("EnableScripting/EnablePostSBLOnConnectScript"),
    structure("CertificatePinning"),
    structure("CertificateMatch"),
    structure("CertificateEnrollment"),
    choice("CertificateImportStoreLinux", "All Machine User"),
    structure("BackupServerList"),
    boolean("EnableAutomaticServerSelection"),
    number("EnableAutomaticServerSelection/AutoServerSelectionImprovement", 10, 100),
    number("EnableAutomaticServerSelection/AutoServerSelectionSuspendTime", 1, 100),
    boolean("ServiceDisable"),
    boolean("SafeWordSofTokenIntegration"),
    boolean("AllowIPsecOverSSL"),
    boolean("CaptivePortalRemediationBrowserFailover"),
    boolean("AllowManualHostInput"),
    localPolicy(boolean("StrictCertificateTrust")),
    localPolicy(
        choice("RestrictPreferenceCaching", "false Credentials Thumbprints CredentialsAndThumbprints All")),
    localPolicy(text("RestrictTunnelProtocols")),
    localPolicy(boolean("BypassDownloader")),
    localPolicy(text("CertEnrollmentPin")),
});

} // namespace

const Field* findField(QStringView path)
{
    const auto* found =
        std::find_if(fields.begin(), fields.end(), [path](const Field& field) { return field.path == path; });
    return found == fields.end() ? nullptr : found;
}

bool isMixed(const Field& field)
{
    return std::any_of(fields.begin(), fields.end(), [&field](const Field& other) {
        return other.path.size() > field.path.size() && other.path.startsWith(field.path) &&
               other.path[field.path.size()] == u'/';
    });
}

} // namespace naru::profile
