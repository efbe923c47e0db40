import type { ParticipationState } from '@yoimachi/domain/booking';
import type { Db } from '#platform/database';
import type { Model, ModelBooking, ModelParticipation } from './model.ts';
import type { World } from './world.ts';

/** Where the real product differs from the model; empty when nothing does. */
export async function differences(world: World, model: Model): Promise<string[]> {
  const { db } = world.test;
  return [
    ...(await ofBookings(db, world, model)),
    ...(await ofPurses(db, world, model)),
    ...(await ofRewards(db, world, model)),
    ...(await ofDebts(db, world, model)),
  ];
}

const differ = (what: string, actual: unknown[] | undefined, expected: unknown[]) => {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what} is ${is}, not ${should}`];
};

async function ofBookings(db: Db, { casts }: World, { bookings, participations }: Model): Promise<string[]> {
  const rows = await db
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
    ])
    .select([
      'p.cancel_type',
      'p.repeatable',
      'p.billed_points',
      'b.confirmed_at',
      'b.settled_points',
      'b.missing_points',
      'b.authorise_at',
    ])
    .execute();
  const real = new Map(rows.map((row) => [`${row.booking_id} ${row.cast_id}`, row]));
  const found =
    real.size === participations.length ? [] : [`${real.size} participations, not ${participations.length}`];
  const expected = (booking: ModelBooking, { state, repeatable, bill }: ModelParticipation) => [
    ...[state.status, state.version, state.endsAt, state.arrivedAt, state.finishedAt, state.cancelType],
    ...[repeatable, bill?.points ?? null, confirmedAt(booking), booking.account.settled],
    ...[booking.account.missingPoints, booking.account.authoriseAt],
  ];
  for (const booking of bookings)
    for (const participation of booking.participations) {
      const row = real.get(`${booking.bookingId} ${casts[participation.cast]!.userId}`);
      const actual = row && [
        ...[row.status, row.version, row.ends_at, row.arrived_at, row.finished_at, row.cancel_type],
        ...[row.repeatable, row.billed_points, row.confirmed_at, row.settled_points],
        ...[row.missing_points, row.authorise_at],
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
  return casts.flatMap(({ userId }, cast) => {
    const actual = rewards.find((one) => one.cast_id === userId)!.reward_points;
    return differ(`cast ${cast}'s reward`, [actual], [money.rewards[cast]]);
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
