// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/ConnectModel.h"
#include "kit/Page.h"

namespace naru::connect {

/** The page of someone who wants to be connected: one sentence, one button, and the race that explains it. */
class ConnectPage final : public kit::Page
{
    Q_OBJECT

public:
    explicit ConnectPage(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    ~ConnectPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] ConnectModel& model() { return m_model; }

protected:
    void retranslate() override;

private:
    ConnectModel m_model;
    QWidget* m_pane;
};

} // namespace naru::connect
