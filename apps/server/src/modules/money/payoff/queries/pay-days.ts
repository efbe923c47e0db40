import { UserType } from '@yoimachi/domain/account';
import { memberNumber } from '@yoimachi/domain/member';
import {
  exportDayOf,
  PAYOFF_MARKS,
  PAYOFF_SHELVES,
  payoffShelf,
  type PayoffShelf,
} from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { isDay, type Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import { cutPage } from '#platform/http';
import { readMarks } from '../mark.store.ts';
import {
  countByDay,
  countMarks,
  daysBefore,
  eventsOf,
  filesOfDay,
  payoffOf,
  payoffsOfDay,
  sumsOfDay,
  sumsOfLate,
  type DayCount,
  type DayPayoffRow,
  type Sums,
} from '../pay-day.store.ts';
import { readSetting } from '../payoff-setting.store.ts';

interface Reading {
  readonly db: Db;
}

const DAYS = 12;
const PAYOFFS = 50;

/** Half a year of pay days, the latest first. */
export async function listPayDays({ db }: Reading, cursor: string | undefined) {
  if (cursor !== undefined && !isDay(cursor)) return fail('VALIDATION', 'cursor');
  const days = await daysBefore(db, cursor ?? null, DAYS + 1);
  const { items: shown, nextCursor } = cutPage(days, DAYS, (day) => day);
  const counts = Map.groupBy(await countByDay(db, shown), (row) => row.payDay);
  return ok({
    items: shown.map((payDay) => ({ payDay, ...countsOf(counts.get(payDay) ?? []) })),
    nextCursor,
  });
}

function countsOf(rows: readonly DayCount[]) {
  const count = (fits: (row: DayCount) => boolean) =>
    rows.filter(fits).reduce((sum, row) => sum + row.count, 0);
  const isOpen = ({ status }: DayCount) => status === 'AWAITING_APPROVAL' || status === 'NOT_TRANSFERRED';
  return {
    awaiting: count((row) => row.status === 'AWAITING_APPROVAL' && !row.inReview),
    inReview: count((row) => isOpen(row) && row.inReview),
    toTransfer: count((row) => row.status === 'NOT_TRANSFERRED' && !row.inReview),
    transferred: count((row) => row.status === 'TRANSFERRED'),
    rejected: count((row) => row.status === 'REJECTED'),
    transferYen: rows
      .filter((row) => row.status !== 'REJECTED')
      .reduce((sum, row) => sum + row.transferYen, 0),
  };
}

const NONE = { count: 0, points: 0, withholdingYen: 0, transferFeeYen: 0, transferYen: 0 };
const plus = (a: Sums, b: Sums): Sums => ({
  count: a.count + b.count,
  points: a.points + b.points,
  withholdingYen: a.withholdingYen + b.withholdingYen,
  transferFeeYen: a.transferFeeYen + b.transferFeeYen,
  transferYen: a.transferYen + b.transferYen,
});

type Marked = Awaited<ReturnType<typeof countMarks>>;
type Standing = Pick<Marked[number], 'inFile' | 'review' | 'status'>;

const marksIn = (marked: Marked) =>
  PAYOFF_MARKS.map((mark) => ({
    mark,
    count: marked.filter((one) => one.mark === mark).reduce((sum, { count }) => sum + count, 0),
  })).filter(({ count }) => count > 0);

/** How far a pay day is; a day without payoffs has nothing anywhere. */
export async function showPayDay({ db }: Reading, payDay: Day) {
  const [rows, marked, late, files, { terms, consignor }] = await Promise.all([
    sumsOfDay(db, payDay),
    countMarks(db, payDay),
    sumsOfLate(db, payDay),
    filesOfDay(db, payDay),
    readSetting(db),
  ]);
  const standsIn = (shelf: PayoffShelf) => (row: Standing) => payoffShelf(row) === shelf;
  const sumsOf = (shelf: PayoffShelf) => rows.filter(standsIn(shelf)).reduce(plus, NONE);
  return {
    payDay,
    exportDay: exportDayOf(payDay, isHoliday),
    shelves: PAYOFF_SHELVES.map((shelf) => ({
      shelf,
      ...sumsOf(shelf),
      marks: marksIn(marked.filter(standsIn(shelf))),
    })),
    late,
    files,
    terms,
    hasConsignor: consignor !== null,
  };
}

interface OfDay {
  readonly payDay: Day;
  readonly shelf?: PayoffShelf | undefined;
  readonly cursor?: string | undefined;
}

/** A page of a day's payoffs by number, all or those that stand in one place. */
export async function listDayPayoffs({ db }: Reading, { payDay, shelf, cursor = '0' }: OfDay) {
  if (!/^\d{1,15}$/.test(cursor)) return fail('VALIDATION', 'cursor');
  const rows = await payoffsOfDay(db, { payDay, shelf, after: Number(cursor), limit: PAYOFFS + 1 });
  const { items: shown, nextCursor } = cutPage(rows, PAYOFFS, ({ number }) => String(number));
  return ok({ items: await withMarks(db, shown), nextCursor });
}

/** Payoffs as they are shown, with their marks. */
async function withMarks(db: Db, rows: readonly DayPayoffRow[]) {
  const marks = await readMarks(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ castId, castNumber, nickname, ...row }) => ({
    ...row,
    cast: { id: castId, number: memberNumber(UserType.CAST, castNumber), nickname },
    shelf: payoffShelf(row),
    marks: marks.filter(({ payoffId }) => payoffId === row.id),
  }));
}

const ACTORS = { cast: 'CAST', clock: 'CLOCK', operator: 'OPERATOR' } as const;

/** A payoff and what was done about it. NOT_FOUND. */
export async function showPayoff({ db }: Reading, number: number) {
  const row = await payoffOf(db, number);
  if (!row) return fail('NOT_FOUND');
  const history = (await eventsOf(db, row.id)).map((event) => ({ ...event, by: ACTORS[event.actor] }));
  const [shown] = await withMarks(db, [row]);
  return ok({ ...shown!, history });
}
