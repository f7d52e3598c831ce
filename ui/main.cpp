// SPDX-License-Identifier: GPL-3.0-or-later
// naru: the window.
#include "base/CoreDumps.h"
#include "engine/DataFolder.h"
#include "engine/SettingsFile.h"
#include "kit/Style.h"
#include "shell/Documents.h"
#include "shell/EngineLink.h"
#include "shell/Interior.h"
#include "shell/Launch.h"
#include "shell/MainWindow.h"
#include "shell/Options.h"
#include "shell/Preferences.h"
#include "shell/Presence.h"
#include "shell/Remembering.h"
#include "shell/SampleData.h"
#include "shell/Screenshots.h"
#include "shell/SelfTest.h"
#include "shell/SettingProblems.h"

#include <QApplication>
#include <QIcon>

#include <algorithm>
#include <cstdio>

using namespace naru;

namespace {

constexpr int wrongUse = 2;

wording::Language languageOf(const shell::Options& options)
{
    if (options.language)
        return *options.language;
    return shell::Preferences::language().value_or(wording::systemLanguage());
}

/** Pictures and the self-test: sample data, no engine, nothing remembered. */
int showSamples(const shell::Options& options)
{
    const shell::SampleClock clock;
    shell::Interior interior(options.language.value_or(wording::Language::English), clock);
    interior.theme().setScheme(options.scheme.value_or(kit::Theme::Scheme::Light));
    kit::applyStyle(interior.theme());

    if (options.selfTest) {
        shell::SelfTest test(interior);
        {
            shell::MainWindow window(interior.surroundings());
            window.show();
            test.start(window);
            QApplication::exec();
        }
        return test.report();
    }
    shell::MainWindow window(interior.surroundings());
    window.resize(options.size);
    window.show();
    shell::Screenshots screenshots(interior, window, *options.screenshots);
    screenshots.start();
    return QApplication::exec();
}

int showWindow(const shell::Options& options)
{
    base::forbidCoreDumps();
    const base::MachineClock clock;
    shell::Interior interior(languageOf(options), clock, engine::dataFolder(false));
    interior.theme().setScheme(options.scheme.value_or(shell::Preferences::scheme()));
    interior.theme().setReduceMotion(shell::Preferences::reduceMotion());
    const engine::KeptSettings kept = engine::readSettings(engine::settingsFile());
    kit::EngineView& engine = interior.engine();
    engine.setSettings(kept.settings);
    engine.setKnownFiles(shell::Preferences::knownFiles());
    kit::applyStyle(interior.theme());
    shell::MainWindow window(interior.surroundings());
    window.restoreGeometry(shell::Preferences::geometry());
    window.show();

    shell::EngineLink link({engine::dataFolder(false), QStringLiteral("naru"), true, engine::settingsFile()},
                           clock, engine);
    shell::rememberChanges(interior, window);
    const shell::Presence presence(interior.surroundings(), window);

    shell::Documents documents = shell::sortDocuments(options.files);
    if (documents.profiles.isEmpty())
        documents.profiles = shell::Preferences::files();
    shell::sayProblems(kept.problems, engine, options.demo || !documents.profiles.isEmpty());
    if (options.demo)
        link.startDemo();
    else if (!documents.profiles.isEmpty())
        shell::launch(engine, documents.profiles);
    window.openDocuments(documents);
    const int status = QApplication::exec();
    shell::Preferences::setGeometry(window.saveGeometry());
    return status;
}

/** Help and version are for machines without a display, too. */
bool isAskedForTexts(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        const QLatin1String text(argument);
        return text == QLatin1String("--help") || text == QLatin1String("-h") ||
               text == QLatin1String("--version") || text == QLatin1String("-v");
    });
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("naru"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NARU_VERSION));
    if (isAskedForTexts(argc, argv)) {
        const QCoreApplication texts(argc, argv);
        std::fputs(
            qPrintable(shell::readOptions(QCoreApplication::arguments()).value_or(shell::Options()).version
                           ? QStringLiteral("naru %1\n").arg(QCoreApplication::applicationVersion())
                           : shell::helpText()),
            stdout);
        return 0;
    }
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/naru/app/naru.svg")));
    QGuiApplication::setDesktopFileName(QStringLiteral("naru"));

    const std::expected<shell::Options, QString> options = shell::readOptions(QApplication::arguments());
    if (!options) {
        std::fprintf(stderr, "naru: %s\n", qPrintable(options.error()));
        return wrongUse;
    }
    if (options->selfTest || options->screenshots)
        return showSamples(*options);
    return showWindow(*options);
}
