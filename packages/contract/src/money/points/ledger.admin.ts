import * as z from 'zod/mini';
import {
  LEDGER_LINES,
  OWNED_ACCOUNTS,
  POINT_FIGURES,
  SYSTEM_ACCOUNTS,
  TRANSFER_GROUP_NAMES,
  TRANSFER_KINDS,
} from '@yoimachi/domain/points';
import { day, id, instant, listOf, page, pageQuery, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const count = () => z.int().check(z.minimum(0));
const lotKind = () => z.literal(['PAID', 'FREE']);
const holder = z.object({
  account: z.literal([...OWNED_ACCOUNTS, ...SYSTEM_ACCOUNTS]),
  /** Whose account it is; null: one of the books themselves. */
  owner: z.nullable(z.object({ id: id(), number: z.string() })),
});

const transfer = z.object({
  number: z.string(),
  at: instant(),
  kind: z.literal([...TRANSFER_KINDS]),
  from: holder,
  to: holder,
  points: points(),
  lot: z.nullable(z.object({ number: z.string(), kind: lotKind() })),
  booking: z.nullable(z.object({ id: id(), number: z.string() })),
});

const journalFilters = {
  group: z.optional(z.literal([...TRANSFER_GROUP_NAMES])),
  /** What this figure of points is made of: of some days, as many points as `listPointDays` says. */
  figure: z.optional(z.literal([...POINT_FIGURES])),
  /** T-918204, L-75904, G-10001, C-10002 or a booking's number. */
  of: z.optional(text(40)),
  /** Of one Tokyo day. */
  day: z.optional(day()),
  /** Of some Tokyo days, both included; without one of them, without an end on that side. */
  from: z.optional(day()),
  to: z.optional(day()),
};

const moved = {
  soldPoints: points(),
  givenPoints: points(),
  usedPoints: points(),
  expiredPoints: points(),
  takenBackPoints: points(),
};
const report = z.object({ openingPoints: points(), ...moved, closingPoints: points() });

const figures = {
  ...moved,
  /** Below 0 where more was given back than taken. */
  feePoints: z.int(),
  payoffPoints: z.int(),
};

/** The books as operators look at them; nothing private stands in them. */
export const ledgerAdminRoutes = {
  showLedger: route('GET', '/ledger', 'operator', {
    summary:
      'What each kind of account holds, what it gained today, and how the last check of the books ended.',
    answer: z.object({
      at: instant(),
      /** Of all of them the sum is 0. */
      accounts: listOf({ line: z.literal([...LEDGER_LINES]), points: z.int(), todayPoints: z.int() }),
      transfers: count(),
      /** The rules that the books are checked by. */
      rules: listOf({ rule: z.string(), isBroken: z.boolean() }),
      /** Null: never checked. */
      check: z.nullable(z.object({ startedAt: instant(), finishedAt: instant(), people: count() })),
    }),
  }),
  listTransfers: route('GET', '/ledger/transfers', 'operator', {
    summary:
      'The journal, the newest first: all of it or of some days, a group of kinds, what a figure is made of, or what concerns a member, a booking or a lot.',
    query: z.object({ ...pageQuery, ...journalFilters }),
    answer: page(
      z.extend(transfer, {
        /** What it counts in the figure asked for, below 0 where it was given back; null: none was asked for. */
        figurePoints: z.nullable(z.int()),
      }),
    ),
    errors: ['NOT_FOUND'],
  }),
  exportTransfers: route('GET', '/ledger/transfers/export', 'operator', {
    summary:
      'The journal as CSV, the oldest first, as it stood when it was asked for: all of it, or what is listed, of some Tokyo days.',
    query: z.object(journalFilters),
    file: 'text/csv; charset=utf-8',
    isStreamed: true,
    errors: ['NOT_FOUND'],
  }),
  showLot: route('GET', '/ledger/lots/:lot', 'operator', {
    summary:
      'A lot of points: what of it is used, held and left, how it was paid for, and every movement of it.',
    params: z.object({ lot: text(40) }),
    answer: z.object({
      number: z.string(),
      kind: lotKind(),
      guest: z.object({ id: id(), number: z.string() }),
      grantedPoints: points(),
      heldPoints: points(),
      remainingPoints: points(),
      /** Spent, lapsed or taken back: what is neither held nor left. */
      gonePoints: points(),
      expiresOn: day(),
      madeAt: instant(),
      /** Null: it was given. */
      purchase: z.nullable(
        z.object({
          id: id(),
          amountYen: points(),
          card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
          /** Of the receipt it stands on. */
          receiptNumber: z.nullable(z.int()),
        }),
      ),
      /** The oldest first, with what was left after each. */
      movements: z.array(z.extend(transfer, { remainingPoints: z.int() })),
      isAll: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  readPointReport: route('GET', '/ledger/reports/:baseDay', 'operator', {
    summary:
      'Points issued, used, expired and unused in the half-year that ends with 31 March or 30 September.',
    params: z.object({ baseDay: day() }),
    answer: z.object({
      from: day(),
      to: day(),
      /** False: the half-year is not over, and the closing points are those of now. */
      isOver: z.boolean(),
      paid: report,
      free: report,
    }),
    errors: ['NOT_FOUND'],
  }),
  listPointDays: route('GET', '/ledger/days', 'operator', {
    summary:
      'What became of points on each Tokyo day of a span, the last first; a day on which nothing moved stands as well.',
    query: z.object({ from: day(), to: day() }),
    answer: z.object({
      items: listOf({
        day: day(),
        ...figures,
        /** With guests when it ended, held ones included. */
        unusedPaidPoints: z.int(),
        unusedFreePoints: z.int(),
      }),
    }),
  }),
  checkBooks: route('POST', '/ledger/check', 'operator', {
    summary: 'Has the books checked now, beside the check of every night; the answer comes before it ends.',
  }),
} as const;
