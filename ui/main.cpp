// SPDX-License-Identifier: GPL-3.0-or-later
// naru: the window.
#include "base/CoreDumps.h"
#include "engine/DataFolder.h"
#include "engine/SettingsFile.h"
#include "kit/Style.h"
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
int showSamples(QApplication& application, const shell::Options& options)
{
    const shell::SampleClock clock;
    shell::Interior interior(options.language.value_or(wording::Language::English), clock);
    interior.theme().setScheme(options.scheme.value_or(kit::Theme::Scheme::Light));
    kit::applyStyle(application, interior.theme());

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

int showWindow(QApplication& application, const shell::Options& options)
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
    kit::applyStyle(application, interior.theme());
    shell::MainWindow window(interior.surroundings());
    window.restoreGeometry(shell::Preferences::geometry());
    window.show();

    shell::EngineLink link({engine::dataFolder(false), QStringLiteral("naru"), true, engine::settingsFile()},
                           clock, engine);
    shell::rememberChanges(interior, window);
    const shell::Presence presence(interior.surroundings(), window);

    const QStringList files = options.files.isEmpty() ? shell::Preferences::files() : options.files;
    shell::sayProblems(kept.problems, engine, options.demo || !files.isEmpty());
    if (options.demo)
        link.startDemo();
    else if (!files.isEmpty())
        shell::launch(engine, files);
    const int status = QApplication::exec();
    shell::Preferences::setGeometry(window.saveGeometry());
    return status;
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("naru"));
    QApplication::setApplicationVersion(QStringLiteral(NARU_VERSION));

    const std::expected<shell::Options, QString> options = shell::readOptions(QApplication::arguments());
    if (!options) {
        std::fprintf(stderr, "naru: %s\n", qPrintable(options.error()));
        return wrongUse;
    }
    if (options->help || options->version) {
        std::fputs(qPrintable(options->help
                                  ? shell::helpText()
                                  : QStringLiteral("naru %1\n").arg(QApplication::applicationVersion())),
                   stdout);
        return 0;
    }
    if (options->selfTest || options->screenshots)
        return showSamples(application, *options);
    return showWindow(application, *options);
}
