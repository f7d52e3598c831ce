// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/Launch.h"

#include "kit/EngineView.h"
#include "kit/SessionView.h"

namespace naru::shell {

void launch(kit::EngineView& engine, const QStringList& files)
{
    const auto wish = [&engine, files] {
        // What a person opened first, because these could not be read, is no start of the program.
        if (engine.files() == files)
            engine.session().connectGateway({std::nullopt, ogs::Trigger::Launch});
    };
    QObject::connect(&engine, &kit::EngineView::profileChanged, &engine, wish, Qt::SingleShotConnection);
    engine.openFiles(files);
}

} // namespace naru::shell
