// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StagePane.h"

#include "charts/Picture.h"
#include "kit/QuickPane.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/stage/ScenePainter.h"
#include "simulator/stage/StageModel.h"

#include <QEvent>
#include <QHelpEvent>
#include <QToolTip>
#include <QVBoxLayout>

namespace naru::simulator {

StagePane::StagePane(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_model(std::make_unique<StageModel>(surroundings.theme, surroundings.speech))
    , m_pane(new kit::QuickPane(surroundings.qml, this))
{
    m_pane->load(QStringLiteral("Naru/SimulatorStage"), QStringLiteral("Stage"),
                 {{QStringLiteral("model"), QVariant::fromValue(m_model.get())}});
    m_pane->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pane);
    setFocusProxy(m_pane);
    connect(m_model.get(), &StageModel::picked, this, &StagePane::picked);
    connect(&surroundings.theme, &kit::Theme::changed, m_model.get(), &StageModel::renew);
    retranslate();
}

StagePane::~StagePane()
{
    // Before the model that it shows.
    delete m_pane;
}

void StagePane::setModel(const QString& name)
{
    m_model->setModel(name);
    retranslate();
}

void StagePane::show(const FramePtr& frame, bool sideB)
{
    m_model->setFrame(frame, sideB);
}

void StagePane::select(const QString& id)
{
    m_model->setSelection(id);
}

void StagePane::follow(const std::vector<sim::LogEntry>& story, std::size_t now)
{
    m_model->setStory(story, now);
}

const Scene& StagePane::scene() const
{
    return m_model->scene();
}

void StagePane::paint(QPainter& painter, const QSize& size) const
{
    const ScenePainter scenes(m_surroundings.theme.colors(), m_model->type());
    const Scene scene = m_model->sceneFor(size);
    scenes.paint(painter, scene);
    scenes.paintResting(painter, scene);
}

QSize StagePane::pictureSize() const
{
    return size().expandedTo(leastStage.toSize());
}

QByteArray StagePane::svg() const
{
    return charts::svgOf(pictureSize(), m_surroundings.theme.colors().bg, m_model->title(),
                         [this](QPainter& painter) { paint(painter, pictureSize()); });
}

QImage StagePane::image() const
{
    return charts::imageOf(pictureSize(), m_surroundings.theme.colors().bg,
                           [this](QPainter& painter) { paint(painter, pictureSize()); });
}

QSize StagePane::minimumSizeHint() const
{
    return leastStage.toSize();
}

QSize StagePane::sizeHint() const
{
    return {672, 356};
}

void StagePane::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model->renew();
        retranslate();
    }
    QWidget::changeEvent(event);
}

void StagePane::showEvent(QShowEvent* event)
{
    m_model->setShown(true);
    QWidget::showEvent(event);
}

void StagePane::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_model->setShown(false);
}

bool StagePane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_pane && event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const SceneSpot* spot = m_model->scene().spotAt(help->pos());
        if (!spot) {
            QToolTip::hideText();
            return true;
        }
        QStringList lines{spot->name};
        for (const QString& line : {spot->state, spot->detail}) {
            if (!line.isEmpty())
                lines.append(line);
        }
        QToolTip::showText(help->globalPos(), lines.join(QLatin1Char('\n')), m_pane, spot->place.toRect());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void StagePane::retranslate()
{
    m_pane->setAccessibleName(m_model->title());
}

} // namespace naru::simulator
