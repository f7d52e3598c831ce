// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FormScroll.h"

#include "kit/FocusScroll.h"
#include "kit/Theme.h"

#include <QEvent>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;

namespace {

/** In a wider one the eye loses the line from a name to its control. */
constexpr int widestForm = 760;

} // namespace

FormScroll::FormScroll(QWidget* parent)
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_column(new QVBoxLayout(m_content))
{
    m_column->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::pageMargin);
    m_column->setSpacing(Theme::space(2));
    m_column->addStretch(1);
    m_content->setAutoFillBackground(false);
    setWidget(m_content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The controls in it are what the keyboard stops at.
    setFocusPolicy(Qt::NoFocus);
    kit::scrollToFocus(*this, Theme::space(8));
    m_content->installEventFilter(this);
}

void FormScroll::add(QWidget* widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
}

void FormScroll::keepNarrow()
{
    // A margin that the form's own width does not leave would make it wider, and so the margin, without end.
    const QMargins margins = m_column->contentsMargins();
    const int needed = m_column->minimumSize().width() - margins.left() - margins.right();
    const int left = m_content->width() - Theme::pageMargin - std::max(widestForm, needed);
    m_column->setContentsMargins(Theme::pageMargin, Theme::space(3), std::max(Theme::pageMargin, left),
                                 Theme::pageMargin);
}

bool FormScroll::eventFilter(QObject* watched, QEvent* event)
{
    // A form never scrolls sideways: it asks for the width that it needs.
    if (watched == m_content && event->type() == QEvent::LayoutRequest)
        setMinimumWidth(m_content->minimumSizeHint().width());
    if (watched == m_content && event->type() == QEvent::Resize)
        keepNarrow();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace naru::profiles
