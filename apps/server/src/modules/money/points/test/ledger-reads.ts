import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import { BOOKING_FIGURES, PEOPLE_FIGURES } from '@yoimachi/domain/figures';
import { memberNumber } from '@yoimachi/domain/member';
import { lotNumber, POINT_FIGURES, TRANSFER_GROUP_NAMES, transferNumber } from '@yoimachi/domain/points';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import type { TestApp } from '../../../../test-support/index.ts';
import type { Read } from '../../../meeting/booking/test/plans.support.ts';
import { searchReceipts, type ReceiptSearch } from '../../receipt/search.store.ts';
import { RARE_NAME } from './ledger-crowd.ts';

/** What of the crowd is asked for: whoever has most of everything, and days that have as much as any. */
async function subjects({ db }: TestApp) {
  const one = async <Row>(text: string) => (await sql<Row>`${sql.raw(text)}`.execute(db)).rows[0]!;
  const { guest, guestNumber } = await one<{ guest: string; guestNumber: number }>(
    `select b.guest_id as guest, a.number as "guestNumber" from booking b join account a on a.id = b.guest_id
     group by 1, 2 order by count(*) desc limit 1`,
  );
  const { cast, castNumber, store } = await one<{ cast: string; castNumber: number; store: string }>(
    `select p.cast_id as cast, a.number as "castNumber", c.store_id as store from participation p
     join account a on a.id = p.cast_id join cast_member c on c.id = p.cast_id group by 1, 2, 3 order by count(*) desc limit 1`,
  );
  const { number, lot, transfer } = await one<{ number: string; lot: number; transfer: number }>(
    `select b.number, t.lot_id as lot, t.id as transfer from ledger_transfer t join booking b on b.id = t.booking_id
     where t.lot_id is not null and b.number ~ '^DH-\\d{8}-[0-9A-Z]{8}$' order by t.id desc limit 1`,
  );
  const districts = await sql<{
    district: string;
  }>`select district from participation where district is not null
    group by 1 order by count(*) desc`.execute(db);
  const cohort = await one<{ firstMonth: string; month: string }>(
    `select to_char(first_month, 'YYYY-MM') as "firstMonth", to_char(month, 'YYYY-MM') as month from booking_cohort
     where side = 'GUEST' order by people desc limit 1`,
  );
  return {
    cohort,
    guest,
    guestNumber: memberNumber(UserType.GUEST, guestNumber),
    cast,
    castNumber: memberNumber(UserType.CAST, castNumber),
    store,
    number,
    lot: lotNumber(lot),
    transfer: transferNumber(transfer),
    common: districts.rows[0]!.district,
    rare: districts.rows.at(-1)!.district,
  };
}

type Subjects = Awaited<ReturnType<typeof subjects>>;
type Desk = ReturnType<typeof asOperator>;

const nameOf = (query: object) => Object.entries(query).flat().join(' ');

/** Each list, search and figure of the office that reads the journal, bookings, purchases or receipts, a list with its next page. */
export async function ledgerReads(app: TestApp): Promise<Read[]> {
  const desk = asOperator(app);
  const of = await subjects(app);
  const today = dayOf(app.clock.now());
  return [
    ...journalReads(desk, of, addDays(today, -40)),
    ...bookReads(desk, today),
    ...bookingReads(desk, of, addDays(today, -40)),
    ...figureReads(desk, of, addDays(today, -40)),
    ...cohortReads(desk, of),
    ...moneyReads(app, desk, of),
  ];
}

function journalReads(desk: Desk, of: Subjects, day: string): Read[] {
  const days = { from: addDays(day, -29), to: day };
  const queries = [
    {},
    ...TRANSFER_GROUP_NAMES.map((group) => ({ group })),
    ...[of.guestNumber, of.castNumber, of.number, of.lot, of.transfer].map((one) => ({ of: one })),
    { of: of.guestNumber, group: 'ADJUSTED' as const },
    { of: of.castNumber, group: 'REWARDS' as const },
    { day },
    { day, group: 'ADJUSTED' as const },
    { day, of: of.guestNumber },
    days,
    { ...days, group: 'ADJUSTED' as const },
    { ...days, of: of.castNumber },
    ...POINT_FIGURES.flatMap((figure) => [{ figure }, { figure, day }, { figure, ...days }]),
    { figure: 'givenPoints' as const, of: of.guestNumber },
  ];
  return [
    ...queries.map((query): Read => [
      `journal ${nameOf(query)}`,
      async () => {
        const page = await desk.ok('listTransfers', { query });
        if (page.nextCursor) await desk.ok('listTransfers', { query: { ...query, cursor: page.nextCursor } });
      },
    ]),
    ['lot', () => desk.ok('showLot', { params: { lot: of.lot } })],
  ];
}

const bookReads = (desk: Desk, today: string): Read[] => [
  ['ledger', () => desk.ok('showLedger', {})],
  ['half-year that runs', () => desk.ok('readPointReport', { params: { baseDay: '2027-03-31' } })],
  ['half-year before', () => desk.ok('readPointReport', { params: { baseDay: '2026-09-30' } })],
  ['points of 30 days', () => desk.ok('listPointDays', { query: { from: addDays(today, -29), to: today } })],
  ['points of 90 days', () => desk.ok('listPointDays', { query: { from: addDays(today, -89), to: today } })],
];

function bookingReads(desk: Desk, of: Subjects, day: string): Read[] {
  const filters = [
    {},
    ...(['NEW', 'ACCEPT', 'IN_MEETING', 'DONE', 'REJECT', 'CANCEL', 'CLAIM'] as const).map((status) => ({
      status,
    })),
    { guestId: of.guest },
    { castId: of.cast },
    { storeId: of.store },
    { castId: of.cast, status: 'REJECT' as const },
    { number: of.number },
    { from: day, to: day },
    { from: addDays(day, -30), to: day, status: 'CANCEL' as const },
  ];
  return filters.map((query): Read => [
    `bookings ${nameOf(query)}`,
    async () => {
      const page = await desk.ok('listBookings', { query });
      if (page.nextCursor) await desk.ok('listBookings', { query: { ...query, cursor: page.nextCursor } });
    },
  ]);
}

function figureReads(desk: Desk, of: Subjects, day: string): Read[] {
  const spans = [
    { from: day, to: day },
    { from: addDays(day, -29), to: day },
  ];
  const parts = [
    {},
    { district: of.common },
    { district: of.rare },
    { castClass: 'SUPER_PREMIUM' as const },
    { district: of.rare, castClass: 'SUPER_PREMIUM' as const },
  ];
  return spans.flatMap((span): Read[] => {
    const days = span.from === span.to ? 'a day' : '30 days';
    return [
      ...parts.map((part): Read => [
        `figures of bookings, ${days} ${nameOf(part)}`,
        () => desk.ok('listBookingDays', { query: { ...span, ...part } }),
      ]),
      ...BOOKING_FIGURES.flatMap((figure) =>
        parts.map((part): Read => [
          `counted ${figure}, ${days} ${nameOf(part)}`,
          async () => {
            const query = { ...span, ...part, figure };
            const page = await desk.ok('listCounted', { query });
            if (page.nextCursor)
              await desk.ok('listCounted', { query: { ...query, cursor: page.nextCursor } });
          },
        ]),
      ),
      ...parts.map((part): Read => [
        `settled, counted ${days} ${nameOf(part)}`,
        async () => {
          const query = { ...span, ...part };
          const { nextCursor: cursor } = await desk.ok('listSettled', { query });
          if (cursor) await desk.ok('listSettled', { query: { ...query, cursor } });
        },
      ]),
      [`figures of people, ${days}`, () => desk.ok('listPeopleDays', { query: span })],
      ...PEOPLE_FIGURES.map((figure): Read => [
        `counted ${figure}, ${days}`,
        async () => {
          const query = { ...span, figure };
          const page = await desk.ok('listCountedPeople', { query });
          if (page.nextCursor)
            await desk.ok('listCountedPeople', { query: { ...query, cursor: page.nextCursor } });
        },
      ]),
    ];
  });
}

function cohortReads(desk: Desk, { cohort }: Subjects): Read[] {
  const query = { side: 'GUEST', ...cohort } as const;
  return [
    ['cohorts', () => desk.ok('listCohorts', { query: { side: 'GUEST' } })],
    [
      'people of a cohort',
      async () => {
        const { nextCursor: cursor } = await desk.ok('listCohortPeople', { query });
        if (cursor) await desk.ok('listCohortPeople', { query: { ...query, cursor } });
      },
    ],
  ];
}

function moneyReads(app: TestApp, desk: Desk, of: Subjects): Read[] {
  const receipts = (name: string, search: ReceiptSearch): Read => [
    `receipts ${name}`,
    () => searchReceipts(app.db, search, 100_000),
  ];
  return [
    [
      'purchases of a guest',
      () => desk.ok('listMemberMoney', { params: { accountId: of.guest }, query: {} }),
    ],
    ['payoffs of a cast', () => desk.ok('listMemberMoney', { params: { accountId: of.cast }, query: {} })],
    ['points of a guest', () => desk.ok('listMemberPoints', { params: { accountId: of.guest }, query: {} })],
    ['points of a cast', () => desk.ok('listMemberPoints', { params: { accountId: of.cast }, query: {} })],
    ['refunds and other acts that wait', () => desk.ok('listActs', { query: {} })],
    ['debts', () => desk.ok('listDebts', { query: {} })],
    ['debts of chargebacks', () => desk.ok('listDebts', { query: { cause: 'CHARGEBACK' } })],
    ['chargebacks', () => desk.ok('listChargebacks', { query: {} })],
    ['frozen rewards', () => desk.ok('listFrozenRewards', { query: {} })],
    receipts('of a day', { from: '2026-10-10', to: '2026-10-10' }),
    receipts('of a name', { name: RARE_NAME }),
    receipts('of a name in a month', { from: '2026-10-01', to: '2026-10-31', name: RARE_NAME }),
    receipts('of two letters', { name: '栖醸' }),
    receipts('of nobody', { name: '存在しない名前' }),
    receipts('of a total', { minYen: 1_210_000 }),
    receipts('of a total and a name', { minYen: 605, maxYen: 12_100, name: RARE_NAME }),
  ];
}
