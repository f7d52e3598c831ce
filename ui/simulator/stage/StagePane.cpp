// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StagePane.h"

#include "kit/QuickPane.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "simulator/stage/ScenePainter.h"
#include "simulator/stage/StageModel.h"

#include <QBuffer>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QSvgGenerator>
#include <QToolTip>
#include <QVBoxLayout>

namespace naru::simulator {

StagePane::StagePane(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_model(std::make_unique<StageModel>(surroundings.theme))
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

void StagePane::paint(QPainter& painter, QSize size) const
{
    const ScenePainter scenes(m_surroundings.theme.colors(), m_model->type());
    const Scene scene = m_model->sceneFor(size);
    painter.fillRect(QRectF({}, QSizeF(size)), scenes.color(Ink::Bg));
    scenes.paint(painter, scene);
    scenes.paintResting(painter, scene);
}

QByteArray StagePane::svg() const
{
    const QSize size = this->size().expandedTo(leastStage.toSize());
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setResolution(96);
    generator.setViewBox(QRect({}, size));
    generator.setTitle(m_model->title());
    QPainter painter(&generator);
    paint(painter, size);
    painter.end();
    return buffer.data();
}

QImage StagePane::image(double scale) const
{
    const QSize size = this->size().expandedTo(leastStage.toSize());
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    paint(painter, size);
    return image;
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
