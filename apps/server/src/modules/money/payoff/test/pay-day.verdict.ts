import { sql } from 'kysely';
import { expect } from 'vitest';
import { assertCoherent } from '#money/points';
import { asOperator } from '../../../../test-support/as-operator.ts';
import type { TestApp } from '../../../../test-support/index.ts';
import type { PaidDay } from './pay-day.story.ts';

type Count = Readonly<Record<string, number>>;

const counted = (rows: readonly { readonly what: string; readonly count: number }[]): Count =>
  Object.fromEntries(rows.map(({ what, count }) => [what, count]));

/** That after a pay day each of its payoffs was paid once, given back once, or stands where somebody has to look. */
export async function expectPaidOnce(app: TestApp, day: PaidDay): Promise<void> {
  const others = day.orders.filter(({ isOtherName }) => isOtherName);
  const returned = day.orders.filter(({ castId }) => day.returned.has(day.numbers.get(castId)!));
  const sizes = { all: day.orders.length, others: others.length, returned: returned.length };
  expect(day.numbers.size).toBe(sizes.all);
  await expectStates(app, sizes);
  await expectHistory(app, sizes);
  await expectOneFile(app, day);
  await expectBooks(app, day);
  const { rows } = await sql<{ castId: string; review: string; files: number }>`
    select p.cast_id as "castId", p.review, (select count(*) from payoff_batch_row r where r.payoff_id = p.id)::int as files
    from payoff p where p.review is not null order by p.cast_id`.execute(app.db);
  expect(rows).toEqual(others.map(({ castId }) => ({ castId, review: 'NAME_MISMATCH', files: 0 })));
  const desk = asOperator(app);
  expect(await desk.tries('makeBankFile', { params: { payDay: '2026-12-30' } })).toMatchObject({
    error: { code: 'PAYOFF_FILE_EMPTY' },
  });
  await assertCoherent(app.db);
}

interface Sizes {
  readonly all: number;
  readonly others: number;
  readonly returned: number;
}

async function expectStates({ db }: TestApp, { all, others, returned }: Sizes): Promise<void> {
  const states = await sql<{ what: string; count: number }>`
    select status as what, count(*)::int as count from payoff group by 1`.execute(db);
  expect(counted(states.rows)).toEqual({
    TRANSFERRED: all - others - returned,
    REJECTED: returned,
    AWAITING_APPROVAL: others,
  });
}

/** What happened to each happened once, by whoever was killed, and each was told of it once. */
async function expectHistory({ db }: TestApp, { all, others, returned }: Sizes): Promise<void> {
  const events = await sql<{ what: string; count: number; payoffs: number }>`
    select action as what, count(*)::int as count, count(distinct payoff_id)::int as payoffs from payoff_event group by 1`.execute(
    db,
  );
  const expected = {
    REQUEST: all,
    APPROVE: all - others,
    EXPORT: all - others,
    TRANSFER: all - others - returned,
    RETURN: returned,
    REJECT: returned,
    POSTPONE: others,
  };
  expect(counted(events.rows)).toEqual(expected);
  expect(counted(events.rows.map(({ what, payoffs }) => ({ what, count: payoffs })))).toEqual(expected);
  const told = await sql<{ what: string; count: number; casts: number }>`
    select payload ->> 'kind' as what, count(*)::int as count, count(distinct key)::int as casts
    from outbox where topic = 'notify' group by 1`.execute(db);
  const notices = {
    PAYOFF_APPROVED: expected.APPROVE,
    PAYOFF_TRANSFERRED: expected.TRANSFER,
    PAYOFF_RETURNED: returned,
    PAYOFF_REJECTED: returned,
    PAYOFF_POSTPONED: others,
  };
  expect(counted(told.rows)).toEqual(notices);
  expect(counted(told.rows.map(({ what, casts }) => ({ what, count: casts })))).toEqual(notices);
}

/** One file was ever made; nothing stands in it twice, and its trailer is the sum of what was approved. */
async function expectOneFile({ db }: TestApp, { orders, numbers, file, returned }: PaidDay): Promise<void> {
  const approved = orders.filter(({ isOtherName }) => !isOtherName);
  const approvedYen = approved.reduce((sum, { transferYen }) => sum + transferYen, 0);
  const trailer = file.subarray(-2 * 122, -122).toString('latin1');
  expect([Number(trailer.slice(1, 7)), Number(trailer.slice(7, 19))]).toEqual([approved.length, approvedYen]);
  const batches = await db.selectFrom('payoff_batch').select(['status', 'row_count', 'total_yen']).execute();
  expect(batches).toEqual([{ status: 'CONFIRMED', row_count: approved.length, total_yen: approvedYen }]);
  const rows = await db
    .selectFrom('payoff_batch_row as r')
    .innerJoin('payoff as p', 'p.id', 'r.payoff_id')
    .select(['p.number', 'r.transfer_yen', 'r.result'])
    .orderBy('p.number')
    .execute();
  const expected = approved.map(({ castId, transferYen }) => {
    const number = numbers.get(castId)!;
    return { number, transfer_yen: transferYen, result: returned.has(number) ? 'RETURNED' : 'TRANSFERRED' };
  });
  expect(rows).toEqual(expected.sort((one, other) => one.number - other.number));
}

/** What left the casts is what they asked for; what the bank sent back is theirs again, once. */
async function expectBooks({ db }: TestApp, { orders, numbers, returned }: PaidDay): Promise<void> {
  const isReturned = (castId: string) => returned.has(numbers.get(castId)!);
  const pointsOf = (list: PaidDay['orders']) => list.reduce((sum, { points }) => sum + points, 0);
  const back = orders.filter(({ castId }) => isReturned(castId));
  const moved = await sql<{ kind: string; count: number; points: number }>`
    select kind, count(*)::int as count, sum(points)::bigint as points from ledger_transfer
    where kind in ('PAYOFF', 'PAYOFF_RETURN') group by 1 order by 1`.execute(db);
  expect(moved.rows).toEqual([
    { kind: 'PAYOFF', count: orders.length, points: pointsOf(orders) },
    { kind: 'PAYOFF_RETURN', count: back.length, points: pointsOf(back) },
  ]);
  const account = await sql<{ points: number }>`
    select (select sum(points) from ledger_transfer where to_account_id = a.id)::bigint
      - (select sum(points) from ledger_transfer where from_account_id = a.id)::bigint as points
    from ledger_account a where kind = 'PAYOFF' and owner_id is null`.execute(db);
  expect(account.rows).toEqual([{ points: pointsOf(orders) - pointsOf(back) }]);
  const balances = await db
    .selectFrom('reward_balance')
    .select(['cast_id', 'reward_points'])
    .orderBy('cast_id')
    .execute();
  expect(balances).toEqual(
    orders.map(({ castId, points }) => ({ cast_id: castId, reward_points: isReturned(castId) ? points : 0 })),
  );
}
