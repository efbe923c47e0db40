import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatMonthDayLong, type Day } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { peopleDays } from './api.ts';
import type { PeopleDay } from './api.ts';
import { figureTexts as t } from './ja.ts';
import { Plot } from './plot.tsx';
import { plotted, shortCount } from './rolling.ts';
import { Sums } from './sums.tsx';

const COUNTS = [
  ['guests', t.guests],
  ['casts', t.casts],
  ['left', t.left],
  ['ageChecksPassed', t.agePassed],
  ['ageChecksRefused', t.ageRefused],
  ['smsSent', t.sms],
] as const;

const timeText = (minutes: number | null) => (minutes === null ? t.none : t.minutes(minutes));

/** Who came and left, how long checks of age took, and how many SMS went out. */
export function PeopleView({ from, to }: { readonly from: Day; readonly to: Day }) {
  const figures = useQuery(peopleDays({ from, to }));
  return (
    <Loaded query={figures}>
      {({ days }) => (
        <>
          <Sums
            sums={COUNTS.map(([key, name]) => ({
              name,
              value: formatCount(days.reduce((sum, day) => sum + day[key], 0)),
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
            <Panel title={t.sms}>
              <Plot kind="bars" points={plotted(days, ({ smsSent }) => smsSent)} axis={shortCount} />
            </Panel>
          </div>
          <Panel title={t.table} isFlush>
            <DataTable
              id="figures-people"
              label={t.table}
              columns={columns}
              rows={days}
              rowId={({ day }) => day}
            />
          </Panel>
        </>
      )}
    </Loaded>
  );
}

const columns: readonly Column<PeopleDay>[] = [
  {
    id: 'day',
    header: t.day,
    isFixed: true,
    cell: ({ day }) => <b className="nums whitespace-nowrap">{formatMonthDayLong(day)}</b>,
  },
  ...COUNTS.map(([key, header]): Column<PeopleDay> => ({
    id: key,
    header,
    isNumber: true,
    cell: (row) => <span className={cx(row[key] === 0 && 'text-sub')}>{formatCount(row[key])}</span>,
  })),
  { id: 'time', header: t.ageTime, isNumber: true, cell: ({ ageCheckMinutes }) => timeText(ageCheckMinutes) },
];

export const peopleRows = (days: readonly PeopleDay[]) => ({
  header: [t.day, ...COUNTS.map(([, name]) => name), `${t.ageTime}（分）`],
  rows: days.map((day) => [day.day, ...COUNTS.map(([key]) => day[key]), day.ageCheckMinutes ?? '']),
});
