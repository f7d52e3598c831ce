// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Options.h"

#include <QCommandLineParser>

namespace naru::shell {

namespace {

const QCommandLineOption demoOption(QStringLiteral("demo"),
                                    QStringLiteral("Race gateways that run on this machine."));
const QCommandLineOption languageOption(QStringLiteral("language"), QStringLiteral("Speak this language."),
                                        QStringLiteral("ko|en"));
const QCommandLineOption themeOption(QStringLiteral("theme"),
                                     QStringLiteral("Use this theme instead of the system's."),
                                     QStringLiteral("light|dark"));
const QCommandLineOption selfTestOption(
    QStringLiteral("self-test"),
    QStringLiteral("Show every page in both languages and themes, and fail on any warning of Qt or QML."));
const QCommandLineOption
    screenshotsOption(QStringLiteral("screenshots"),
                      QStringLiteral("Write pictures of every page, made from sample data."),
                      QStringLiteral("folder"));
const QCommandLineOption sizeOption(QStringLiteral("size"), QStringLiteral("Size of these pictures."),
                                    QStringLiteral("width x height"), QStringLiteral("1280x800"));

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Finds the VPN gateway that answers fastest from where you are."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(
        {demoOption, languageOption, themeOption, selfTestOption, screenshotsOption, sizeOption});
    parser.addPositionalArgument(QStringLiteral("profile"), QStringLiteral("AnyConnect profiles (XML)."),
                                 QStringLiteral("[profile...]"));
}

std::optional<QSize> readSize(const QString& text)
{
    const QStringList parts = text.split(QLatin1Char('x'));
    if (parts.size() != 2)
        return std::nullopt;
    const QSize size(parts[0].toInt(), parts[1].toInt());
    constexpr int largest = 8000;
    const bool isUsable =
        size.width() > 0 && size.height() > 0 && size.width() <= largest && size.height() <= largest;
    return isUsable ? std::optional(size) : std::nullopt;
}

QString wrongValue(const QCommandLineOption& option, const QString& value)
{
    return QStringLiteral("--%1 takes %2, not “%3”.").arg(option.names().first(), option.valueName(), value);
}

} // namespace

std::expected<Options, QString> readOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return std::unexpected(parser.errorText());

    Options options;
    options.files = parser.positionalArguments();
    options.demo = parser.isSet(demoOption);
    options.selfTest = parser.isSet(selfTestOption);
    options.help = parser.isSet(QStringLiteral("help"));
    options.version = parser.isSet(QStringLiteral("version"));
    if (parser.isSet(screenshotsOption))
        options.screenshots = parser.value(screenshotsOption);
    if (parser.isSet(languageOption)) {
        options.language = wording::languageFromCode(parser.value(languageOption));
        if (!options.language)
            return std::unexpected(wrongValue(languageOption, parser.value(languageOption)));
    }
    if (parser.isSet(themeOption)) {
        const QString name = parser.value(themeOption);
        if (name != QLatin1String("light") && name != QLatin1String("dark"))
            return std::unexpected(wrongValue(themeOption, name));
        options.scheme = name == QLatin1String("dark") ? kit::Theme::Scheme::Dark : kit::Theme::Scheme::Light;
    }
    const std::optional<QSize> wanted = readSize(parser.value(sizeOption));
    if (!wanted)
        return std::unexpected(wrongValue(sizeOption, parser.value(sizeOption)));
    options.size = *wanted;
    return options;
}

QString helpText()
{
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

} // namespace naru::shell
