import { BOOKING_FIGURES, type BookingFigure } from '@yoimachi/domain/figures';
import { isDay } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { showList } from './show-list.ts';

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
    usage: `<${BOOKING_FIGURES.join('|')}> --from <YYYY-MM-DD> --to <YYYY-MM-DD>: what a figure counts, the last first`,
    act: runCounted,
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

async function runCounted(context: ActingContext, args: CliArgs): Promise<void> {
  const figure = BOOKING_FIGURES.find((one): one is BookingFigure => one === args.at(0));
  if (!figure) throw new UsageError(`The figure is one of ${BOOKING_FIGURES.join(', ')}.`);
  const query = { ...spanOf(args), figure };
  const { items, nextCursor } = await call(context, 'listCounted', { query }, REASONS);
  showList(
    items,
    { what: nextCursor === null ? 'counted' : 'counted and more' },
    ({ at, booking, cast, district }) => `${at}  ${booking.number}  ${cast.nickname}  ${district ?? '-'}`,
  );
}

async function runPeople(context: ActingContext, args: CliArgs): Promise<void> {
  const { days } = await call(context, 'listPeopleDays', { query: spanOf(args) }, REASONS);
  showList(days, { what: 'days' }, ({ day, ...figures }) => `${day}  ${said(figures)}`);
}

async function runCohorts(context: ActingContext, args: CliArgs): Promise<void> {
  const side = args.at(0);
  if (side !== 'GUEST' && side !== 'CAST') throw new UsageError('It is GUEST or CAST.');
  const { items } = await call(context, 'listCohorts', { query: { side } });
  showList(items, { what: 'months' }, ({ firstMonth, people }) => `${firstMonth}  ${people.join(' ')}`);
}
