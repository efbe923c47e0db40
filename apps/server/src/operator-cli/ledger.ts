import { POINT_FIGURES, TRANSFER_GROUP_NAMES } from '@yoimachi/domain/points';
import { isDay, type Day } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { showList } from './show-list.ts';
import { writeOut } from './write-out.ts';

const REASONS = {
  NOT_FOUND: 'there is nothing of this number, or no report of this day',
  VALIDATION:
    'that is no number of a movement, a lot, a member or a booking, or the days end before they begin',
};

const FILTERS = `[<T-…|L-…|G-…|C-…|DH-…>] [--group <${TRANSFER_GROUP_NAMES.join('|')}>] [--figure <${POINT_FIGURES.join('|')}>] [--day <YYYY-MM-DD>] [--from <YYYY-MM-DD>] [--to <YYYY-MM-DD>]`;

/** The books: what they hold, how they got there, and whether they agree. */
export const ledgerCommands: readonly CliCommand[] = [
  { name: 'ledger', usage: ': what each account holds, and how the books were found last', act: runLedger },
  {
    name: 'journal',
    usage: `${FILTERS}: the last movements of points`,
    act: runJournal,
  },
  {
    name: 'journal-export',
    usage: `${FILTERS}: the journal as CSV on standard output; npm needs -s to write nothing of its own there`,
    act: runExport,
  },
  { name: 'lot', usage: '<L-…>: a lot of points and every movement of it', act: runLot },
  {
    name: 'point-report',
    usage: '<YYYY-03-31|YYYY-09-30>: points issued, used, expired and unused in a half-year',
    act: runReport,
  },
  {
    name: 'point-days',
    usage: '--from <YYYY-MM-DD> --to <YYYY-MM-DD>: what became of points on each day, the last first',
    act: runDays,
  },
  { name: 'check-books', usage: ': has the books checked now; `ledger` shows the result', act: runCheck },
];

async function runLedger(context: ActingContext): Promise<void> {
  const { accounts, transfers, rules, check } = await call(context, 'showLedger', {});
  for (const { line, points, todayPoints } of accounts)
    console.log(`${line}  ${points} P  today ${todayPoints} P`);
  console.log(`${transfers} movements`);
  const broken = rules.filter(({ isBroken }) => isBroken).map(({ rule }) => rule);
  if (check === null) console.log('Never checked');
  else console.log(`Checked ${check.finishedAt}: ${broken.length === 0 ? 'all is well' : broken.join(', ')}`);
}

async function runJournal(context: ActingContext, args: CliArgs): Promise<void> {
  const { items, nextCursor } = await call(context, 'listTransfers', { query: filtersOf(args) }, REASONS);
  showList(items, { what: nextCursor === null ? 'movements' : 'movements and more' }, movementLine);
}

async function runExport(context: ActingContext, args: CliArgs): Promise<void> {
  const { pieces, rowCount } = await call(context, 'exportTransfers', { query: filtersOf(args) }, REASONS);
  if (await writeOut(pieces)) console.error(`${rowCount} movements`);
}

function filtersOf(args: CliArgs) {
  const [of] = args.positional;
  const group = wordOption(args, 'group', TRANSFER_GROUP_NAMES);
  const figure = wordOption(args, 'figure', POINT_FIGURES);
  return {
    ...(of !== undefined && { of }),
    ...(group && { group }),
    ...(figure && { figure }),
    ...dayOption(args, 'day'),
    ...dayOption(args, 'from'),
    ...dayOption(args, 'to'),
  };
}

function dayOption<Name extends string>(args: CliArgs, name: Name): { readonly [N in Name]?: Day } {
  const day = args.option(name);
  if (day !== undefined && !isDay(day)) throw new UsageError('The days are such as 2026-11-30.');
  return (day === undefined ? {} : { [name]: day }) as { readonly [N in Name]?: Day };
}

type Movement = Pick<
  Awaited<ReturnType<typeof call<'listTransfers'>>>['items'][number],
  'at' | 'booking' | 'from' | 'kind' | 'lot' | 'number' | 'points' | 'to'
> & { readonly figurePoints?: number | null };

const movementLine = ({ number, at, kind, from, to, points, figurePoints, lot, booking }: Movement) => {
  const side = ({ account, owner }: Movement['from']) => (owner ? `${account} ${owner.number}` : account);
  const about = [lot?.number, booking?.number].filter(Boolean).join('  ');
  return `${number}  ${at}  ${kind}  ${side(from)} -> ${side(to)}  ${figurePoints ?? points} P  ${about}`.trimEnd();
};

function wordOption<Word extends string>(args: CliArgs, name: string, words: readonly Word[]) {
  const typed = args.option(name);
  if (typed === undefined) return undefined;
  const word = words.find((one) => one.toUpperCase() === typed.toUpperCase());
  if (word === undefined) throw new UsageError(`--${name} is one of ${words.join(', ')}.`);
  return word;
}

async function runLot(context: ActingContext, args: CliArgs): Promise<void> {
  const lot = await call(context, 'showLot', { params: { lot: args.at(0) } }, REASONS);
  console.log(
    `${lot.number}  ${lot.kind}  ${lot.guest.number}  granted ${lot.grantedPoints}, gone ${lot.gonePoints}, held ${lot.heldPoints}, left ${lot.remainingPoints} P, until ${lot.expiresOn}`,
  );
  for (const movement of lot.movements)
    console.log(`  ${movementLine(movement)}  left ${movement.remainingPoints} P`);
}

async function runReport(context: ActingContext, args: CliArgs): Promise<void> {
  const baseDay = args.at(0);
  if (!isDay(baseDay)) throw new UsageError('The day is one such as 2027-03-31.');
  const report = await call(context, 'readPointReport', { params: { baseDay } }, REASONS);
  console.log(`${report.from} to ${report.to}${report.isOver ? '' : ', not over yet'}`);
  for (const kind of ['paid', 'free'] as const)
    console.log(
      `${kind}  ${Object.entries(report[kind])
        .map(([name, points]) => `${name} ${points}`)
        .join(', ')}`,
    );
}

async function runDays(context: ActingContext, args: CliArgs): Promise<void> {
  const query = { from: args.required('from'), to: args.required('to') };
  if (!isDay(query.from) || !isDay(query.to)) throw new UsageError('The days are such as 2026-11-30.');
  const reasons = { ...REASONS, VALIDATION: 'it ends before it begins, or is longer than 92 days' };
  const { items } = await call(context, 'listPointDays', { query }, reasons);
  showList(items, { what: 'days' }, ({ day, ...figures }) => {
    const said = Object.entries(figures).map(([name, points]) => `${name} ${points}`);
    return `${day}  ${said.join(', ')}`;
  });
}

async function runCheck(context: ActingContext): Promise<void> {
  await call(context, 'checkBooks', {});
  console.log('Asked: the books are checked by the running product');
}
