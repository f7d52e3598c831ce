// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Frame.h"

namespace naru::signin {

/** A secret as the C library wants it, ended by a zero byte; its bytes are overwritten when it goes. */
class ClearText
{
public:
    explicit ClearText(const base::Secret& secret)
        : m_bytes(secret.reveal().toByteArray())
    {}
    ~ClearText() { tunnel::wipe(m_bytes); }
    ClearText(const ClearText&) = delete;
    ClearText& operator=(const ClearText&) = delete;

    [[nodiscard]] const char* get() const { return m_bytes.constData(); }

private:
    QByteArray m_bytes;
};

} // namespace naru::signin
