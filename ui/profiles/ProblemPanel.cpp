// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProblemPanel.h"

#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "profiles/ProblemCell.h"
#include "profiles/ProblemModel.h"
#include "profiles/ProfileEditor.h"
#include "profiles/SeverityMark.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::Theme;
using profile::Severity;

namespace {

constexpr int iconSize = 14;
constexpr int headHeight = 40;

} // namespace

ProblemPanel::ProblemPanel(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new ProblemModel(context, this))
    , m_title(new QLabel(this))
    , m_none(new QLabel(this))
    , m_fix(new QPushButton(this))
    , m_fixAll(new QPushButton(this))
    , m_view(new QListView(this))
{
    layOut();
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemPanel::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ProblemPanel::refresh);
    connect(m_view, &QListView::activated, this, &ProblemPanel::goTo);
    connect(m_fix, &QPushButton::clicked, this, [this] { fix(m_view->currentIndex()); });
    connect(m_fixAll, &QPushButton::clicked, &context.editor, &ProfileEditor::applySafeFixes);
    connect(&context.editor, &ProfileEditor::stateChanged, this, &ProblemPanel::refresh);
    restyle();
    retranslate();
}

void ProblemPanel::layOut()
{
    m_title->setProperty("tone", "heading");
    m_none->setProperty("tone", "secondary");
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, 0);
    head->setSpacing(Theme::space(2));
    head->addWidget(m_title);
    head->addSpacing(Theme::space(2));
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        Count count{severity, new QLabel(this), new QLabel(this)};
        count.text->setProperty("tone", "small");
        head->addWidget(count.icon);
        head->addWidget(count.text);
        m_counts.push_back(count);
    }
    head->addWidget(m_none);
    head->addStretch(1);
    for (QPushButton* button : {m_fix, m_fixAll}) {
        kit::setButtonRole(*button, "small");
        head->addWidget(button);
    }
    auto* strip = new QWidget(this);
    strip->setFixedHeight(headHeight);
    strip->setLayout(head);

    auto* cell = new ProblemCell(m_context.theme, m_view);
    connect(cell, &ProblemCell::placeClicked, this, &ProblemPanel::goTo);
    connect(cell, &ProblemCell::fixClicked, this, &ProblemPanel::fix);
    m_view->setModel(m_model);
    m_view->setItemDelegate(cell);
    m_view->setUniformItemSizes(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMouseTracking(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(strip);
    column->addWidget(m_view, 1);
}

void ProblemPanel::restyle()
{
    for (const Count& count : m_counts) {
        count.icon->setPixmap(kit::Icons::pixmap(severityIcon(count.severity), iconSize,
                                                 severityColour(count.severity, m_context.theme.colors()),
                                                 devicePixelRatioF()));
    }
    m_view->viewport()->update();
}

QString ProblemPanel::countText(Severity severity) const
{
    const int count = m_model->count(severity);
    switch (severity) {
    case Severity::Error:
        return tr("%n errors", nullptr, count);
    case Severity::Warning:
        return tr("%n warnings", nullptr, count);
    case Severity::Note:
        return tr("%n notes", nullptr, count);
    }
    return {};
}

void ProblemPanel::refresh()
{
    for (const Count& count : m_counts) {
        const bool isThere = m_model->count(count.severity) > 0;
        count.icon->setVisible(isThere);
        count.text->setVisible(isThere);
        count.text->setText(countText(count.severity));
    }
    const bool hasReview = m_context.editor.review() != nullptr;
    m_none->setVisible(m_model->rowCount() == 0);
    m_none->setText(hasReview ? tr("none") : QString());
    const bool canEdit = m_context.editor.hasDocument() && !m_context.editor.hasDraft();
    m_fixAll->setVisible(m_model->safeFixes() > 0);
    m_fixAll->setEnabled(canEdit);
    m_fixAll->setText(tr("Apply %n safe fixes", nullptr, m_model->safeFixes()));
    const QString fix = m_view->currentIndex().data(ProblemModel::FixText).toString();
    m_fix->setVisible(!fix.isEmpty());
    m_fix->setEnabled(canEdit);
    m_fix->setAccessibleDescription(fix);
}

void ProblemPanel::retranslate()
{
    m_title->setText(tr("Problems"));
    m_view->setAccessibleName(tr("Problems"));
    m_fix->setText(tr("Fix the chosen one"));
    m_fix->setToolTip(tr("Ctrl+Return"));
    m_fixAll->setToolTip(tr("Only fixes after which every client reads the profile as before"));
    refresh();
    m_view->viewport()->update();
}

void ProblemPanel::goTo(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const profile::Finding& finding = m_model->finding(index.row());
    if (finding.node && m_context.editor.document().contains(*finding.node))
        m_context.editor.goTo(*finding.node);
    else
        m_context.editor.goTo(profile::TextRange{});
}

void ProblemPanel::fix(const QModelIndex& index)
{
    if (index.isValid() && m_fix->isEnabled())
        m_context.editor.applyFix(profile::Finding(m_model->finding(index.row())));
}

bool ProblemPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isReturn && key.modifiers() == Qt::ControlModifier) {
            fix(m_view->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace naru::profiles
