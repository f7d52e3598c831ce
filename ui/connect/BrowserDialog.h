// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Dialog.h"

#include <QUrl>

class QLineEdit;

namespace naru::connect {

/** The sign-in goes on in the browser: opens the address there when it is shown, and keeps it at hand. Only
 * https is opened, and never by a shell. */
class BrowserDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    BrowserDialog(const kit::Surroundings& surroundings, const QUrl& url, QWidget* parent);

    /** The browser could not be started. */
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    void openBrowser();

    QUrl m_url;
    QLineEdit* m_address;
    QPushButton* m_copy;
    QPushButton* m_again;
    bool m_hasFailed = false;
};

} // namespace naru::connect
