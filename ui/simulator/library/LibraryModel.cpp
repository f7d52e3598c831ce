// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/LibraryModel.h"

#include "kit/Speech.h"
#include "wording/ScenarioWords.h"

#include <QSize>

#include <algorithm>

namespace naru::simulator {

LibraryModel::LibraryModel(const ScenarioStore& store, const kit::Speech& speech, QObject* parent)
    : QAbstractListModel(parent)
    , m_store(store)
    , m_speech(speech)
{
    connect(&store, &ScenarioStore::changed, this, &LibraryModel::refill);
    refill();
}

void LibraryModel::setFilter(const QString& words)
{
    const kit::SearchWords wanted(words);
    if (wanted == m_filter)
        return;
    m_filter = wanted;
    refill();
}

bool LibraryModel::passes(const ScenarioEntry& entry) const
{
    QString all = entry.fileName() % u' ' % QString::fromStdString(entry.title.en) % u' ' %
                  QString::fromStdString(entry.title.ko);
    if (entry.scenario)
        all += u' ' % QString::fromStdString(entry.scenario->text.en) % u' ' %
               QString::fromStdString(entry.scenario->text.ko);
    return m_filter.areIn(all);
}

void LibraryModel::refill()
{
    const std::array groups{std::pair(QStringLiteral("limiter"), tr("Rate limiter, vDRA")),
                            std::pair(QStringLiteral("balancer"), tr("Load balancer, UAG")),
                            std::pair(QStringLiteral("cluster"), tr("Firewall cluster, ASA")),
                            std::pair(QString(), tr("Without a model"))};
    const auto isKnown = [&](const QString& model) {
        return std::ranges::any_of(groups, [&](const auto& group) { return group.first == model; });
    };
    beginResetModel();
    m_rows.clear();
    for (const auto& [model, heading] : groups) {
        bool isFirst = true;
        for (const ScenarioEntry& entry : m_store.entries()) {
            const bool belongs = isKnown(entry.model) ? entry.model == model : model.isEmpty();
            if (!belongs || !passes(entry))
                continue;
            if (std::exchange(isFirst, false))
                m_rows.push_back({{}, heading});
            m_rows.push_back({entry.id, {}});
        }
    }
    endResetModel();
}

void LibraryModel::retranslate()
{
    refill();
}

QModelIndex LibraryModel::indexOf(const QString& id) const
{
    const auto found = std::ranges::find(m_rows, id, &Row::id);
    return id.isEmpty() || found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()));
}

const ScenarioEntry* LibraryModel::entryAt(const QModelIndex& index) const
{
    return index.isValid() ? m_store.find(m_rows.at(static_cast<std::size_t>(index.row())).id) : nullptr;
}

int LibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString LibraryModel::about(const ScenarioEntry& entry) const
{
    if (entry.scenario)
        return entry.textIn(m_speech.language());
    const sim::Problem& problem = entry.scenario.error();
    const QString sentence = wording::scenarioProblem(m_speech.words(), problem);
    return problem.place ? tr("Line %1: %2").arg(problem.place->line).arg(sentence) : sentence;
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    const ScenarioEntry* entry = entryAt(index);
    if (entry == nullptr)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? row.heading : QVariant();
    switch (role) {
    case Id:
        return entry->id;
    case Qt::DisplayRole:
        return entry->titleIn(m_speech.language());
    case About:
    case Qt::ToolTipRole:
        return about(*entry);
    case IsOwn:
        return entry->isOwn();
    case IsBroken:
        return !entry->scenario;
    case Qt::AccessibleTextRole: {
        const QString title = entry->titleIn(m_speech.language());
        if (!entry->scenario)
            return tr("%1, can't be run").arg(title);
        return entry->isOwn() ? tr("%1, your own").arg(title) : title;
    }
    case Qt::AccessibleDescriptionRole:
        return about(*entry);
    default:
        return {};
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex& index) const
{
    const bool isHeading = entryAt(index) == nullptr;
    return isHeading ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

} // namespace naru::simulator
