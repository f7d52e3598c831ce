// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"
#include "tunnel/FormPrefill.h"
#include "tunnel/Trust.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>

namespace naru::tunnel {

/** How long the steps of a sign-in may take. None runs while a person is asked. */
struct SignInDeadlines
{
    /** Start of the child, name lookup and TCP connection together. */
    std::chrono::milliseconds connect = std::chrono::seconds(10);
    std::chrono::milliseconds handshake = std::chrono::seconds(10);
    /** From what we sent until the gateway's next word. */
    std::chrono::milliseconds answer = std::chrono::seconds(30);
    /** From the address handed over until the person has signed in, in the browser. */
    std::chrono::milliseconds browser = std::chrono::minutes(5);
    friend bool operator==(const SignInDeadlines&, const SignInDeadlines&) = default;
};

/** A certificate of the user's. */
struct ClientCertificate
{
    /** PEM or PKCS#12 file, or a PKCS#11 URL. */
    QString certificate;
    /** Where the key is, if elsewhere. */
    QString key;
    /** Of the key's file; the library asks by a form where it is missing. */
    base::Secret password;
    friend bool operator==(const ClientCertificate&, const ClientCertificate&) = default;
};

/** A sign-in that is wanted. */
struct SignInRequest
{
    /** Host name of the gateway: its identity for SNI, certificate and pins. IPv6 without brackets. */
    QString host;
    std::uint16_t port = 443;
    /** Path of the group URL without the first slash (`staff` of `https://host/staff`); empty without. */
    QString group;
    /** Where the gateway is, as an address, if that is known: the name is not looked up. */
    std::optional<QString> address;
    /** The name stands in forms at first; the group is chosen once, before the first form is shown. */
    KnownUser known;
    /** CAs that are trusted beside the machine's own; a PEM file, empty without. */
    QString caFile;
    /** Whether the machine's own CAs are trusted. */
    bool systemTrust = true;
    std::optional<ClientCertificate> certificate;
    TrustBasis trust;
    /** Sent in place of OpenConnect's own name to gateways that turn that away; the whole header's value. */
    std::optional<QString> userAgent;
    /** Version of the client that is reported to the gateway, in place of OpenConnect's. */
    std::optional<QString> clientVersion;
    /** SHA-1 (40 hexadecimal digits) of the copy of the gateway's profile that is kept: the same one is not
     * sent again. Nothing where none is kept. */
    std::optional<QString> knownProfile;
    SignInDeadlines deadlines;
    /** Lines for the log: false what openconnect says without -v, true all that it can say. */
    bool verbose = false;
    friend bool operator==(const SignInRequest&, const SignInRequest&) = default;
};

} // namespace naru::tunnel
