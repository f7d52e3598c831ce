// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/TransportBar.h"

#include "kit/ComboBox.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/charts/FigureText.h"
#include "simulator/charts/TimeAxis.h"
#include "simulator/desk/ScrubBar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QSignalBlocker>
#include <QToolButton>

#include <array>

namespace naru::simulator {

using kit::Theme;

namespace {

/** 0: as fast as possible. */
constexpr std::array speeds{0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 10.0, 60.0, 600.0, 3600.0, 0.0};

int indexOf(Pace::Speed speed)
{
    return static_cast<int>(std::ranges::find(speeds, speed.value_or(0)) - speeds.begin());
}

/** With decimals as far as the moment has any, to the microsecond: `0:00.0101`. */
QString exactText(const QLocale& locale, sim::Time moment, sim::Time length)
{
    const auto whole = std::chrono::floor<std::chrono::seconds>(moment);
    const auto rest = std::chrono::floor<std::chrono::microseconds>(moment - whole).count();
    const QString text = momentText(locale, whole, length);
    if (rest == 0)
        return text;
    QString decimals = QStringLiteral("%1").arg(rest, 6, 10, QLatin1Char('0'));
    while (decimals.endsWith(u'0'))
        decimals.chop(1);
    return text % locale.decimalPoint() % decimals;
}

} // namespace

TransportBar::TransportBar(const kit::Surroundings& surroundings, Desk& desk, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_desk(desk)
    , m_restart(makeButton(QStringLiteral("restart"), &Desk::restart))
    , m_back(makeButton(QStringLiteral("step-back"), &Desk::stepEventBack))
    , m_play(new QPushButton(this))
    , m_step(makeButton(QStringLiteral("step"), &Desk::stepEvent))
    , m_second(makeButton(QStringLiteral("second"), nullptr))
    , m_until(makeButton(QStringLiteral("until"), nullptr))
    , m_now(new QLabel(this))
    , m_end(new QLabel(this))
    , m_timeline(new ScrubBar(surroundings.theme, this))
    , m_rate(new QLabel(this))
    , m_speed(new kit::ComboBox(surroundings.theme, this))
    , m_seedLabel(new QLabel(this))
    , m_seed(new QLineEdit(this))
    , m_bookmarks(makeButton(QStringLiteral("bookmark"), nullptr))
    , m_bookmarkMenu(new QMenu(this))
{
    setProperty("strip", true);
    setAttribute(Qt::WA_StyledBackground);
    layOut();
    connect(m_play, &QPushButton::clicked, this, &TransportBar::togglePlay);
    connect(m_second, &QToolButton::clicked, this, [this] { m_desk.stepTime(std::chrono::seconds(1)); });
    connect(m_until, &QToolButton::clicked, this, &TransportBar::runUntilWished);
    connect(m_timeline, &ScrubBar::timeWished, &m_desk, &Desk::goTo);
    connect(m_speed, &QComboBox::activated, this, &TransportBar::chooseSpeed);
    connect(m_seed, &QLineEdit::editingFinished, this, &TransportBar::takeSeed);
    connect(m_bookmarkMenu, &QMenu::aboutToShow, this, &TransportBar::fillBookmarks);
    connect(&m_desk, &Desk::frameChanged, this, &TransportBar::followFrame);
    connect(&m_desk, &Desk::playingChanged, this, &TransportBar::follow);
    connect(&m_desk, &Desk::scenarioChanged, this, &TransportBar::follow);
    connect(&m_desk, &Desk::speedChanged, this, &TransportBar::follow);
    retranslate();
}

QToolButton* TransportBar::makeButton(const QString& icon, void (Desk::*act)())
{
    auto* button = new QToolButton(this);
    button->setIcon(kit::Icons::icon(icon, m_surroundings.theme));
    button->setFocusPolicy(Qt::StrongFocus);
    if (act)
        connect(button, &QToolButton::clicked, &m_desk, act);
    return button;
}

void TransportBar::layOut()
{
    setFixedHeight(height);
    m_play->setFixedWidth(Theme::bigControl);
    kit::setButtonRole(*m_play, "primary");
    m_now->setFont(m_surroundings.theme.strongFigures());
    for (QLabel* label : {m_end, m_rate, m_seedLabel})
        label->setProperty("tone", "small");
    m_seed->setAlignment(Qt::AlignRight);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,16}")), m_seed));
    m_seed->setFixedWidth(112);
    m_speed->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_speed->setMinimumContentsLength(11);
    m_bookmarks->setMenu(m_bookmarkMenu);
    m_bookmarks->setPopupMode(QToolButton::InstantPopup);
    m_bookmarks->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    auto* times = new QVBoxLayout;
    times->setSpacing(0);
    times->addStretch();
    times->addWidget(m_now);
    times->addWidget(m_end);
    times->addStretch();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::space(4), 0, Theme::space(4), 0);
    row->setSpacing(Theme::space(1));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_restart, m_back, m_play, m_step, m_second, m_until})
        row->addWidget(widget);
    row->addSpacing(Theme::space(2));
    row->addLayout(times);
    row->addSpacing(Theme::space(2));
    row->addWidget(m_timeline, 1);
    row->addSpacing(Theme::space(2));
    row->addWidget(m_rate);
    row->addWidget(m_speed);
    row->addSpacing(Theme::space(2));
    row->addWidget(m_seedLabel);
    row->addWidget(m_seed);
    row->addWidget(m_bookmarks);
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        m_timeline->update();
}

void TransportBar::retranslate()
{
    const auto name = [](QWidget* widget, const QString& text, const QString& tip) {
        widget->setAccessibleName(text);
        widget->setToolTip(tip.isEmpty() ? text : tip);
    };
    name(m_restart, tr("Back to the start"),
         tr("Back to the start, without the changes that were made by hand"));
    name(m_back, tr("One event back"), {});
    name(m_step, tr("One event"), {});
    name(m_second, tr("One second"), {});
    name(m_until, tr("Run until…"), {});
    name(m_bookmarks, tr("Bookmarks"), {});
    m_timeline->setAccessibleName(tr("Timeline"));
    name(m_speed, tr("Speed"), tr("Simulated seconds a second"));
    m_seedLabel->setText(tr("Seed"));
    name(m_seed, tr("Seed"), tr("The same seed gives the same run. Another one begins anew."));
    m_seedLabel->setBuddy(m_seed);
    const QSignalBlocker quiet(m_speed);
    m_speed->clear();
    const QLocale& locale = m_surroundings.speech.words().locale();
    for (const double speed : speeds)
        m_speed->addItem(speed > 0 ? locale.toString(speed) % u'×' : tr("as fast as possible"));
    follow();
}

void TransportBar::follow()
{
    const bool isOpen = m_desk.isOpen();
    setEnabled(isOpen);
    const bool isPlaying = m_desk.isPlaying();
    m_play->setIcon(kit::Icons::iconOnAccent(isPlaying ? QStringLiteral("pause") : QStringLiteral("play"),
                                             m_surroundings.theme));
    m_play->setAccessibleName(isPlaying ? tr("Pause") : tr("Play"));
    m_play->setToolTip(isPlaying ? tr("Pause (Space)") : tr("Play (Space)"));
    {
        const QSignalBlocker quiet(m_speed);
        m_speed->setCurrentIndex(indexOf(m_desk.speed()));
    }
    if (!isOpen)
        return;
    if (!m_seed->hasFocus() || !m_seed->isModified())
        m_seed->setText(QString::number(m_desk.scenario().seed));
    // Labels are as wide as their widest text, so that nothing moves while time passes.
    const QString end = timeText(m_desk.scenario().until);
    m_end->setText(end);
    const QString widest =
        unitOfTimes(m_desk.scenario().until).isEmpty() ? end % QStringLiteral(".888888") : end;
    m_now->setMinimumWidth(m_now->fontMetrics().horizontalAdvance(widest));
    m_rate->setMinimumWidth(m_rate->fontMetrics().horizontalAdvance(tr("%1 events/s").arg(u"8,888,888")));
    followFrame();
}

/** What is no seed is none: the one of the run stands there again. */
void TransportBar::takeSeed()
{
    bool isNumber = false;
    const qint64 seed = m_seed->text().toLongLong(&isNumber);
    m_seed->setModified(false);
    if (isNumber && seed <= sim::LargestSeed)
        m_desk.setSeed(seed);
    m_seed->setText(QString::number(m_desk.scenario().seed));
}

/** A moment of the run as it goes on, with the unit where it is no clock's. */
QString TransportBar::timeText(sim::Time moment) const
{
    return momentWithUnit(m_surroundings.speech.words().locale(), moment, m_desk.scenario().until);
}

/** What each frame changes. */
void TransportBar::followFrame()
{
    if (!m_desk.isCurrent())
        return;
    const Frame& frame = *m_desk.frame();
    const QLocale& locale = m_surroundings.speech.words().locale();
    const sim::Time now = frame.a.snapshot.at;
    const bool isExact = !m_desk.isPlaying() && unitOfTimes(frame.until).isEmpty();
    m_now->setText(isExact ? exactText(locale, now, frame.until) : timeText(now));
    m_timeline->show(frame);
    m_rate->setText(frame.eventsPerSecond ? tr("%1 events/s").arg(numberText(locale, frame.eventsPerSecond))
                                          : QString());
}

void TransportBar::togglePlay()
{
    if (m_desk.isPlaying())
        m_desk.pause();
    else
        m_desk.play();
}

void TransportBar::chooseSpeed(int index)
{
    const double speed = speeds.at(static_cast<std::size_t>(index));
    m_desk.setSpeed(speed > 0 ? Pace::Speed(speed) : Pace::Speed());
}

void TransportBar::addBookmark()
{
    const QLocale& locale = m_surroundings.speech.words().locale();
    const sim::Time until = m_desk.scenario().until;
    m_desk.addBookmark(momentText(locale, m_desk.now(), until));
}

void TransportBar::fillBookmarks()
{
    m_bookmarkMenu->clear();
    QAction* add = m_bookmarkMenu->addAction(tr("Set a bookmark here"));
    add->setShortcut(QKeySequence(QStringLiteral("Ctrl+B")));
    connect(add, &QAction::triggered, this, &TransportBar::addBookmark);
    m_bookmarkMenu->addSeparator();
    for (int i = 0; i < static_cast<int>(m_desk.bookmarks().size()); ++i) {
        const Bookmark& bookmark = m_desk.bookmarks()[static_cast<std::size_t>(i)];
        QAction* go = m_bookmarkMenu->addAction(tr("Go to %1").arg(bookmark.name));
        connect(go, &QAction::triggered, this, [this, at = bookmark.at] { m_desk.goTo(at); });
    }
    if (m_desk.bookmarks().empty())
        return;
    m_bookmarkMenu->addSeparator();
    for (int i = 0; i < static_cast<int>(m_desk.bookmarks().size()); ++i) {
        QAction* remove = m_bookmarkMenu->addAction(
            tr("Remove %1").arg(m_desk.bookmarks()[static_cast<std::size_t>(i)].name));
        connect(remove, &QAction::triggered, this, [this, i] { m_desk.removeBookmark(i); });
    }
}

} // namespace naru::simulator
