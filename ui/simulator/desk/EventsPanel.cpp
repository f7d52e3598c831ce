// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/EventsPanel.h"

#include "kit/ComboBox.h"
#include "kit/Icons.h"
#include "kit/SearchField.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "simulator/desk/EntryCell.h"
#include "simulator/desk/LogRows.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>

namespace naru::simulator {

using kit::Theme;

EventsPanel::EventsPanel(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_rows(new LogRows(surroundings.speech, LogRows::Order::LatestFirst, this))
    , m_search(new kit::SearchField(this))
    , m_code(new kit::ComboBox(surroundings.theme, this))
    , m_view(new QListView(this))
    , m_nothing(new QLabel(this))
    , m_csv(new QPushButton(this))
{
    m_view->setModel(m_rows);
    m_view->setItemDelegate(new EntryCell(surroundings.theme, EntryCell::Manner::Event, m_view));
    m_view->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setMouseTracking(true);
    m_nothing->setProperty("tone", "small");
    m_nothing->setWordWrap(true);
    m_nothing->setContentsMargins(Theme::space(3), Theme::space(2), Theme::space(3), 0);
    m_csv->setIcon(kit::Icons::icon(QStringLiteral("export"), surroundings.theme));
    kit::setButtonRole(*m_csv, "small");
    auto* top = new QHBoxLayout;
    top->setContentsMargins(Theme::space(3), Theme::space(2), Theme::space(3), 0);
    top->addWidget(m_search, 1);
    top->addWidget(m_csv);
    auto* second = new QHBoxLayout;
    second->setContentsMargins(Theme::space(3), Theme::space(1), Theme::space(3), Theme::space(2));
    second->addWidget(m_code, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addLayout(second);
    layout->addWidget(m_nothing);
    layout->addWidget(m_view, 1);
    connect(m_search, &QLineEdit::textChanged, this, &EventsPanel::filter);
    connect(m_code, &QComboBox::currentIndexChanged, this, &EventsPanel::filter);
    connect(m_csv, &QPushButton::clicked, this, &EventsPanel::csvWished);
    const auto choose = [this](const QModelIndex& index) {
        const sim::LogEntry& entry = m_rows->entry(index.row());
        Q_EMIT chosen(entry.at, QString::fromStdString(entry.element));
    };
    connect(m_view, &QListView::activated, this, choose);
    connect(m_view, &QListView::clicked, this, choose);
    retranslate();
}

void EventsPanel::show(const FramePtr& frame, bool sideB)
{
    m_frame = frame;
    m_sideB = sideB;
    if (isVisible())
        refresh();
}

void EventsPanel::setSearch(const QString& text)
{
    m_search->setText(text);
}

void EventsPanel::refresh()
{
    if (!m_frame || !m_frame->whole)
        return;
    const Side& side = m_frame->side(m_sideB);
    const int place = m_view->verticalScrollBar()->value();
    m_rows->setEntries(side.log, m_frame->until);
    // Who has scrolled down reads: the rows stay where they are as well as can be.
    m_view->verticalScrollBar()->setValue(place);
    QStringList codes;
    for (const std::string& code : m_rows->codes())
        codes << QString::fromStdString(code);
    QStringList known;
    for (int i = 1; i < m_code->count(); ++i)
        known << m_code->itemText(i);
    if (codes != known) {
        const QSignalBlocker quiet(m_code);
        const QString chosen = m_code->currentIndex() > 0 ? m_code->currentText() : QString();
        while (m_code->count() > 1)
            m_code->removeItem(m_code->count() - 1);
        if (!chosen.isEmpty() && !codes.contains(chosen))
            codes << chosen;
        m_code->addItems(codes);
        m_code->setCurrentIndex(std::max(m_code->findText(chosen), 0));
    }
    m_nothing->setVisible(m_rows->rowCount() == 0);
}

void EventsPanel::filter()
{
    const bool isAny = m_code->currentIndex() <= 0;
    m_rows->setFilter({isAny ? std::string() : m_code->currentText().toStdString(), m_search->text()});
    m_nothing->setVisible(m_rows->rowCount() == 0);
}

QByteArray EventsPanel::csv()
{
    // It rests while it is hidden.
    refresh();
    return m_rows->csv();
}

void EventsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EventsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_view->doItemsLayout();
}

void EventsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void EventsPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Find in the events"));
    m_search->setAccessibleName(tr("Find in the events"));
    m_code->setAccessibleName(tr("Kind of event"));
    m_csv->setText(tr("CSV"));
    m_csv->setToolTip(tr("Export the events as CSV"));
    m_csv->setAccessibleName(m_csv->toolTip());
    m_view->setAccessibleName(tr("Events"));
    m_nothing->setText(tr("No such event yet."));
    const QSignalBlocker quiet(m_code);
    if (m_code->count() == 0)
        m_code->addItem(QString());
    m_code->setItemText(0, tr("All kinds of events"));
    m_rows->retranslate();
}

} // namespace naru::simulator
