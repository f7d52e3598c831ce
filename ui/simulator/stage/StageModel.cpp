// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/StageModel.h"

#include "kit/Speech.h"
#include "kit/Theme.h"

#include <algorithm>

namespace naru::simulator {

namespace {

using namespace std::chrono_literals;

/** Screen readers are told no oftener. */
constexpr auto rowsEvery = 500ms;
/** So long a failure stays readable while others follow. */
constexpr auto explainedFor = 2500ms;

std::vector<std::size_t> stopsOf(const Scene& scene)
{
    std::vector<std::size_t> stops;
    for (std::size_t spot = 0; spot < scene.spots.size(); ++spot) {
        if (isStop(scene.spots[spot]))
            stops.push_back(spot);
    }
    return stops;
}

bool isSameStory(const std::vector<sim::LogEntry>& a, const std::vector<sim::LogEntry>& b)
{
    return std::ranges::equal(a, b, [](const sim::LogEntry& one, const sim::LogEntry& other) {
        return one.at == other.at && one.code == other.code && one.element == other.element &&
               one.text == other.text;
    });
}

QString spoken(const SceneSpot& spot)
{
    return spot.state.isEmpty() ? spot.name : spot.name + QStringLiteral(", ") + spot.state;
}

} // namespace

StageModel::StageModel(const kit::Theme& theme, const kit::Speech& speech, QObject* parent)
    : QAbstractListModel(parent)
    , m_theme(theme)
    , m_speech(speech)
    , m_type(theme)
{
    m_rowsDue.setSingleShot(true);
    connect(&m_rowsDue, &QTimer::timeout, this, &StageModel::tellRows);
    m_explainedStays.setSingleShot(true);
}

void StageModel::setModel(const QString& name)
{
    m_name = name;
    m_frame.reset();
    m_story.clear();
    m_now = 0;
    m_selection.clear();
    remake();
    Q_EMIT titleChanged();
}

void StageModel::setFrame(const FramePtr& frame, bool sideB)
{
    const std::uint64_t before = run();
    m_frame = frame;
    m_sideB = sideB && frame && frame->b;
    if (run() != before)
        m_explained = 0;
    chooseExplained();
    remake();
}

void StageModel::setSelection(const QString& id)
{
    if (m_selection == id)
        return;
    m_selection = id;
    remake();
}

void StageModel::setStory(const std::vector<sim::LogEntry>& story, std::size_t now)
{
    // It is told with each frame, and mostly nothing has happened.
    if (m_now == now && isSameStory(m_story, story))
        return;
    m_story = story;
    m_now = now;
    remake();
}

void StageModel::setSize(const QSizeF& size)
{
    if (m_size == size)
        return;
    m_size = size;
    remake();
}

void StageModel::setShown(bool shown)
{
    if (m_isShown == shown)
        return;
    m_isShown = shown;
    remake();
}

void StageModel::renew()
{
    m_type = Typeset(m_theme);
    remake();
    tellRows();
    Q_EMIT titleChanged();
}

Scene StageModel::sceneFor(const QSizeF& size) const
{
    if (!m_frame)
        return {};
    const Side& side = m_sideB ? *m_frame->b : m_frame->a;
    return sceneOf(m_name, {.snapshot = side.snapshot,
                            .parameters = side.parameters,
                            .selection = m_selection,
                            .story = m_story,
                            .now = m_now,
                            .explained = m_explained,
                            .size = size.expandedTo(leastStage),
                            .type = m_type,
                            .words = m_speech.words()});
}

void StageModel::remake()
{
    if (!m_isShown)
        return;
    Scene scene = sceneFor(m_size);
    std::vector<std::size_t> stops = stopsOf(scene);
    const bool isSame = std::ranges::equal(stops, m_stops, [&](std::size_t now, std::size_t before) {
        const SceneSpot& a = scene.spots[now];
        const SceneSpot& b = m_scene.spots[before];
        return a.id == b.id && a.place == b.place;
    });
    if (!isSame)
        beginResetModel();
    m_scene = std::move(scene);
    m_stops = std::move(stops);
    if (!isSame) {
        endResetModel();
        m_rowsDue.stop();
    } else if (!m_rowsDue.isActive()) {
        m_rowsDue.start(rowsEvery);
    }
    if (!m_current.isEmpty() && m_scene.find(m_current) == nullptr)
        setCurrent({});
    Q_EMIT sceneChanged();
}

/** Failures may come faster than one can read: one is told until it has been there for a while. */
void StageModel::chooseExplained()
{
    if (!m_frame)
        return;
    const std::vector<sim::Passage>& passages = (m_sideB ? *m_frame->b : m_frame->a).snapshot.passages;
    const bool isThere = std::ranges::any_of(
        passages, [this](const sim::Passage& passage) { return passage.number == m_explained; });
    if (m_frame->playing && isThere && m_explainedStays.isActive())
        return;
    const auto last = std::find_if(passages.rbegin(), passages.rend(), [](const sim::Passage& passage) {
        return passage.outcome == "misrouted";
    });
    const std::uint64_t next = last == passages.rend() ? 0 : last->number;
    if (next != m_explained && next != 0)
        m_explainedStays.start(explainedFor);
    m_explained = next;
}

void StageModel::tellRows()
{
    if (!m_stops.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_stops.size()) - 1));
    Q_EMIT currentChanged();
}

QString StageModel::title() const
{
    if (m_name == QLatin1String("balancer"))
        return tr("Stage: clients, load balancer, appliances, servers");
    if (m_name == QLatin1String("cluster"))
        return tr("Stage: nodes of the cluster");
    if (m_name == QLatin1String("limiter"))
        return tr("Stage: peers, DRA, peer groups");
    return tr("Stage");
}

QString StageModel::currentName() const
{
    const SceneSpot* spot = m_scene.find(m_current);
    return spot ? spoken(*spot) : QString();
}

void StageModel::setCurrent(const QString& id)
{
    if (m_current == id)
        return;
    m_current = id;
    Q_EMIT currentChanged();
}

bool StageModel::walk(int key)
{
    if (m_stops.empty())
        return false;
    const SceneSpot* first = &m_scene.spots[m_stops.front()];
    const SceneSpot* from = m_scene.find(m_current);
    const SceneSpot* to = nullptr;
    switch (key) {
    case Qt::Key_Home:
        to = first;
        break;
    case Qt::Key_End:
        to = &m_scene.spots[m_stops.back()];
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        to = nextWithin(m_scene, from ? *from : *first, key == Qt::Key_PageDown);
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (from && !isStop(*from))
            from = m_scene.find(from->within);
        to = from ? nextSpot(m_scene, *from, static_cast<Qt::Key>(key)) : first;
        break;
    default:
        return false;
    }
    if (to)
        setCurrent(to->id);
    return true;
}

void StageModel::pick(const QString& id)
{
    Q_EMIT picked(id);
}

void StageModel::pickCurrent()
{
    const SceneSpot* spot = m_scene.find(m_current);
    // A copy: picking makes the scene anew.
    const QString id = spot ? spot->picked() : QString();
    pick(id);
}

int StageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_stops.size());
}

QVariant StageModel::data(const QModelIndex& index, int role) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= m_stops.size())
        return {};
    const SceneSpot& spot = m_scene.spots[m_stops[row]];
    switch (role) {
    case Name:
        return spoken(spot);
    case Detail:
        return spot.detail;
    case Place:
        return spot.place;
    case Picked:
        return spot.picked() == m_selection;
    case Id:
        return spot.picked();
    default:
        return {};
    }
}

QHash<int, QByteArray> StageModel::roleNames() const
{
    return {{Name, "name"}, {Detail, "detail"}, {Place, "place"}, {Picked, "picked"}, {Id, "spotId"}};
}

} // namespace naru::simulator
