import type { DayFigures } from './api.ts';
import { Plot } from './plot.tsx';
import { plotted, shortCount } from './rolling.ts';

/** What was bought and is unused, and all that is unused, dashed. */
export const UnusedPlot = ({ items }: { readonly items: readonly DayFigures[] }) => (
  <Plot
    kind="line"
    points={plotted(items, (day) => day.unusedPaidPoints)}
    whole={plotted(items, (day) => day.unusedPaidPoints + day.unusedFreePoints)}
    axis={shortCount}
  />
);
