// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/report/ReportWriter.h"

#include "simulator/report/ReportSections.h"
#include "simulator/words/Spoken.h"

namespace naru::simulator {

namespace {

QByteArray styleOf(const kit::Colors& c)
{
    const auto name = [](const QColor& colour) { return colour.name().toUtf8(); };
    return "body{font:14px/1.45 system-ui,'Noto Sans CJK KR',sans-serif;color:" + name(c.text) +
           ";background:" + name(c.bg) +
           ";max-width:960px;margin:24px auto;padding:0 24px}"
           "h1{font-size:22px;line-height:28px}h2{font-size:16px;margin:32px 0 8px}"
           "table{border-collapse:collapse;width:100%;font-size:12px}"
           "th{text-align:left;font-weight:400;color:" +
           name(c.text2) + "}th,td{padding:4px 8px 4px 0;border-bottom:1px solid " + name(c.line) +
           ";vertical-align:top;overflow-wrap:anywhere}"
           ".n{text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:normal}"
           "pre{background:" +
           name(c.side) +
           ";padding:8px 12px;white-space:pre-wrap;overflow-wrap:anywhere}"
           "figure{margin:8px 0}svg{max-width:100%;height:auto}"
           "section+section{border-top:1px solid " +
           name(c.line2) + ";margin-top:48px}footer{margin-top:32px;color:" + name(c.text2) + "}";
}

} // namespace

QByteArray htmlReport(const ReportInput& input, const std::vector<wording::Language>& languages,
                      const charts::Look& look)
{
    QByteArray body;
    QByteArray links;
    QString title;
    for (const wording::Language language : languages) {
        const wording::Words words(language);
        body += ReportSections(input, words, look).write();
        const QByteArray code = wording::languageCode(language).toUtf8();
        links += "<a href=\"#" + code + "\" lang=\"" + code + "\">" +
                 (language == wording::Language::Korean ? "한국어" : "English") + "</a> ";
        if (title.isEmpty())
            title = textIn(input.opened.title, language);
    }
    if (title.isEmpty())
        title = QString::fromStdString(input.opened.name);
    return "<!DOCTYPE html>\n<html lang=\"" + wording::languageCode(languages.front()).toUtf8() +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
           "'unsafe-inline'\">\n"
           "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" +
           title.toHtmlEscaped().toUtf8() + "</title>\n<style>" + styleOf(look.colors) +
           "</style>\n</head>\n<body>\n" +
           (languages.size() > 1 ? "<nav>" + links + "</nav>\n" : QByteArray()) + body + "<footer>Naru " +
           input.version.toHtmlEscaped().toUtf8() + "</footer>\n</body>\n</html>\n";
}

} // namespace naru::simulator
