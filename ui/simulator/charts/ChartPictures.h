// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/Look.h"
#include "charts/Picture.h"
#include "simulator/charts/DistributionPainter.h"
#include "simulator/charts/Plot.h"

/** Charts as pictures, of one size whatever the window has. Need a QApplication; window thread. */
namespace naru::simulator {

[[nodiscard]] QImage imageOfPlots(const std::vector<Plot>& plots, const charts::Look& look,
                                  const wording::Words& words);
[[nodiscard]] QByteArray svgOfPlots(const std::vector<Plot>& plots, const charts::Look& look,
                                    const wording::Words& words);
[[nodiscard]] QImage imageOfDistributions(const Distributions& shown, const charts::Look& look,
                                          const wording::Words& words);
[[nodiscard]] QByteArray svgOfDistributions(const Distributions& shown, const charts::Look& look,
                                            const wording::Words& words);

} // namespace naru::simulator
