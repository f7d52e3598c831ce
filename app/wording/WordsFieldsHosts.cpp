// SPDX-License-Identifier: GPL-3.0-or-later
#include "WordsFields.h"

#include <QtGlobal>

namespace naru::wording {

namespace {

constexpr FieldWords words[] = {
    {"ServerList", QT_TRANSLATE_NOOP("Words", "Server list"),
     QT_TRANSLATE_NOOP("Words", "The gateways that users can choose from.")},
    {"ServerList/HostEntry", QT_TRANSLATE_NOOP("Words", "Host entry"),
     QT_TRANSLATE_NOOP("Words", "A gateway of the list.")},
    {"ServerList/HostEntry/HostName", QT_TRANSLATE_NOOP("Words", "Name"),
     QT_TRANSLATE_NOOP("Words", "The name in the list. Without an address it is also the address.")},
    {"ServerList/HostEntry/HostAddress", QT_TRANSLATE_NOOP("Words", "Address"),
     QT_TRANSLATE_NOOP("Words", "Name, address or URL of the gateway, with its port if it is not 443.")},
    {"ServerList/HostEntry/UserGroup", QT_TRANSLATE_NOOP("Words", "User group"),
     QT_TRANSLATE_NOOP("Words", "The tunnel group; together with the address it makes a group URL.")},
    {"ServerList/HostEntry/BackupServerList", QT_TRANSLATE_NOOP("Words", "Backup servers"),
     QT_TRANSLATE_NOOP(
         "Words",
         "Servers that are tried when this one does not answer, in place of the list for all entries.")},
    {"ServerList/HostEntry/BackupServerList/HostAddress", QT_TRANSLATE_NOOP("Words", "Backup server"),
     QT_TRANSLATE_NOOP("Words", "A name, an address, or a full URL with a user group.")},
    {"ServerList/HostEntry/LoadBalancingServerList", QT_TRANSLATE_NOOP("Words", "Load balancing servers"),
     QT_TRANSLATE_NOOP("Words", "Servers that the gateway may hand users to.")},
    {"ServerList/HostEntry/LoadBalancingServerList/HostAddress", QT_TRANSLATE_NOOP("Words", "Server"),
     QT_TRANSLATE_NOOP("Words", "Name or address of a server behind the load balancer.")},
    {"ServerList/HostEntry/AutomaticSCEPHost", QT_TRANSLATE_NOOP("Words", "SCEP gateway"),
     QT_TRANSLATE_NOOP("Words", "Gateway and group through which certificates are enrolled by themselves.")},
    {"ServerList/HostEntry/CAURL", QT_TRANSLATE_NOOP("Words", "URL of the CA"),
     QT_TRANSLATE_NOOP("Words", "Where the certification authority answers SCEP requests.")},
    {"ServerList/HostEntry/CAURL/@PromptForChallengePW", QT_TRANSLATE_NOOP("Words", "Ask for a password"),
     QT_TRANSLATE_NOOP("Words", "Asks users for the challenge password of the certification authority.")},
    {"ServerList/HostEntry/CAURL/@Thumbprint", QT_TRANSLATE_NOOP("Words", "Thumbprint of the CA"),
     QT_TRANSLATE_NOOP("Words", "Thumbprint of the certificate of the certification authority.")},
    {"ServerList/HostEntry/MobileHostEntryInfo", QT_TRANSLATE_NOOP("Words", "Mobile devices"),
     QT_TRANSLATE_NOOP("Words", "Settings for phones and tablets.")},
    {"ServerList/HostEntry/MobileHostEntryInfo/CertificatePolicy",
     QT_TRANSLATE_NOOP("Words", "Certificate on mobile devices"),
     QT_TRANSLATE_NOOP("Words", "How a phone or tablet picks a certificate.")},
    {"ServerList/HostEntry/MobileHostEntryInfo/ConnectOnDemand",
     QT_TRANSLATE_NOOP("Words", "Connect on demand"),
     QT_TRANSLATE_NOOP("Words", "Connects when an application asks for certain hosts.")},
    {"ServerList/HostEntry/MobileHostEntryInfo/ActivateOnImport",
     QT_TRANSLATE_NOOP("Words", "Activate on import"),
     QT_TRANSLATE_NOOP("Words", "Makes this the active connection once the profile is imported.")},
    {"ServerList/HostEntry/PrimaryProtocol", QT_TRANSLATE_NOOP("Words", "Protocol"),
     QT_TRANSLATE_NOOP("Words",
                       "SSL or IPsec. Naru measures entries of both kinds and connects to those with SSL.")},
    {"ServerList/HostEntry/PrimaryProtocol/StandardAuthenticationOnly",
     QT_TRANSLATE_NOOP("Words", "Standard authentication"),
     QT_TRANSLATE_NOOP("Words", "Signs in with a standard method of IKE in place of that of AnyConnect.")},
    {"ServerList/HostEntry/PrimaryProtocol/StandardAuthenticationOnly/AuthMethodDuringIKENegotiation",
     QT_TRANSLATE_NOOP("Words", "Authentication method"),
     QT_TRANSLATE_NOOP("Words", "The method that is used during the IKE negotiation.")},
    {"ServerList/HostEntry/PrimaryProtocol/StandardAuthenticationOnly/IKEIdentity",
     QT_TRANSLATE_NOOP("Words", "IKE identity"),
     QT_TRANSLATE_NOOP("Words", "The identity that the client sends, a group or a domain.")},
    {"ServerList/HostEntry/CertificatePinList", QT_TRANSLATE_NOOP("Words", "Pins"),
     QT_TRANSLATE_NOOP("Words", "Keys that are good for this entry.")},
    {"ServerList/HostEntry/CertificatePinList/Pin", QT_TRANSLATE_NOOP("Words", "Pin"),
     QT_TRANSLATE_NOOP("Words", "SHA-512 of a public key.")},
    {"ServerList/HostEntry/CertificatePinList/Pin/@Subject", QT_TRANSLATE_NOOP("Words", "Subject"),
     QT_TRANSLATE_NOOP("Words", "Whose certificate it is, for people.")},
    {"ServerList/HostEntry/CertificatePinList/Pin/@Issuer", QT_TRANSLATE_NOOP("Words", "Issuer"),
     QT_TRANSLATE_NOOP("Words", "Who issued the certificate, for people.")},
};

} // namespace

std::span<const FieldWords> hostFieldWords()
{
    return words;
}

} // namespace naru::wording
