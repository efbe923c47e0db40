import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ParticipationState } from '@yoimachi/domain/booking';
import type { Db } from '#platform/database';
import type { Model } from './model.ts';
import type { ModelBooking, ModelParticipation } from './model-types.ts';
import type { World } from './world.ts';

/** Where the real product differs from the model; empty when nothing does. */
export async function differences(world: World, model: Model): Promise<string[]> {
  const { db } = world.test;
  return [
    ...(await ofBookings(db, world, model)),
    ...(await ofPurses(db, world, model)),
    ...(await ofRewards(db, world, model)),
    ...(await ofDebts(db, world, model)),
    ...(await ofChats(db, world, model)),
  ];
}

const differ = (what: string, actual: unknown[] | undefined, expected: unknown[]) => {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is}, not ${should}`];
};

const readParticipations = (db: Db) =>
  db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .select([
      'p.booking_id',
      'p.cast_id',
      'p.status',
      'p.version',
      'p.ends_at',
      'p.arrived_at',
      'p.finished_at',
      'p.cancel_type',
      'p.repeatable',
      'p.billed_points',
      'b.confirmed_at',
      'b.settled_points',
      'b.missing_points',
      'b.authorise_at',
    ])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('penalty as n').select('n.id').whereRef('n.participation_id', '=', 'p.id'))
        .as('is_penalised'),
    )
    .execute();

async function ofBookings(db: Db, { casts }: World, { bookings, participations }: Model): Promise<string[]> {
  const rows = await readParticipations(db);
  const real = new Map(rows.map((row) => [`${row.booking_id} ${row.cast_id}`, row]));
  const found =
    real.size === participations.length ? [] : [`${real.size} participations, not ${participations.length}`];
  const expected = (booking: ModelBooking, { state, repeatable, bill, isPenalised }: ModelParticipation) => [
    state.status,
    state.version,
    state.endsAt,
    state.arrivedAt,
    state.finishedAt,
    state.cancelType,
    repeatable,
    bill?.points ?? null,
    confirmedAt(booking),
    booking.account.settled,
    booking.account.missingPoints,
    booking.account.authoriseAt,
    isPenalised,
  ];
  for (const booking of bookings)
    for (const participation of booking.participations) {
      const row = real.get(`${booking.bookingId} ${casts[participation.cast]!.userId}`);
      const actual = row && [
        row.status,
        row.version,
        row.ends_at,
        row.arrived_at,
        row.finished_at,
        row.cancel_type,
        row.repeatable,
        row.billed_points,
        row.confirmed_at,
        row.settled_points,
        row.missing_points,
        row.authorise_at,
        row.is_penalised,
      ];
      found.push(
        ...differ(
          `cast ${participation.cast} of ${booking.bookingId}`,
          actual,
          expected(booking, participation),
        ),
      );
    }
  return found;
}

const confirmedAt = ({ participations }: ModelBooking): ParticipationState['confirmedAt'] =>
  participations.find(({ state }) => state.confirmedAt)?.state.confirmedAt ?? null;

async function ofPurses(db: Db, { guests, test }: World, { money, bookings }: Model): Promise<string[]> {
  const wallets = await db.selectFrom('wallet').selectAll().execute();
  return guests.flatMap(({ userId }, guest) => {
    const wallet = wallets.find((one) => one.guest_id === userId)!;
    const held = bookings
      .filter((booking) => booking.guest === guest)
      .flatMap(({ account }) => account.hold)
      .reduce((sum, { points }) => sum + points, 0);
    const actual = [wallet.paid_points + wallet.free_points, wallet.held_points];
    return differ(`guest ${guest}'s purse`, actual, [money.purses[guest]!.spendable(test.clock.now()), held]);
  });
}

async function ofRewards(db: Db, { casts }: World, { money }: Model): Promise<string[]> {
  const rewards = await db.selectFrom('reward_balance').selectAll().execute();
  const frozen = await db.selectFrom('frozen_reward').select(['cast_id', 'reward_points']).execute();
  return casts.flatMap(({ userId }, cast) => {
    const actual = rewards.find((one) => one.cast_id === userId)!.reward_points;
    const waiting = frozen
      .filter((one) => one.cast_id === userId)
      .reduce((sum, one) => sum + one.reward_points, 0);
    const expected = [money.rewards[cast], money.frozen[cast]];
    return differ(`cast ${cast}'s reward`, [actual, waiting], expected);
  });
}

async function ofDebts(db: Db, { guests }: World, { money }: Model): Promise<string[]> {
  const rows = await db
    .selectFrom('debt')
    .select(['guest_id', 'points'])
    .where('status', '=', 'OPEN')
    .execute();
  return guests.flatMap(({ userId }, guest) => {
    const actual = rows.filter((row) => row.guest_id === userId).map(({ points }) => points);
    const expected = money.debts.filter(({ account }) => account.guest === guest).map(({ points }) => points);
    const inOrder = (points: number[]) => points.toSorted((a, b) => a - b);
    return differ(`guest ${guest}'s debts`, inOrder(actual), inOrder(expected));
  });
}

/** What the payment service took without the product knowing, or the other way round. */
export async function cardDifferences({ test: { db, clock } }: World): Promise<string[]> {
  const taken = await db
    .selectFrom('sandbox_payment.payment')
    .select(['idempotency_key', 'state', 'amount_yen', 'captured_yen', 'expires_at'])
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select(['id', 'kind', 'provider_payment_id', 'amount_yen'])
    .where('status', '=', 'SUCCEEDED')
    .where('kind', '<>', 'PURCHASE')
    .execute();
  const there = taken
    .filter(({ state }) => state === 'SUCCEEDED')
    .reduce((sum, row) => sum + (row.captured_yen ?? row.amount_yen), 0);
  const here = purchases.reduce((sum, { amount_yen }) => sum + amount_yen, 0);
  const left = taken.filter(({ state, expires_at }) => state === 'AUTHORISED' && expires_at! > clock.now());
  return [
    ...(there === here ? [] : [`the payment service took ${there} yen, the product wrote ${here}`]),
    ...(left.length === 0 ? [] : [`${left.length} authorisations are left at the payment service`]),
  ];
}

/** How many chats are unread, as everybody's open screens were told last, and as it is. Nothing is on its way. */
export async function countDifferences(world: World): Promise<string[]> {
  const { rows } = await sql<{ account_id: string; payload: unknown }>`
    select distinct on (account_id) account_id, payload from live_event where name = 'user.chat'
    order by account_id, seq desc`.execute(world.test.db);
  const told = new Map(rows.map(({ account_id, payload }) => [account_id, payload]));
  const found: string[] = [];
  for (const person of [...world.guests, ...world.casts]) {
    const nothing = { version: 0, document: { unreadCount: 0 } };
    const is = await world.read('userChat', person, {});
    const last = told.get(person.userId) ?? nothing;
    if (!isDeepStrictEqual(last, is))
      found.push(`${person.userId} was told ${JSON.stringify(last)}, it is ${JSON.stringify(is)}`);
  }
  return found;
}

/** Texts of each pair, and whether numbers and what is unread add up. */
async function ofChats(db: Db, { guests, casts }: World, { chats }: Model): Promise<string[]> {
  const { rows } = await sql<{ guest_id: string; cast_id: string; texts: number; is_right: boolean }>`
    select c.guest_id, c.cast_id, count(*) filter (where t.type = 'TEXT')::int as texts,
      count(*) = c.last_number and max(t.number) = c.last_number
        and (select bool_and(m.unread_count = (select count(*) from chat_message u where u.conversation_id = c.id
            and u.number > m.read_number and u.by <> case m.account_id when c.guest_id then 'guest' else 'cast' end))
          from chat_member m where m.conversation_id = c.id) as is_right
    from chat_conversation c join chat_message t on t.conversation_id = c.id group by c.id`.execute(db);
  return guests.flatMap((guest, his) =>
    casts.flatMap((cast, hers) => {
      const found = rows.find((row) => row.guest_id === guest.userId && row.cast_id === cast.userId);
      const is = [found?.texts ?? 0, found?.is_right ?? true];
      return differ(`the chat of guest ${his} and cast ${hers}`, is, [chats.texts(his, hers), true]);
    }),
  );
}
