// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** The heading of a part that can be folded: checked while it is open. */
class FoldButton final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FoldButton(const kit::Theme& theme, QWidget* parent = nullptr);

    /** @param context what it stands in @param count behind it; empty for none */
    void setTexts(const QString& name, const QString& context, const QString& count);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
    QString m_context;
    QString m_count;
};

} // namespace naru::simulator
