// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ClientGroups.h"

#include <QCoreApplication>
#include <QHash>

namespace naru::profiles {

using profile::Field;

namespace {

struct Members
{
    ClientGroup group;
    /** Names of elements, with blanks between them. */
    const char* names;
};

constexpr Members members[] = {
    {ClientGroup::Start, "UseStartBeforeLogon ShowPreConnectMessage AuthenticationTimeout AutoConnectOnStart "
                         "MinimizeOnConnect RSASecurIDIntegration SafeWordSofTokenIntegration "
                         "AllowManualHostInput"},
    {ClientGroup::Network, "ProxySettings AllowLocalProxyConnections LocalLanAccess "
                           "DisableCaptivePortalDetection CaptivePortalRemediationBrowserFailover "
                           "IPProtocolSupport PPPExclusion AllowIPsecOverSSL"},
    {ClientGroup::Selection, "EnableAutomaticServerSelection AutoReconnect SuspendOnConnectedStandby "
                             "BackupServerList"},
    {ClientGroup::TrustedNetworks, "AutomaticVPNPolicy"},
    {ClientGroup::Sessions, "WindowsLogonEnforcement LinuxLogonEnforcement WindowsVPNEstablishment "
                            "LinuxVPNEstablishment RetainVpnOnLogoff"},
    {ClientGroup::Certificates, "AutomaticCertSelection CertificateStore CertificateStoreMac "
                                "CertificateStoreLinux CertificateStoreOverride ClearSmartcardPin "
                                "CertificatePinning CertificateMatch"},
    {ClientGroup::Enrollment, "CertificateEnrollment CertificateImportStoreLinux"},
    {ClientGroup::Scripts, "EnableScripting AutoUpdate ServiceDisable"},
};

ClientGroup groupOf(const Field& field)
{
    static const QHash<QString, ClientGroup> groups = [] {
        QHash<QString, ClientGroup> made;
        for (const Members& row : members) {
            for (const QString& name : QString::fromLatin1(row.names).split(u' '))
                made.insert(name, row.group);
        }
        return made;
    }();
    return field.isLocalPolicy ? ClientGroup::LocalPolicy : groups.value(field.name(), ClientGroup::Other);
}

} // namespace

QString groupTitle(ClientGroup group)
{
    const auto word = [](const char* text) { return QCoreApplication::translate("ClientGroups", text); };
    switch (group) {
    case ClientGroup::Start:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Start and sign-in"));
    case ClientGroup::Network:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Network and proxy"));
    case ClientGroup::Selection:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Selection and reconnection"));
    case ClientGroup::TrustedNetworks:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Trusted networks"));
    case ClientGroup::Sessions:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Logon sessions"));
    case ClientGroup::Certificates:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Certificates"));
    case ClientGroup::Enrollment:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Certificate enrolment"));
    case ClientGroup::Scripts:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Scripts and updates"));
    case ClientGroup::LocalPolicy:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Local policy"));
    case ClientGroup::Other:
        return word(QT_TRANSLATE_NOOP("ClientGroups", "Other"));
    }
    return {};
}

std::vector<const Field*> groupFields(ClientGroup group)
{
    std::vector<const Field*> fields;
    for (const Field* field : profile::childFields(u"ClientInitialization")) {
        if (groupOf(*field) == group)
            fields.push_back(field);
    }
    return fields;
}

} // namespace naru::profiles
