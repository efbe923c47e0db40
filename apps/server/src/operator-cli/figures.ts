import {
  COUNTED_FIGURES,
  isPeopleFigure,
  type CountedFigure,
  type PeopleFigure,
} from '@yoimachi/domain/figures';
import { isDay } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { showList } from './show-list.ts';
import { writeOut } from './write-out.ts';

const REASONS = { VALIDATION: 'it ends before it begins, or is longer than 92 days' };

/** What the office counts. */
export const figureCommands: readonly CliCommand[] = [
  {
    name: 'booking-days',
    usage:
      "--from <YYYY-MM-DD> --to <YYYY-MM-DD> [--district <name>]: what became of casts' shares in bookings",
    act: runBookings,
  },
  {
    name: 'counted',
    usage: `<${COUNTED_FIGURES.join('|')}> --from <YYYY-MM-DD> --to <YYYY-MM-DD>: what a figure counts, the last first`,
    act: runCounted,
  },
  {
    name: 'counted-export',
    usage: `<${COUNTED_FIGURES.join('|')}> --from <YYYY-MM-DD> --to <YYYY-MM-DD> [--district <name>]: what a figure counts as CSV on standard output; npm needs -s to write nothing of its own there`,
    act: runExport,
  },
  {
    name: 'people-days',
    usage: '--from <YYYY-MM-DD> --to <YYYY-MM-DD>: registrations, checks of age and SMS of each day',
    act: runPeople,
  },
  {
    name: 'cohorts',
    usage: '<GUEST|CAST>: of those who first met somebody in a month, who did again',
    act: runCohorts,
  },
  {
    name: 'cohort-people',
    usage: '<GUEST|CAST> --first <YYYY-MM> --month <YYYY-MM>: who of a cohort met somebody in a month',
    act: runCohortPeople,
  },
  {
    name: 'cohort-export',
    usage:
      '<GUEST|CAST> --first <YYYY-MM> --month <YYYY-MM>: the same as CSV on standard output; npm needs -s to write nothing of its own there',
    act: runCohortExport,
  },
];

function spanOf(args: CliArgs): { from: string; to: string } {
  const span = { from: args.required('from'), to: args.required('to') };
  if (!isDay(span.from) || !isDay(span.to)) throw new UsageError('The days are such as 2026-11-30.');
  return span;
}

const said = (figures: Readonly<Record<string, number | string | null>>): string =>
  Object.entries(figures)
    .filter(([, value]) => value !== 0 && value !== null)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

async function runBookings(context: ActingContext, args: CliArgs): Promise<void> {
  const district = args.option('district');
  const query = { ...spanOf(args), ...(district !== undefined && { district }) };
  const { days, districts } = await call(context, 'listBookingDays', { query }, REASONS);
  showList(days, { what: 'days' }, ({ day, figures }) => `${day}  ${said(figures)}`);
  for (const one of districts) console.log(`${one.district || '-'}  ${said(one.figures)}`);
}

function figureOf(args: CliArgs): CountedFigure {
  const figure = COUNTED_FIGURES.find((one) => one === args.at(0));
  if (!figure) throw new UsageError(`The figure is one of ${COUNTED_FIGURES.join(', ')}.`);
  return figure;
}

async function runCounted(context: ActingContext, args: CliArgs): Promise<void> {
  const [figure, span] = [figureOf(args), spanOf(args)];
  if (isPeopleFigure(figure)) return runCountedPeople(context, { ...span, figure });
  if (figure === 'settled') return runSettled(context, span);
  const query = { ...span, figure };
  const { items, nextCursor } = await call(context, 'listCounted', { query }, REASONS);
  showList(
    items,
    { what: whatOf(nextCursor) },
    ({ at, booking, cast, district }) => `${at}  ${booking.number}  ${cast.nickname}  ${district ?? '-'}`,
  );
}

async function runSettled(context: ActingContext, query: ReturnType<typeof spanOf>): Promise<void> {
  const { items, nextCursor } = await call(context, 'listSettled', { query }, REASONS);
  showList(
    items,
    { what: whatOf(nextCursor) },
    ({ at, booking, cast, billedPoints, feePoints }) =>
      `${at}  ${booking.number}  ${cast.nickname}  ${billedPoints} P, fee ${feePoints} P`,
  );
}

const whatOf = (nextCursor: string | null) => (nextCursor === null ? 'counted' : 'counted and more');

async function runCountedPeople(
  context: ActingContext,
  query: { readonly from: string; readonly to: string; readonly figure: PeopleFigure },
): Promise<void> {
  const { items, nextCursor } = await call(context, 'listCountedPeople', { query }, REASONS);
  showList(items, { what: whatOf(nextCursor) }, ({ at, member, sms, waitedMinutes }) =>
    [at, member?.number, member?.nickname, sms?.subject, waitedMinutes !== null && `${waitedMinutes} minutes`]
      .filter(Boolean)
      .join('  '),
  );
}

async function runExport(context: ActingContext, args: CliArgs): Promise<void> {
  const district = args.option('district');
  const query = { ...spanOf(args), figure: figureOf(args), ...(district !== undefined && { district }) };
  const { pieces, rowCount } = await call(context, 'exportCounted', { query }, REASONS);
  if (await writeOut(pieces)) console.error(`${rowCount} counted`);
}

async function runPeople(context: ActingContext, args: CliArgs): Promise<void> {
  const { days } = await call(context, 'listPeopleDays', { query: spanOf(args) }, REASONS);
  showList(days, { what: 'days' }, ({ day, ...figures }) => `${day}  ${said(figures)}`);
}

function sideOf(args: CliArgs): 'CAST' | 'GUEST' {
  const side = args.at(0);
  if (side !== 'GUEST' && side !== 'CAST') throw new UsageError('It is GUEST or CAST.');
  return side;
}

async function runCohorts(context: ActingContext, args: CliArgs): Promise<void> {
  const { items } = await call(context, 'listCohorts', { query: { side: sideOf(args) } });
  showList(items, { what: 'months' }, ({ firstMonth, people }) => `${firstMonth}  ${people.join(' ')}`);
}

const MONTHS = { VALIDATION: 'the months are such as 2026-11' };
const cohortOf = (args: CliArgs) =>
  ({ side: sideOf(args), firstMonth: args.required('first'), month: args.required('month') }) as const;

async function runCohortExport(context: ActingContext, args: CliArgs): Promise<void> {
  const { pieces, rowCount } = await call(context, 'exportCohortPeople', { query: cohortOf(args) }, MONTHS);
  if (await writeOut(pieces)) console.error(`${rowCount} people`);
}

async function runCohortPeople(context: ActingContext, args: CliArgs): Promise<void> {
  const { items, nextCursor } = await call(context, 'listCohortPeople', { query: cohortOf(args) }, MONTHS);
  showList(
    items,
    { what: nextCursor === null ? 'people' : 'people and more' },
    ({ number, nickname }) => `${number}  ${nickname ?? '-'}`,
  );
}
