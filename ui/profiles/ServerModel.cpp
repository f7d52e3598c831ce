// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ServerModel.h"

#include "kit/Speech.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SeverityMark.h"

#include <QMimeData>
#include <QScopedValueRollback>

#include <algorithm>

namespace naru::profiles {

using profile::Document;
using profile::NodeId;

namespace {

const QString rowFormat = QStringLiteral("application/x-naru-host-entry");

std::uint32_t number(NodeId id)
{
    return static_cast<std::uint32_t>(id);
}

} // namespace

ServerModel::ServerModel(const FormContext& context, QObject* parent)
    : QAbstractListModel(parent)
    , m_context(context)
{
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &ServerModel::replaceAll);
    connect(&context.editor, &ProfileEditor::edited, this, &ServerModel::follow);
    connect(&context.editor, &ProfileEditor::reviewed, this, &ServerModel::readReview);
    replaceAll();
}

void ServerModel::replaceAll()
{
    beginResetModel();
    m_worst.clear();
    m_rows = wanted();
    endResetModel();
}

std::vector<NodeId> ServerModel::wanted() const
{
    const std::vector<NodeId>& all = m_context.editor.hosts();
    if (m_filter.isEmpty())
        return all;
    std::vector<NodeId> kept;
    for (const NodeId host : all) {
        const HostFacts facts = hostFacts(m_context.editor.document(), host);
        if (facts.name.contains(m_filter, Qt::CaseInsensitive) ||
            facts.shortAddress().contains(m_filter, Qt::CaseInsensitive))
            kept.push_back(host);
    }
    return kept;
}

void ServerModel::follow()
{
    const QScopedValueRollback following(m_following, true);
    const std::vector<NodeId> now = wanted();
    if (now == m_rows) {
        refresh();
        return;
    }
    // What is the same at both ends stays; in between rows go and rows come.
    const auto [oldFront, newFront] = std::mismatch(m_rows.begin(), m_rows.end(), now.begin(), now.end());
    const auto front = oldFront - m_rows.begin();
    auto oldEnd = std::ssize(m_rows);
    auto newEnd = std::ssize(now);
    while (oldEnd > front && newEnd > front &&
           m_rows[static_cast<std::size_t>(oldEnd - 1)] == now[static_cast<std::size_t>(newEnd - 1)]) {
        --oldEnd;
        --newEnd;
    }
    if (oldEnd > front) {
        beginRemoveRows({}, int(front), int(oldEnd) - 1);
        m_rows.erase(m_rows.begin() + front, m_rows.begin() + oldEnd);
        endRemoveRows();
    }
    if (newEnd > front) {
        beginInsertRows({}, int(front), int(newEnd) - 1);
        m_rows.insert(m_rows.begin() + front, now.begin() + front, now.begin() + newEnd);
        endInsertRows();
    }
}

void ServerModel::readReview()
{
    m_worst.clear();
    const Document& document = m_context.editor.document();
    for (const profile::Finding& finding : m_context.editor.review()->lint.findings) {
        if (!finding.node || !document.contains(*finding.node))
            continue;
        const std::optional<NodeId> host = hostOf(document, *finding.node);
        if (!host)
            continue;
        const auto known = m_worst.constFind(number(*host));
        if (known == m_worst.constEnd() || finding.problem.severity < *known)
            m_worst.insert(number(*host), finding.problem.severity);
    }
    refresh();
}

void ServerModel::setFilter(const QString& text)
{
    m_filter = text;
    follow();
}

void ServerModel::setReport(const engine::RunReportPtr& report)
{
    m_report = report;
    refresh();
}

void ServerModel::refresh()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

std::optional<int> ServerModel::rowOf(NodeId host) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), host);
    return found == m_rows.end() ? std::nullopt : std::optional(static_cast<int>(found - m_rows.begin()));
}

int ServerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ServerModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || !m_context.editor.hasDocument())
        return {};
    const NodeId host = hostAt(index.row());
    if (role == Worst) {
        const auto worst = m_worst.constFind(number(host));
        return worst == m_worst.constEnd() ? QVariant() : QVariant(static_cast<int>(*worst));
    }
    if (!m_context.editor.document().contains(host))
        return {};
    const HostFacts facts = hostFacts(m_context.editor.document(), host);
    switch (role) {
    case Qt::DisplayRole:
    case Name:
        return facts.name.isEmpty() ? tr("(no name)") : facts.name;
    case Address:
        return facts.target.target
                   ? facts.shortAddress()
                   : (facts.address.value_or(facts.name).isEmpty() ? tr("no address")
                                                                   : facts.address.value_or(facts.name));
    case IsBroken:
        return !facts.target.target.has_value();
    case RoundTrip:
        return roundTrip(facts);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return spoken(facts, index);
    default:
        return {};
    }
}

QString ServerModel::roundTrip(const HostFacts& facts) const
{
    if (!m_report || !facts.target.target)
        return {};
    for (const ogs::GatewayResult& gateway : m_report->gateways) {
        if (gateway.target == facts.target.target && gateway.rtt)
            return m_context.speech.words().milliseconds(gateway.rtt);
    }
    return {};
}

QString ServerModel::spoken(const HostFacts& facts, const QModelIndex& index) const
{
    QStringList parts{index.data(Name).toString(), index.data(Address).toString()};
    if (const QString time = roundTrip(facts); !time.isEmpty())
        parts.append(time);
    if (const QVariant worst = index.data(Worst); worst.isValid())
        parts.append(severityWord(static_cast<profile::Severity>(worst.toInt())));
    return parts.join(QStringLiteral(", "));
}

Qt::ItemFlags ServerModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return isFiltered() ? Qt::NoItemFlags : Qt::ItemIsDropEnabled;
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    return isFiltered() ? plain : plain | Qt::ItemIsDragEnabled;
}

QStringList ServerModel::mimeTypes() const
{
    return {rowFormat};
}

QMimeData* ServerModel::mimeData(const QModelIndexList& indexes) const
{
    auto* data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(rowFormat, QByteArray::number(number(hostAt(indexes.first().row()))));
    return data;
}

bool ServerModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                               const QModelIndex& /*parent*/)
{
    if (action != Qt::MoveAction || !data->hasFormat(rowFormat) || row < 0)
        return false;
    const NodeId host{data->data(rowFormat).toUInt()};
    if (!rowOf(host))
        return false;
    m_context.editor.edit([&](Document& document) {
        return moveHost(document, m_context.editor.hosts(), host, static_cast<std::size_t>(row));
    });
    // The document has moved it: the view must not take the row away as well.
    return false;
}

base::Result<void> moveHost(Document& document, const std::vector<NodeId>& hosts, NodeId host,
                            std::size_t row)
{
    const NodeId list = *document.parent(host);
    const std::vector<NodeId>& all = document.children(list);
    const auto placeOf = [&all](NodeId node) {
        return std::find(all.begin(), all.end(), node) - all.begin();
    };
    const auto from = placeOf(host);
    // The nearest entry before the gap that is in the same list; in front of all where there is none.
    auto to = decltype(from){0};
    for (std::size_t i = std::min(row, hosts.size()); i > 0; --i) {
        if (document.parent(hosts[i - 1]) != list)
            continue;
        const auto before = placeOf(hosts[i - 1]);
        to = before < from ? before + 1 : before;
        break;
    }
    return to == from ? base::Result<void>() : document.move(host, static_cast<int>(to));
}

} // namespace naru::profiles
