// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ValueControl.h"

class QPlainTextEdit;

namespace naru::simulator {

/** A text of several lines; wished for when the keyboard leaves. */
class ParagraphControl final : public ValueControl
{
    Q_OBJECT

public:
    explicit ParagraphControl(QWidget* parent);

    [[nodiscard]] QWidget& widget() const override;
    void show(const sim::Node& value) override;
    void refuse() override {}
    void finish() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_text;
    QString m_value;
};

} // namespace naru::simulator
