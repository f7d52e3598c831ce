// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/MainWindow.h"

#include "connect/SignInQuestions.h"
#include "evidence/EvidencePage.h"
#include "kit/ConfirmBar.h"
#include "kit/EngineView.h"
#include "kit/Icons.h"
#include "kit/Notice.h"
#include "kit/SessionView.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "shell/Header.h"
#include "shell/Pages.h"
#include "shell/Rail.h"
#include "simulator/SimulatorPage.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>

namespace naru::shell {

namespace {

constexpr QSize smallest{1024, 640};
constexpr QSize designedFor{1280, 800};

QStringList localFiles(const QMimeData& data)
{
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

} // namespace

MainWindow::MainWindow(const kit::Surroundings& surroundings, QWidget* parent)
    : QWidget(parent)
    , m_surroundings(surroundings)
    , m_profileMenu(new QMenu(this))
    , m_openAction(new QAction(this))
    , m_demoAction(new QAction(this))
    , m_rail(new Rail(surroundings.theme, this))
    , m_header(new Header(surroundings, m_profileMenu, this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_confirm(new kit::ConfirmBar(surroundings.theme, this))
    , m_stack(new QStackedWidget(this))
    , m_questions(new connect::SignInQuestions(surroundings, *this))
{
    kit::setStyledBy(*this, kit::StyledBy::Parts);
    for (QWidget* part : {static_cast<QWidget*>(m_rail), static_cast<QWidget*>(m_header),
                          static_cast<QWidget*>(m_notice), static_cast<QWidget*>(m_confirm)})
        kit::setStyledBy(*part, kit::StyledBy::Itself);
    setMinimumSize(smallest);
    resize(designedFor);
    setAcceptDrops(true);
    setWindowTitle(QStringLiteral("Naru"));

    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_notice);
    column->addWidget(m_confirm);
    column->addWidget(m_stack, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_rail);
    row->addLayout(column, 1);

    for (kit::Page* page : makePages(m_surroundings, m_stack))
        addPage(page);
    connect(m_rail, &Rail::pageWished, this, &MainWindow::showPage);
    makeProfileMenu();
    addShortcuts();

    const kit::EngineView& engine = m_surroundings.engine;
    connect(&engine, &kit::EngineView::profileChanged, this, &MainWindow::showProfile);
    connect(&engine, &kit::EngineView::failed, this, [this](const base::Error& error) {
        m_failure = error;
        sayFailure();
    });
    showProfile();
    retranslate();
    showPage(0);
    page(0).setFocus(Qt::OtherFocusReason);
}

int MainWindow::currentPage() const
{
    return m_stack->currentIndex();
}

void MainWindow::showPage(int index)
{
    if (index < 0 || index >= pageCount())
        return;
    m_stack->setCurrentIndex(index);
    m_rail->setCurrent(index);
    m_header->showPage(page(index));
}

void MainWindow::askForProfile()
{
    auto* dialog =
        new QFileDialog(this, tr("Open a profile"), QString(),
                        tr("AnyConnect profiles (*.xml)") + QStringLiteral(";;") + tr("All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, &m_surroundings.engine, &kit::EngineView::openFiles);
    dialog->open();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const Documents documents = sortDocuments(localFiles(*event->mimeData()));
    openDocuments(documents);
    if (!documents.profiles.isEmpty())
        m_surroundings.engine.openFiles(documents.profiles);
    event->acceptProposedAction();
}

void MainWindow::openDocuments(const Documents& documents)
{
    for (int i = 0; i < pageCount(); ++i) {
        if (auto* evidence = qobject_cast<evidence_ui::EvidencePage*>(&page(i));
            evidence && !documents.evidence.isEmpty()) {
            evidence->open(documents.evidence);
            showPage(i);
        } else if (auto* simulator = qobject_cast<simulator::SimulatorPage*>(&page(i));
                   simulator && !documents.scenarios.isEmpty()) {
            simulator->importScenarios(documents.scenarios);
            showPage(i);
        }
    }
}

void MainWindow::addPage(kit::Page* page)
{
    m_stack->addWidget(page);
    m_rail->addPage(page->iconName(), page->standsApart());
    m_pages.push_back(page);
    connect(page, &kit::Page::documentNamed, this, [this](const QString& name, bool isModified) {
        setWindowTitle(name.isEmpty() ? QStringLiteral("Naru")
                                      : QString(name % QStringLiteral("[*] \u2013 Naru")));
        setWindowModified(isModified);
    });
}

void MainWindow::quit()
{
    m_quits = true;
    show();
    close();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const bool isConnected = !m_surroundings.engine.session().isIdle();
    if (isConnected && m_staysInTray && !m_quits) {
        event->ignore();
        hide();
        Q_EMIT wentToTray();
        return;
    }
    if (holdsBack()) {
        event->ignore();
        return;
    }
    QWidget::closeEvent(event);
    Q_EMIT closed();
}

bool MainWindow::holdsBack()
{
    for (int i = 0; i < pageCount(); ++i) {
        const auto goOn = [this, quits = m_quits] {
            m_quits = quits;
            close();
        };
        if (m_pages[size_t(i)]->holdsBack(goOn)) {
            m_quits = false;
            showPage(i);
            return true;
        }
    }
    if (m_quits || m_surroundings.engine.session().isIdle())
        return false;
    m_confirm->ask(tr("A connection is up or being made. It ends when the window is closed."),
                   tr("Disconnect and quit"), [this] { quit(); });
    return true;
}

void MainWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_questions->showPending();
}

void MainWindow::makeProfileMenu()
{
    m_openAction->setShortcut(QKeySequence::Open);
    m_profileMenu->addActions({m_openAction, m_demoAction});
    addAction(m_openAction);
    connect(m_openAction, &QAction::triggered, this, &MainWindow::askForProfile);
    connect(m_demoAction, &QAction::triggered, &m_surroundings.engine, &kit::EngineView::startDemo);
    connect(&m_surroundings.engine, &kit::EngineView::fileDialogWished, this, &MainWindow::askForProfile);
}

void MainWindow::addShortcuts()
{
    for (int i = 0; i < pageCount(); ++i) {
        auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + i)), this);
        connect(shortcut, &QShortcut::activated, this, [this, i] { showPage(i); });
    }
}

void MainWindow::retranslate()
{
    m_openAction->setText(tr("Open a profile…"));
    m_demoAction->setText(tr("Try the demo"));
    for (int i = 0; i < pageCount(); ++i)
        m_rail->setName(i, page(i).title());
    m_header->setTitle(page(std::max(0, currentPage())).title());
    m_confirm->retranslate();
    sayFailure();
}

void MainWindow::sayFailure()
{
    if (!m_failure)
        return;
    m_notice->say(m_surroundings.speech.words().error(*m_failure), m_failure->technical);
}

void MainWindow::showProfile()
{
    const kit::EngineView& engine = m_surroundings.engine;
    m_header->setProfileName(engine.profile() ? engine.profileName() : QString());
    m_failure.reset();
    m_notice->dismiss();
}

} // namespace naru::shell
