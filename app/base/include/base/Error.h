// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <expected>
#include <optional>

namespace naru::base {

/** A place in a text file; both counted from 1. A column counts characters, not bytes. */
struct Place
{
    int line = 1;
    int column = 1;
    friend bool operator==(const Place&, const Place&) = default;
};

/** What went wrong. `wording::Words::error` says it in a language; nothing below the edge does. */
enum class ErrorCode {
    FileNotFound,
    FileNotReadable,
    FileNotWritable,
    FileTooLarge,
    /** The bytes are not what the named encoding allows. */
    EncodingInvalid,
    EncodingUnknown,
    XmlNotWellFormed,
    /** A document type declaration: refused, because it can make entities that read files or use up the
       memory. */
    XmlDoctypeRefused,
    XmlTooDeep,
    /** Well-formed, but the root element is not an AnyConnect profile's. */
    NotAProfile,
    /** Well-formed, but not the preferences of a Cisco client; subject: the root element. */
    NotPreferences,
    DatabaseUnusable,
    ServiceUnavailable,
    /** A service of this machine is there, and does not let us ask; subject: its name. */
    ServiceRefused,
    AddressInvalid,
    /** A value of the settings file that is not what it may be; the subject names the file and the key. */
    SettingInvalid,
    PortUnavailable,
    NoSuchLocation,
    /** A path into a profile that is none; subject: the path. */
    PathInvalid,
    /** A path into a profile that leads to nothing; subject: the path. */
    NoSuchElement,
    /** A value or a name that XML can't hold; subject: it. */
    TextNotAllowed,
    /** Characters that the file's encoding has not, where no reference can stand for them; subject: they. */
    NotEncodable,
    /** The file is not as it was when it was read. */
    FileChanged,
    /** Neither PEM nor DER of a certificate. */
    CertificateInvalid,
    /** A file of the program's own records, such as the pins, that is not what the program writes. */
    RecordInvalid,
};

/** An error as data. */
struct Error
{
    ErrorCode code;
    /** The file, host or key that it is about; never a secret. */
    QString subject;
    std::optional<Place> place;
    /** What the library or the system said, in its own words, for those who ask for it. */
    QString technical;
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

} // namespace naru::base
