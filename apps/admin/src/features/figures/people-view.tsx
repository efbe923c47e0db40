import { useQuery } from '@tanstack/react-query';
import { PEOPLE_FIGURES } from '@yoimachi/domain/figures';
import { numberColumn, type Column } from '#parts/column.ts';
import { Panel } from '#parts/panel.tsx';
import type { Day } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { peopleDays, type PeopleDay } from './api.ts';
import { DayTable } from './day-table.tsx';
import { FigureLink } from './figure-link.tsx';
import { figureTexts as t } from './ja.ts';
import { Plot } from './plot.tsx';
import { plotted, shortCount } from './rolling.ts';
import { Sums } from './sums.tsx';

const timeText = (minutes: number | null) => (minutes === null ? t.none : t.minutes(minutes));

/** Who came and left, how long checks of age took, and how many SMS went out. */
export function PeopleView({ from, to }: { readonly from: Day; readonly to: Day }) {
  const figures = useQuery(peopleDays({ from, to }));
  return (
    <Loaded query={figures}>
      {({ days }) => (
        <>
          <Sums
            sums={PEOPLE_FIGURES.map((figure) => ({
              name: t.peopleNames[figure],
              value: (
                <FigureLink
                  {...{ figure, from, to }}
                  value={days.reduce((sum, day) => sum + day[figure], 0)}
                />
              ),
            }))}
          />
          <div className="grid gap-4 tablet:grid-cols-2">
            <Panel title={t.peopleChart}>
              <Plot
                kind="bars"
                points={plotted(days, ({ guests, casts }) => guests + casts)}
                axis={shortCount}
              />
            </Panel>
            <Panel title={t.peopleNames.smsSent}>
              <Plot kind="bars" points={plotted(days, ({ smsSent }) => smsSent)} axis={shortCount} />
            </Panel>
          </div>
          <DayTable id="figures-people" columns={columns} rows={days} />
        </>
      )}
    </Loaded>
  );
}

const columns: readonly Column<PeopleDay>[] = [
  ...PEOPLE_FIGURES.map((figure): Column<PeopleDay> =>
    numberColumn(figure, t.peopleNames[figure], (row) => (
      <FigureLink figure={figure} value={row[figure]} from={row.day} to={row.day} />
    )),
  ),
  numberColumn('time', t.ageTime, ({ ageCheckMinutes }) => timeText(ageCheckMinutes)),
];

export const peopleRows = (days: readonly PeopleDay[]) => ({
  header: [t.day, ...PEOPLE_FIGURES.map((figure) => t.peopleNames[figure]), `${t.ageTime}（分）`],
  rows: days.map((day) => [
    day.day,
    ...PEOPLE_FIGURES.map((figure) => day[figure]),
    day.ageCheckMinutes ?? '',
  ]),
});
