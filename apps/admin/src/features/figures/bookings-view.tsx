import { useQuery } from '@tanstack/react-query';
import {
  acceptancePercent,
  addFigures,
  answerMinutes,
  BOOKING_FIGURES,
  type BookingFigures,
} from '@yoimachi/domain/figures';
import { DataTable } from '#parts/data-table.tsx';
import { numberColumn, type Column } from '#parts/column.ts';
import { Panel } from '#parts/panel.tsx';
import { visible } from '#lib/visible.ts';
import { formatCount } from '#ui/amount.tsx';
import type { Day } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { bookingDays, type BookingDay, type BookingDays } from './api.ts';
import { DayTable } from './day-table.tsx';
import { FigureLink, SettledLink } from './figure-link.tsx';
import { figureTexts as t } from './ja.ts';
import { Plot } from './plot.tsx';
import { plotted, ROLLING_DAYS, rollingAcceptance, shortCount } from './rolling.ts';
import type { PartSearch } from './search.ts';
import { Sums } from './sums.tsx';

interface Props {
  readonly from: Day;
  readonly to: Day;
  readonly part: PartSearch;
}

/** What became of requests: sums, plots, by district and by class, and day by day. */
export function BookingsView({ from, to, part }: Props) {
  const figures = useQuery(bookingDays({ from, to, ...part }));
  return <Loaded query={figures}>{(loaded) => <Shown figures={loaded} span={{ from, to, part }} />}</Loaded>;
}

function Shown({ figures: { days, districts, classes }, span }: { figures: BookingDays; span: Props }) {
  const sum = addFigures(days.map(({ figures }) => figures));
  return (
    <>
      <Sums sums={sumsOf(sum, span)} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <Panel title={t.bookingsChart}>
          <Plot kind="bars" points={plotted(days, ({ figures }) => figures.confirmed)} axis={shortCount} />
        </Panel>
        {days.length > ROLLING_DAYS && (
          <Panel title={t.acceptanceChart}>
            <Plot kind="line" points={rollingAcceptance(days)} axis={(value) => `${value}%`} />
          </Panel>
        )}
      </div>
      <div className="grid items-start gap-4 desktop:grid-cols-2">
        <Panel title={t.byDistrict} isFlush>
          <DataTable
            id="figures-districts"
            label={t.byDistrict}
            rows={districts.map(({ district, figures }) => ({
              name: district,
              label: district,
              figures,
              part: { ...span.part, ...(district && { district }) },
            }))}
            rowId={({ name }) => name}
            columns={groupColumns(t.district, span)}
          />
        </Panel>
        <Panel title={t.byClass} isFlush>
          <DataTable
            id="figures-classes"
            label={t.byClass}
            rows={classes.map(({ castClass, figures }) => ({
              name: castClass ?? '',
              label: castClass ? t.classes[castClass] : '',
              figures,
              part: { ...span.part, ...(castClass && { castClass }) },
            }))}
            rowId={({ name }) => name}
            columns={groupColumns(t.castClass, span)}
          />
        </Panel>
      </div>
      <DayTable id="figures-bookings" columns={dayColumns(span.part)} rows={days} />
    </>
  );
}

const rate = (figures: BookingFigures): string => {
  const percent = acceptancePercent(figures);
  return percent === null ? t.none : t.percent(percent);
};
const answer = (figures: BookingFigures): string => {
  const minutes = answerMinutes(figures);
  return minutes === null ? t.none : t.minutes(minutes);
};

const sumsOf = (sum: BookingFigures, { from, to, part }: Props) => [
  ...(['requested', 'confirmed', 'met', 'castNoShow'] as const).map((figure) => ({
    name: t.bookingNames[figure],
    value: <FigureLink figure={figure} value={sum[figure]} from={from} to={to} part={part} />,
  })),
  { name: t.acceptance, value: rate(sum) },
  { name: t.answer, value: answer(sum) },
  { name: t.billed, value: <SettledLink sum="billed" points={sum.billedPoints} {...{ from, to, part }} /> },
  { name: t.fee, value: <SettledLink sum="fee" points={sum.feePoints} {...{ from, to, part }} /> },
];

interface Group {
  /** Empty: nobody knows. */
  readonly name: string;
  readonly label: string;
  readonly figures: BookingFigures;
  readonly part: PartSearch;
}

const groupColumns = (header: string, { from, to }: Props): readonly Column<Group>[] => [
  {
    id: 'name',
    header,
    isFixed: true,
    cell: ({ name, label }) => (
      <bdi className="font-bold whitespace-nowrap">{name ? visible(label) : t.unknown}</bdi>
    ),
  },
  ...(['requested', 'confirmed', 'met'] as const).map((figure): Column<Group> =>
    numberColumn(figure, t.bookingNames[figure], ({ figures, part, name }) =>
      name === '' ? (
        formatCount(figures[figure])
      ) : (
        <FigureLink figure={figure} value={figures[figure]} from={from} to={to} part={part} />
      ),
    ),
  ),
  numberColumn('rate', t.acceptance, ({ figures }) => rate(figures)),
  numberColumn('billed', `${t.used}${t.inPoints}`, ({ figures: { billedPoints }, part, name }) =>
    name === '' ? (
      formatCount(billedPoints)
    ) : (
      <SettledLink isBare sum="billed" points={billedPoints} {...{ from, to, part }} />
    ),
  ),
];

const dayColumns = (part: PartSearch): readonly Column<BookingDay>[] => [
  ...BOOKING_FIGURES.map((figure): Column<BookingDay> =>
    numberColumn(figure, t.bookingNames[figure], ({ day, figures }) => (
      <FigureLink figure={figure} value={figures[figure]} from={day} to={day} part={part} />
    )),
  ),
  numberColumn('rate', t.acceptance, ({ figures }) => rate(figures)),
  numberColumn('answer', t.answer, ({ figures }) => answer(figures)),
  numberColumn('billed', `${t.billed}${t.inPoints}`, ({ day, figures }) => (
    <SettledLink isBare sum="billed" points={figures.billedPoints} from={day} to={day} part={part} />
  )),
  numberColumn('fee', `${t.fee}${t.inPoints}`, ({ day, figures }) => (
    <SettledLink isBare sum="fee" points={figures.feePoints} from={day} to={day} part={part} />
  )),
];

/** The days of bookings as a table for a file. */
export const bookingRows = (days: readonly BookingDay[]) => ({
  header: [
    t.day,
    ...BOOKING_FIGURES.map((figure) => t.bookingNames[figure]),
    `${t.acceptance}（%）`,
    `${t.answer}（分）`,
    `${t.billed}${t.inPoints}`,
    `${t.fee}${t.inPoints}`,
  ],
  rows: days.map(({ day, figures }) => [
    day,
    ...BOOKING_FIGURES.map((figure) => figures[figure]),
    acceptancePercent(figures) ?? '',
    answerMinutes(figures) ?? '',
    figures.billedPoints,
    figures.feePoints,
  ]),
});
