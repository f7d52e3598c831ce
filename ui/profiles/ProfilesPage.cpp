// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProfilesPage.h"

#include "kit/ChoiceBar.h"
#include "kit/EmptyState.h"
#include "kit/EngineView.h"
#include "kit/FieldLine.h"
#include "kit/FileSaver.h"
#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "profiles/NewDocument.h"
#include "profiles/ProfileTabs.h"
#include "profiles/ProfileTools.h"
#include "profiles/ServerList.h"
#include "profiles/ServerModel.h"
#include "profiles/SourcePane.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace naru::profiles {

using kit::EngineView;
using kit::Theme;

namespace {

enum Answer { Save, Discard, Cancel };

} // namespace

ProfilesPage::ProfilesPage(const kit::Surroundings& surroundings, QWidget* parent)
    : Page(surroundings, parent)
    , m_tools(new ProfileTools(surroundings, m_editor, *this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_question(new kit::ChoiceBar(surroundings.theme, this))
    , m_stack(new QStackedWidget(this))
    , m_tabs(new ProfileTabs({m_editor, surroundings.theme, surroundings.speech},
                             m_tools->certificateAction(), m_stack))
    , m_empty(new kit::EmptyState(m_stack))
    , m_file(new QPushButton(this))
    , m_menu(new QMenu(this))
    , m_undo(new QAction(this))
    , m_redo(new QAction(this))
    , m_measure(new QAction(this))
    , m_save(new QAction(this))
    , m_saveKey(new QAction(this))
    , m_saveAs(new QAction(this))
    , m_new(new QAction(this))
{
    makeActions();
    layOut();
    connectEditor();
    connectEngine();
    retranslate();
}

ProfilesPage::~ProfilesPage() = default;

void ProfilesPage::makeActions()
{
    const Theme& theme = surroundings().theme;
    m_undo->setIcon(kit::Icons::icon(QStringLiteral("undo"), theme));
    m_redo->setIcon(kit::Icons::icon(QStringLiteral("redo"), theme));
    m_measure->setIcon(kit::Icons::icon(QStringLiteral("measure"), theme));
    kit::setPrimary(m_save);
    kit::setIconOnly(m_undo);
    kit::setIconOnly(m_redo);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Y), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z)});
    m_saveKey->setShortcut(QKeySequence::Save);
    m_saveAs->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    m_new->setShortcut(QKeySequence::New);
    for (QAction* action : {m_undo, m_redo, m_saveKey, m_saveAs, m_new}) {
        // Wherever the keyboard is in the window while this page is shown.
        action->setShortcutContext(Qt::WindowShortcut);
        addAction(action);
    }
    connect(m_undo, &QAction::triggered, this, &ProfilesPage::undo);
    connect(m_redo, &QAction::triggered, this, &ProfilesPage::redo);
    connect(m_measure, &QAction::triggered, this, &ProfilesPage::measureThese);
    for (QAction* action : {m_save, m_saveKey}) {
        connect(action, &QAction::triggered, this, [this] {
            stay();
            save();
        });
    }
    connect(m_saveAs, &QAction::triggered, this, [this] {
        stay();
        saveAs();
    });
    connect(m_new, &QAction::triggered, this, [this] { leaveDocument([this] { m_editor.create(); }); });
    // Not mirrored, as its button is.
    m_menu->setLayoutDirection(Qt::LeftToRight);
    m_menu->addActions({m_new, m_saveAs});
    m_menu->addSeparator();
    m_menu->addActions(m_tools->actions());
    m_file->setMenu(m_menu);
    kit::setButtonRole(*m_file, "small");
    m_file->setIcon(kit::Icons::icon(QStringLiteral("down"), theme));
    m_file->setIconSize({12, 12});
    // The arrow stands behind the word.
    m_file->setLayoutDirection(Qt::RightToLeft);
}

void ProfilesPage::layOut()
{
    m_stack->addWidget(m_tabs);
    m_stack->addWidget(m_empty);
    m_tabs->setCorner(m_file);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(m_question);
    column->addWidget(m_tools->bars());
    column->addWidget(m_stack, 1);
    m_question->hide();
}

void ProfilesPage::connectEditor()
{
    connect(&m_editor, &ProfileEditor::documentReplaced, this, [this] {
        m_notice->dismiss();
        m_question->hide();
        m_goOn = nullptr;
        refresh();
    });
    connect(&m_editor, &ProfileEditor::stateChanged, this, &ProfilesPage::refresh);
    connect(&m_editor, &ProfileEditor::failed, this, [this](const base::Error& error) {
        stay();
        m_notice->say(surroundings().speech.words().error(error), error.technical);
    });
    connect(&m_editor, &ProfileEditor::edited, m_notice, &kit::Notice::dismiss);
    connect(&m_editor, &ProfileEditor::edited, this, [this] {
        if (m_leaveWhenSaved)
            stay();
    });
    connect(&m_editor, &ProfileEditor::reviewed, this, &ProfilesPage::measureWhenReviewed);
    connect(&m_editor, &ProfileEditor::saved, this, [this] {
        EngineView& engine = surroundings().engine;
        // What is measured from now on is what the file says now; the first profile there is, is the active
        // one.
        if (engine.files().contains(m_editor.path()))
            engine.openFiles(engine.files());
        else if (!engine.profile())
            engine.openFiles({m_editor.path()});
        else
            engine.knowFile(m_editor.path());
        if (std::exchange(m_leaveWhenSaved, false) && m_goOn)
            std::exchange(m_goOn, nullptr)();
    });
    connect(m_tools, &ProfileTools::openWished, this, &ProfilesPage::openFile);
    connect(m_tools, &ProfileTools::saveAsWished, this, &ProfilesPage::saveAs);
    connect(m_question, &kit::ChoiceBar::chosen, this, &ProfilesPage::answer);
    connect(m_empty, &kit::EmptyState::acted, &m_editor, &ProfileEditor::create);
}

void ProfilesPage::connectEngine()
{
    EngineView& engine = surroundings().engine;
    connect(&engine, &EngineView::profileChanged, this, &ProfilesPage::followEngine);
    connect(&engine, &EngineView::runningChanged, this, &ProfilesPage::refresh);
    connect(&engine, &EngineView::reportChanged, this,
            [this] { m_tabs->servers().model().setReport(surroundings().engine.report()); });
    followEngine();
}

void ProfilesPage::followEngine()
{
    const EngineView& engine = surroundings().engine;
    if (std::exchange(m_expectsOwn, false) || !engine.profile())
        return;
    if (!engine.files().isEmpty()) {
        if (engine.files().contains(m_editor.path()))
            return;
        openFile(engine.files().first());
    } else if (!m_editor.isModified()) {
        m_editor.setDocument(documentOf(*engine.profile()), {});
    }
}

QString ProfilesPage::shownName() const
{
    return m_editor.name().isEmpty() ? tr("New profile") : m_editor.name();
}

void ProfilesPage::openFile(const QString& path)
{
    leaveDocument([this, path] { m_editor.openFile(path); });
}

QString ProfilesPage::title() const
{
    return tr("Profiles");
}

QString ProfilesPage::iconName() const
{
    return QStringLiteral("document");
}

QList<QAction*> ProfilesPage::headerActions() const
{
    return {m_undo, m_redo, m_measure, m_save};
}

void ProfilesPage::refresh()
{
    const bool has = m_editor.hasDocument();
    const bool isRunning = surroundings().engine.isRunning();
    m_stack->setCurrentIndex(has ? 0 : 1);
    m_undo->setEnabled(m_editor.canUndo() || m_editor.hasDraft());
    m_redo->setEnabled(m_editor.canRedo() || m_editor.hasDraft());
    // What is typed into the source is an edit, too, while it can't be taken over; saving then shows the
    // place.
    const bool isEdited = m_editor.isModified() || m_editor.hasDraft();
    m_save->setEnabled(has && !m_editor.isReadOnly() && (isEdited || m_editor.path().isEmpty()));
    m_saveKey->setEnabled(has);
    m_saveAs->setEnabled(has);
    m_measure->setEnabled(isRunning || (has && !m_editor.hosts().empty()));
    m_measure->setText(isRunning ? tr("Stop") : tr("Measure these"));
    Q_EMIT documentNamed(has ? shownName() : QString(), isEdited);
}

bool ProfilesPage::holdsBack(std::function<void()> goOn)
{
    takeTyping();
    if (!m_editor.isModified() && !m_editor.hasDraft())
        return false;
    leaveDocument([this, goOn = std::move(goOn)] {
        // Discarded: nothing holds back a second time.
        m_editor.close();
        goOn();
    });
    return true;
}

bool ProfilesPage::takeTyping()
{
    if (auto* line = qobject_cast<kit::FieldLine*>(QApplication::focusWidget()); line && isAncestorOf(line))
        line->commit();
    return m_tabs->source().flush();
}

void ProfilesPage::undo()
{
    takeTyping();
    m_editor.hasDraft() ? m_tabs->source().undoDraft() : m_editor.undo();
}

void ProfilesPage::redo()
{
    takeTyping();
    m_editor.hasDraft() ? m_tabs->source().redoDraft() : m_editor.redo();
}

void ProfilesPage::save()
{
    if (!takeTyping()) {
        // What is not well-formed is no profile: its place is shown instead.
        stay();
        m_tabs->setTab(ProfileTabs::Source);
        return;
    }
    if (m_editor.path().isEmpty())
        saveAs();
    else if (m_editor.isModified() && !m_editor.isReadOnly())
        m_editor.save();
}

void ProfilesPage::saveAs()
{
    if (!takeTyping()) {
        m_tabs->setTab(ProfileTabs::Source);
        return;
    }
    const QString name = m_editor.name().isEmpty() ? QStringLiteral("profile.xml") : m_editor.name();
    kit::askWhereToSave(*this, tr("Save the profile"), name,
                        [this](const QString& path) { m_editor.saveAs(path); });
}

void ProfilesPage::measureThese()
{
    EngineView& engine = surroundings().engine;
    if (engine.isRunning()) {
        engine.stop();
        return;
    }
    takeTyping();
    m_measureSoon = true;
    measureWhenReviewed();
}

void ProfilesPage::measureWhenReviewed()
{
    const ReviewPtr& review = m_editor.review();
    if (!m_measureSoon || !review || review->revision != m_editor.document().revision())
        return;
    m_measureSoon = false;
    m_expectsOwn = true;
    surroundings().engine.measureProfile(review->lint.profile, shownName());
}

void ProfilesPage::leaveDocument(std::function<void()> goOn)
{
    takeTyping();
    if (!m_editor.isModified() && !m_editor.hasDraft()) {
        goOn();
        return;
    }
    m_goOn = std::move(goOn);
    m_question->say(tr("There are unsaved changes: %1").arg(shownName()),
                    {tr("Save"), tr("Discard the changes"), tr("Cancel")});
    m_question->show();
    m_question->button(Cancel).setFocus(Qt::OtherFocusReason);
}

/** What was to happen once all is saved, closing the window say, is not wished for any more. */
void ProfilesPage::stay()
{
    m_leaveWhenSaved = false;
    m_goOn = nullptr;
}

void ProfilesPage::answer(int choice)
{
    m_question->hide();
    if (choice == Save) {
        m_leaveWhenSaved = true;
        save();
    } else if (choice == Discard && m_goOn) {
        std::exchange(m_goOn, nullptr)();
    } else {
        stay();
    }
}

void ProfilesPage::retranslate()
{
    const auto callWith = [](QAction* action, const QString& text, const QKeySequence& shortcut) {
        action->setText(text);
        const QString keys = shortcut.toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? text : QString(text % QStringLiteral("  ") % keys));
    };
    const auto call = [&](QAction* action, const QString& text) {
        callWith(action, text, action->shortcut());
    };
    call(m_undo, tr("Undo"));
    call(m_redo, tr("Redo"));
    callWith(m_save, tr("Save"), m_saveKey->shortcut());
    call(m_saveAs, tr("Save as…"));
    call(m_new, tr("New profile"));
    m_file->setText(tr("More"));
    m_empty->setTexts(tr("No profile is open here."),
                      tr("Open one with Ctrl+O, drop one on this window, or begin with an empty one."),
                      tr("New profile"));
    // A question in the old language would stand there; it can be asked again.
    m_question->hide();
    m_goOn = nullptr;
    m_tools->retranslate();
    m_tabs->retranslate();
    refresh();
}

void ProfilesPage::restyle()
{
    m_tabs->restyle();
}

} // namespace naru::profiles
