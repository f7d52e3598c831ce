// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace naru::kit {
class Theme;
}

namespace naru::shell {

/** One page's place in the rail: icon over name. */
class RailButton final : public QAbstractButton
{
    Q_OBJECT

public:
    RailButton(const kit::Theme& theme, QString iconName, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
    QString m_iconName;
};

/** The pages, on the left edge of the window. */
class Rail final : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(const kit::Theme& theme, QWidget* parent = nullptr);

    /** Pages that stand apart come last, at the bottom. */
    void addPage(const QString& iconName, bool standsApart);
    void setName(int page, const QString& name);
    void setCurrent(int page);

Q_SIGNALS:
    void pageWished(int page);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const kit::Theme& m_theme;
    QVBoxLayout* m_layout;
    std::vector<RailButton*> m_buttons;
};

} // namespace naru::shell
