// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "shell/StateMark.h"

#include <QWidget>

namespace naru::shell {

/** Shape and word for the state of the connection, in the corner of the window. */
class TunnelState final : public QWidget
{
    Q_OBJECT

public:
    explicit TunnelState(const kit::Surroundings& surroundings, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    kit::Surroundings m_surroundings;
    StateMark m_mark;
};

} // namespace naru::shell
