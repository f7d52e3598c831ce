// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/TextPane.h"

#include "kit/Theme.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace naru::evidence_ui {

using kit::Theme;

TextPane::TextPane(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setProperty("source", true);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(2));
    buttons->setSpacing(Theme::space(2));
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(buttons);
    auto* inner = new QHBoxLayout;
    inner->setContentsMargins(Theme::pageMargin, 0, 0, 0);
    inner->addWidget(m_text);
    layout->addLayout(inner, 1);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(m_save, &QPushButton::clicked, this,
            [this] { Q_EMIT saveWished(QStringLiteral("evidence.txt"), (text() + u'\n').toUtf8()); });
    restyle();
}

void TextPane::setText(const QString& text)
{
    if (m_whole == text)
        return;
    const bool isComing = m_shown < m_whole.size();
    m_whole = text;
    m_shown = 0;
    m_text->clear();
    if (!isComing)
        addPiece();
    // A field that was empty follows what is appended to its end.
    m_text->verticalScrollBar()->setValue(0);
}

void TextPane::addPiece()
{
    constexpr qsizetype pieceSize = 64 * 1024;
    const qsizetype end = m_whole.indexOf(u'\n', m_shown + pieceSize);
    const qsizetype next = end < 0 ? m_whole.size() : end;
    m_text->appendPlainText(m_whole.sliced(m_shown, next - m_shown));
    m_shown = end < 0 ? next : next + 1;
    if (end >= 0)
        QMetaObject::invokeMethod(this, &TextPane::addPiece, Qt::QueuedConnection);
}

void TextPane::retranslate()
{
    m_copy->setText(tr("Copy all"));
    m_save->setText(tr("Save as text…"));
    m_text->setAccessibleName(tr("All of it as text"));
}

void TextPane::restyle()
{
    // A syllable of Hangul is two cells wide in it.
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setFamilies(
        {font.family(), QStringLiteral("Noto Sans Mono CJK KR"), QStringLiteral("NanumGothicCoding")});
    font.setPixelSize(m_theme.small().pixelSize() + 1);
    // The same one again would lay a long text out anew.
    if (m_text->font() != font)
        m_text->setFont(font);
}

} // namespace naru::evidence_ui
