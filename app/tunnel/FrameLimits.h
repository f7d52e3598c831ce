// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/** Bounds of what a frame may hold, in characters and counts: what a gateway may make us keep and show. */
namespace naru::tunnel::FrameLimits {

inline constexpr qsizetype host = 255;
/** Of fields, groups, forms and headers. */
inline constexpr qsizetype name = 512;
inline constexpr qsizetype label = 1024;
/** Of a greeting or a message in a form. */
inline constexpr qsizetype message = 4096;
/** Of a line of the log and of an error. */
inline constexpr qsizetype line = 1024;
inline constexpr qsizetype path = 4096;
inline constexpr qsizetype url = 8192;
/** SHA-1 in hexadecimal digits. */
inline constexpr qsizetype sha1 = 40;
/** Of a gateway's profile, in base64: 576 KiB of XML; a frame holds no more than 1 MiB. */
inline constexpr qsizetype profile = 768 * 1024;
inline constexpr qsizetype fields = 64;
/** Of all fields of a form together. */
inline constexpr qsizetype choices = 256;
/** Certificates of a chain, and names of a certificate. */
inline constexpr qsizetype chain = 16;
inline constexpr qsizetype names = 256;
inline constexpr qsizetype distinguishedName = 2048;

} // namespace naru::tunnel::FrameLimits
