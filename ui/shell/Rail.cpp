// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Rail.h"

#include "kit/Access.h"
#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QKeySequence>
#include <QPainter>
#include <QVBoxLayout>

namespace naru::shell {

namespace {

constexpr int itemWidth = 72;
constexpr int itemHeight = 56;
constexpr int markWidth = 3;
constexpr int logoSize = 24;

} // namespace

RailButton::RailButton(const kit::Theme& theme, QString iconName, QWidget* parent)
    : QAbstractButton(parent)
    , m_theme(theme)
    , m_iconName(std::move(iconName))
{
    setCheckable(true);
    kit::sayRole(*this, QAccessible::RadioButton);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

QSize RailButton::sizeHint() const
{
    return {kit::Theme::railWidth, itemHeight};
}

void RailButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& colors = m_theme.colors();
    const QRectF item((width() - itemWidth) / 2.0, 0, itemWidth, height());
    painter.setPen(Qt::NoPen);
    if (isChecked() || underMouse()) {
        painter.setBrush(isChecked() ? colors.soft : colors.hover);
        painter.drawRoundedRect(item, kit::Theme::radius, kit::Theme::radius);
    }
    if (isChecked())
        painter.fillRect(QRectF(0, (height() - 32) / 2.0, markWidth, 32), colors.accent);
    if (hasFocus()) {
        const double inset = kit::Theme::focusWidth / 2.0;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.accent, kit::Theme::focusWidth));
        painter.drawRoundedRect(item.adjusted(inset, inset, -inset, -inset), kit::Theme::radius,
                                kit::Theme::radius);
    }

    const QColor ink = isChecked() ? colors.text : colors.text2;
    kit::Icons::paint(painter, m_iconName, QRectF(width() / 2.0 - 10, 8, 20, 20), ink);
    painter.setPen(ink);
    painter.setFont(isChecked() ? m_theme.smallStrong() : m_theme.small());
    painter.drawText(QRectF(0, 30, width(), 20), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, itemWidth));
}

Rail::Rail(const kit::Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
{
    setFixedWidth(kit::Theme::railWidth);
    m_layout->setContentsMargins(0, kit::Theme::headerHeight, 0, kit::Theme::space(4));
    m_layout->setSpacing(kit::Theme::space(1));
    m_layout->addStretch(1);
    connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
}

void Rail::addPage(const QString& iconName, bool standsApart)
{
    const int page = int(m_buttons.size());
    auto* button = new RailButton(m_theme, iconName, this);
    if (standsApart)
        m_layout->addWidget(button);
    else
        m_layout->insertWidget(page, button);
    m_buttons.push_back(button);
    connect(button, &QAbstractButton::clicked, this, [this, page] { Q_EMIT pageWished(page); });
}

void Rail::setName(int page, const QString& name)
{
    RailButton& button = *m_buttons.at(size_t(page));
    button.setText(name);
    button.setAccessibleName(name);
    const QKeySequence keys(Qt::CTRL | Qt::Key(Qt::Key_1 + page));
    button.setToolTip(name + QStringLiteral("  ") + keys.toString(QKeySequence::NativeText));
}

void Rail::setCurrent(int page)
{
    for (int i = 0; i < int(m_buttons.size()); ++i)
        m_buttons[size_t(i)]->setChecked(i == page);
}

void Rail::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const kit::Colors& colors = m_theme.colors();
    painter.fillRect(rect(), colors.side);
    painter.fillRect(width() - 1, 0, 1, height(), colors.line);
    kit::Icons::paint(
        painter, QStringLiteral("boat"),
        QRectF((width() - logoSize) / 2.0, (kit::Theme::headerHeight - logoSize) / 2.0, logoSize, logoSize),
        colors.accent);
}

} // namespace naru::shell
