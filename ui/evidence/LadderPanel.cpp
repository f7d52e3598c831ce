// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/LadderPanel.h"

#include "charts/Picture.h"
#include "evidence/ConnectionName.h"
#include "evidence/LadderPainter.h"
#include "evidence/LadderView.h"
#include "kit/ComboBox.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

/** More are no list that people read. */
constexpr std::size_t mostListed = 500;
constexpr int exportWidth = 560;
constexpr int exportHead = 44;

} // namespace

LadderPanel::LadderPanel(const Theme& theme, const kit::Speech& speech, EvidenceModel& model, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_model(model)
    , m_ends(new QLabel(this))
    , m_connections(new kit::ComboBox(theme, this))
    , m_zoomOut(new QToolButton(this))
    , m_zoomIn(new QToolButton(this))
    , m_export(new QPushButton(this))
    , m_note(new QLabel(this))
    , m_view(new LadderView(theme, this))
{
    layOut();
    connect(m_zoomOut, &QToolButton::clicked, m_view,
            [this] { m_view->setZoom(m_view->zoom() / LadderView::zoomStep); });
    connect(m_zoomIn, &QToolButton::clicked, m_view,
            [this] { m_view->setZoom(m_view->zoom() * LadderView::zoomStep); });
    connect(m_connections, &QComboBox::activated, this,
            [this](int index) { m_model.chooseConnection(m_connections->itemData(index).toULongLong()); });
    connect(&m_model, &EvidenceModel::changed, this, &LadderPanel::fillConnections);
    connect(&m_model, &EvidenceModel::connectionChanged, this, &LadderPanel::showChosen);
    auto* menu = new QMenu(m_export);
    connect(menu->addAction(QStringLiteral("SVG")), &QAction::triggered, this,
            [this] { Q_EMIT exportWished(QStringLiteral("packets.svg"), svg()); });
    connect(menu->addAction(QStringLiteral("PNG")), &QAction::triggered, this,
            [this] { Q_EMIT exportWished(QStringLiteral("packets.png"), png()); });
    m_export->setMenu(menu);
}

void LadderPanel::layOut()
{
    m_ends->setProperty("tone", "small");
    m_ends->setTextFormat(Qt::PlainText);
    m_ends->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setProperty("tone", "small");
    m_note->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(2));
    m_note->hide();
    for (QToolButton* button : {m_zoomOut, m_zoomIn}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFixedSize(Theme::smallControl + 2, Theme::smallControl + 2);
    }
    m_zoomOut->setText(QString(QChar(0x2212)));
    m_zoomIn->setText(QStringLiteral("+"));
    kit::setButtonRole(*m_export, "small");
    m_connections->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_connections->setMinimumContentsLength(12);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(1));
    head->setSpacing(Theme::space(2));
    head->addWidget(m_connections, 1);
    head->addWidget(m_zoomOut);
    head->addWidget(m_zoomIn);
    head->addWidget(m_export);
    auto* names = new QHBoxLayout;
    names->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(1));
    names->setSpacing(Theme::space(3));
    names->addWidget(m_ends, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addLayout(names);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_note);
}

void LadderPanel::fillConnections()
{
    const QSignalBlocker blocker(m_connections);
    m_connections->clear();
    if (!m_model.capture())
        return;
    std::vector<std::size_t> shown;
    for (const evidence::Compared& compared : m_model.report().compared)
        shown.push_back(compared.connection);
    // What the check left aside can be looked at, too.
    for (std::size_t i = 0; shown.size() < mostListed && i < m_model.capture()->reading.connections.size();
         ++i) {
        if (m_model.compared(i) == nullptr)
            shown.push_back(i);
    }
    shown.resize(std::min(shown.size(), mostListed));
    for (const std::size_t index : shown)
        m_connections->addItem(connectionName(m_model, index, m_speech.words()),
                               QVariant::fromValue<qulonglong>(index));
}

void LadderPanel::showChosen()
{
    const evidence::Connection* connection = m_model.connection();
    m_export->setEnabled(connection != nullptr);
    if (connection == nullptr) {
        m_ends->clear();
        m_note->hide();
        m_view->setLadder({});
        return;
    }
    const std::size_t index = *m_model.chosenConnection();
    const bool isDelayedAck =
        std::ranges::any_of(m_model.report().findings, [&](const evidence::Finding& finding) {
            return finding.code == evidence::FindingCode::DelayedAck &&
                   std::ranges::count(finding.connections, index) > 0;
        });
    m_ends->setText(tr("port %1 to %2").arg(connection->client.port).arg(connection->gateway.text()));
    m_connections->setCurrentIndex(m_connections->findData(QVariant::fromValue<qulonglong>(index)));
    m_view->setLadder(Ladder(*connection, isDelayedAck, m_speech.words()));
    m_note->setVisible(connection->segmentsLeftOut > 0);
    m_note->setText(
        tr("Further packets that are not drawn: %1")
            .arg(m_speech.words().locale().toString(static_cast<qlonglong>(connection->segmentsLeftOut))));
}

QSize LadderPanel::wholeSize() const
{
    const LadderPainter painter(m_theme, m_view->ladder(), exportWidth, m_view->zoom());
    return {exportWidth, exportHead + qRound(painter.height())};
}

void LadderPanel::paintWhole(QPainter& painter) const
{
    const QSize size = wholeSize();
    painter.setFont(m_theme.strong());
    painter.setPen(m_theme.colors().text);
    painter.drawText(QRect(Theme::pageMargin, 0, size.width(), exportHead), Qt::AlignVCenter,
                     m_connections->currentText() + u"  " + m_ends->text());
    painter.translate(0, exportHead);
    LadderPainter(m_theme, m_view->ladder(), exportWidth, m_view->zoom())
        .paint(painter, QRectF(QPointF(), QSizeF(size)));
}

QByteArray LadderPanel::svg() const
{
    return charts::svgOf(wholeSize(), m_theme.colors().bg, m_connections->currentText(),
                         [this](QPainter& painter) { paintWhole(painter); });
}

QByteArray LadderPanel::png() const
{
    return charts::pngOf(charts::imageOf(wholeSize(), m_theme.colors().bg,
                                         [this](QPainter& painter) { paintWhole(painter); }));
}

void LadderPanel::retranslate()
{
    m_connections->setAccessibleName(tr("Connection"));
    m_view->setAccessibleName(tr("Packets of the connection"));
    m_zoomOut->setToolTip(tr("Zoom out (−)"));
    m_zoomOut->setAccessibleName(tr("Zoom out"));
    m_zoomIn->setToolTip(tr("Zoom in (+)"));
    m_zoomIn->setAccessibleName(tr("Zoom in"));
    m_export->setText(tr("Export"));
    m_export->setAccessibleName(tr("Export the packets as a picture"));
    fillConnections();
    showChosen();
}

void LadderPanel::restyle()
{
    m_view->viewport()->update();
}

} // namespace naru::evidence_ui
