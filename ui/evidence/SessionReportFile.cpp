// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SessionReportFile.h"

#include "kit/Fonts.h"
#include "wording/SessionReport.h"

#include <QBuffer>
#include <QFont>
#include <QPageLayout>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextDocument>

#include <memory>

namespace naru::evidence_ui {

QByteArray reportHtml(const evidence::SupportSession& session,
                      const std::vector<wording::Language>& languages, const evidence::ReadControl& control)
{
    std::vector<std::unique_ptr<wording::Words>> owned;
    std::vector<const wording::Words*> words;
    for (const wording::Language language : languages) {
        owned.push_back(std::make_unique<wording::Words>(language));
        words.push_back(owned.back().get());
    }
    const auto captures = evidence::checkCaptures(session, control);
    return wording::sessionReport(session, words, captures).toUtf8();
}

QByteArray reportPdf(const QByteArray& html, const QString& title)
{
    constexpr int dotsPerInch = 300;
    constexpr double margin = 15;
    constexpr double textPoints = 9;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setResolution(dotsPerInch);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait,
                                     QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter));
    QFont font;
    font.setFamilies(kit::fontFamilies().text);
    font.setPointSizeF(textPoints);
    QTextDocument document;
    document.setDefaultFont(font);
    document.setHtml(QString::fromUtf8(html));
    document.print(&writer);
    return bytes;
}

} // namespace naru::evidence_ui
