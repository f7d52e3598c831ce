// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CertificateCheck.h"

#include "certificate/Certificate.h"
#include "engine/FileBytes.h"
#include "profiles/CertificateTexts.h"
#include "profiles/CompareTexts.h"

namespace naru::profiles {

using profile::Document;
using profile::NodeId;

namespace {

/** The element below `parent`, written where it is missing. */
base::Result<NodeId> childOf(Document& document, NodeId parent, const QString& name, const QString& value,
                             profile::MergeId merge)
{
    if (const auto child = document.child(parent, name))
        return *child;
    return document.insert(parent, {.name = name, .value = value}, {}, merge);
}

base::Result<NodeId> clientPinning(Document& document, profile::MergeId merge)
{
    const auto client = childOf(document, document.root(), QStringLiteral("ClientInitialization"), {}, merge);
    if (!client)
        return client;
    // Without it the pins of the list would not be looked at.
    return childOf(document, *client, QStringLiteral("CertificatePinning"), QStringLiteral("true"), merge);
}

void addPins(std::vector<PinCheck>& pins, const Document& document, NodeId holder,
             const std::optional<QString>& host, const profile::CertificateFacts& facts)
{
    const auto list = document.child(holder, u"CertificatePinList");
    if (!list)
        return;
    for (profile::PinResult& result : profile::matchPins(document, *list, facts))
        pins.push_back({std::move(result), host});
}

} // namespace

CertificateCheck checkCertificate(const Document& document, const profile::CertificateFacts& facts)
{
    CertificateCheck check{facts, profile::matchCertificate(document, facts), {}};
    const auto client = document.child(document.root(), u"ClientInitialization");
    const auto pinning = client ? document.child(*client, u"CertificatePinning") : std::nullopt;
    if (pinning)
        addPins(check.pins, document, *pinning, std::nullopt, facts);
    for (const NodeId list : document.children(document.root(), u"ServerList")) {
        for (const NodeId host : document.children(list, u"HostEntry"))
            addPins(check.pins, document, host, hostNameOf(document, host), facts);
    }
    return check;
}

base::Result<profile::CertificateFacts> readCertificateFile(const QString& path)
{
    const auto bytes = engine::readBytes(path, certificate::maxCertificateBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto facts = certificate::readCertificate(*bytes);
    if (!facts)
        return std::unexpected(base::Error{facts.error().code, path, std::nullopt, facts.error().technical});
    return facts;
}

base::Result<NodeId> addPin(Document& document, std::optional<NodeId> host,
                            const profile::CertificateFacts& facts, profile::MergeId merge)
{
    base::Result<NodeId> holder = host ? base::Result<NodeId>(*host) : clientPinning(document, merge);
    if (!holder)
        return holder;
    const auto list = childOf(document, *holder, QStringLiteral("CertificatePinList"), {}, merge);
    if (!list)
        return list;
    const profile::NewElement pin{
        .name = QStringLiteral("Pin"),
        .value = QString::fromLatin1(facts.publicKeySha512.toHex()),
        .attributes = {{QStringLiteral("Subject"), CertificateTexts::name(facts.subject)},
                       {QStringLiteral("Issuer"), CertificateTexts::name(facts.issuer)}},
    };
    return document.insert(*list, pin, {}, merge);
}

} // namespace naru::profiles
