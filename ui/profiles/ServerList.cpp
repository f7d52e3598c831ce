// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ServerList.h"

#include "kit/Icons.h"
#include "kit/KeptSelection.h"
#include "kit/SearchField.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/FieldAccess.h"
#include "profiles/HostEdits.h"
#include "profiles/ProfileEditor.h"
#include "profiles/ServerCell.h"
#include "profiles/ServerModel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;
using profile::NodeId;

ServerList::ServerList(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new ServerModel(context, this))
    , m_count(new QLabel(this))
    , m_add(makeButton(QStringLiteral("add")))
    , m_duplicate(makeButton(QStringLiteral("copy")))
    , m_remove(makeButton(QStringLiteral("forget")))
    , m_filter(new kit::SearchField(this))
    , m_view(new kit::KeptSelection<QListView>(this))
{
    layOut();
    connect(m_add, &QToolButton::clicked, this, &ServerList::add);
    connect(m_duplicate, &QToolButton::clicked, this, &ServerList::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &ServerList::removeCurrent);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_model->setFilter(text.trimmed());
        followHost();
        count();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid() && !m_model->isFollowing())
                    m_context.editor.setHost(m_model->hostAt(now.row()));
            });
    const auto follow = [this] {
        followHost();
        count();
    };
    connect(&context.editor, &ProfileEditor::documentReplaced, this, follow);
    connect(&context.editor, &ProfileEditor::edited, this, follow);
    connect(&context.editor, &ProfileEditor::hostChanged, this, &ServerList::followHost);
    retranslate();
}

QToolButton* ServerList::makeButton(const QString& icon)
{
    auto* button = new QToolButton(this);
    button->setIcon(kit::Icons::icon(icon, m_context.theme));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void ServerList::layOut()
{
    m_count->setProperty("tone", "small");
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ServerCell(m_context.theme, m_view));
    m_view->setUniformItemSizes(true);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setDragDropMode(QAbstractItemView::InternalMove);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setMouseTracking(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->installEventFilter(this);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::space(4), Theme::space(1), Theme::space(2), Theme::space(1));
    head->setSpacing(Theme::space(1));
    head->addWidget(m_count, 1);
    for (QToolButton* button : {m_add, m_duplicate, m_remove})
        head->addWidget(button);
    auto* search = new QHBoxLayout;
    search->setContentsMargins(Theme::space(3), 0, Theme::space(3), Theme::space(2));
    search->addWidget(m_filter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addLayout(search);
    column->addWidget(m_view, 1);
}

void ServerList::retranslate()
{
    const auto call = [](QToolButton* button, const QString& name) {
        button->setToolTip(name);
        button->setAccessibleName(name);
    };
    call(m_add, tr("Add a server"));
    call(m_duplicate, tr("Duplicate the server"));
    call(m_remove, tr("Remove the server"));
    m_filter->setPlaceholderText(tr("Find a server"));
    m_filter->setAccessibleName(tr("Find a server"));
    m_view->setAccessibleName(tr("Servers"));
    m_view->setAccessibleDescription(tr("Alt+Up and Alt+Down move the server."));
    m_model->refresh();
    count();
}

void ServerList::count()
{
    const int all = static_cast<int>(m_context.editor.hosts().size());
    const QLocale& locale = m_context.speech.words().locale();
    m_count->setText(m_model->isFiltered()
                         ? tr("%1 of %2").arg(locale.toString(m_model->rowCount()), locale.toString(all))
                         : tr("%n servers", nullptr, all));
    const bool hasHost = m_context.editor.host().has_value();
    m_add->setEnabled(m_context.editor.hasDocument());
    m_duplicate->setEnabled(hasHost);
    m_remove->setEnabled(hasHost);
}

void ServerList::followHost()
{
    const std::optional<NodeId> host = m_context.editor.host();
    const std::optional<int> row = host ? m_model->rowOf(*host) : std::nullopt;
    const QModelIndex wanted = row ? m_model->index(*row) : QModelIndex();
    if (m_view->currentIndex() == wanted)
        return;
    m_view->selectionModel()->setCurrentIndex(wanted, QItemSelectionModel::ClearAndSelect);
    m_view->scrollTo(wanted);
}

void ServerList::add()
{
    m_filter->clear();
    addHost(m_context.editor, tr("New server"));
    // Its name is what is typed next.
    if (const std::optional<NodeId> host = m_context.editor.host()) {
        if (const auto name = m_context.editor.document().child(*host, u"HostName"))
            m_context.editor.goTo(*name);
    }
}

void ServerList::duplicate()
{
    duplicateHost(m_context.editor);
}

void ServerList::removeCurrent()
{
    removeHost(m_context.editor);
}

void ServerList::moveCurrent(int by)
{
    const std::optional<NodeId> host = m_context.editor.host();
    if (!host)
        return;
    m_context.editor.edit([&](profile::Document& document) { return moveItem(document, *host, by); });
}

bool ServerList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isMove = key.modifiers() == Qt::AltModifier;
    if (isMove && key.key() == Qt::Key_Up)
        moveCurrent(-1);
    else if (isMove && key.key() == Qt::Key_Down)
        moveCurrent(1);
    else if (key.matches(QKeySequence::Delete))
        removeCurrent();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

} // namespace naru::profiles
