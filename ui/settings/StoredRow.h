// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace naru::kit {
class Theme;
}

namespace naru::settings {

/** Something that is stored for a gateway, with a button that takes it away. */
class StoredRow final : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString host;
        QString kind;
        QString what;
        QString when;
    };

    explicit StoredRow(const kit::Theme& theme, QWidget* parent = nullptr);
    /** Plain text. */
    void setTexts(const Texts& texts);

Q_SIGNALS:
    void forgetWished();

private:
    [[nodiscard]] QLabel* addLabel(const char* tone);

    QLabel* m_host;
    QLabel* m_kind;
    QLabel* m_what;
    QLabel* m_when;
    QPushButton* m_forget;
};

} // namespace naru::settings
