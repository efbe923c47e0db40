import { sql } from 'kysely';
import type { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Day } from '@yoimachi/domain/time';
import { assertCoherent, creditPurchase } from '../src/modules/points/index.ts';
import { bookingFeature } from '../src/modules.ts';
import { BOOKING_MODULES } from '../src/modules/booking/test/support.ts';
import { withTransaction } from '../src/platform/database/index.ts';
import { ticketOf } from '../src/platform/http/index.ts';
import {
  addSchedule,
  guestWithPoints,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../src/test-support/index.ts';
import { PRICES, SCHEDULE, type Model, type ModelRequest, type Outcome } from './model.ts';
import { CASTS, GUESTS } from './step.ts';

type Handler = (
  call: object,
) => Promise<{ ok: true; value: { bookingId: string } } | { ok: false; error: { code: string } }>;
export type CallName = keyof typeof guestBookingRoutes | keyof typeof castBookingRoutes;

/** The real product with a few people in it, whose commands are called as the HTTP layer calls them. */
export class World {
  readonly test: TestApp;
  readonly guests: readonly Person[];
  readonly casts: readonly Person[];
  readonly #handlers: Readonly<Record<string, Handler>>;

  private constructor(test: TestApp, guests: readonly Person[], casts: readonly Person[]) {
    this.test = test;
    this.guests = guests;
    this.casts = casts;
    this.#handlers = bookingFeature(test.context).handlers as unknown as Record<string, Handler>;
  }

  static async open(days: readonly Day[]): Promise<World> {
    const test = await startTestApp({ modules: BOOKING_MODULES, config: { databasePool: 50 } });
    const guests = await Promise.all(Array.from({ length: GUESTS }, () => guestWithPoints(test, 0)));
    // The model knows balances alone: nothing stands for points that lack.
    await test.db.updateTable('card').set({ removed_at: test.clock.now() }).execute();
    const casts = await Promise.all(Array.from({ length: CASTS }, () => verifiedCast(test, PRICES)));
    for (const cast of casts)
      for (const day of days) await addSchedule(test, cast.userId, { day, ...SCHEDULE });
    return new World(test, guests, casts);
  }

  async request(request: ModelRequest): Promise<{ readonly outcome: Outcome; readonly bookingId: string }> {
    const { cast, guest, ...window } = request;
    const body = {
      ...window,
      guestCount: 1,
      casts: [{ castId: this.casts[cast]!.userId, scheduleVersion: 1, ...PRICES }],
      clientRequestId: crypto.randomUUID(),
      place: 'Ginza station',
    };
    const { outcome, bookingId = '' } = await this.call('requestBooking', this.guests[guest]!, body);
    return { outcome, bookingId };
  }

  async call(
    name: CallName,
    person: Person,
    body: object,
  ): Promise<{ outcome: Outcome; bookingId?: string }> {
    const ticket = ticketOf(person.userId, name, crypto.randomUUID(), body);
    if (!ticket.ok) throw new Error(ticket.error.code);
    const principal = { accountId: person.userId, userType: person.userType, sessionId: person.userId };
    const address = '127.0.0.1';
    const result = await this.#handlers[name]!({ principal, body, idempotency: ticket.value, address });
    return result.ok ? { outcome: 'OK', bookingId: result.value?.bookingId } : { outcome: result.error.code };
  }

  /** Points bought at an earlier day, so that they end sooner. */
  async buy(guest: number, points: number, at: Date): Promise<void> {
    const { db, ids } = this.test.context;
    const [purchaseId, guestId] = [ids.newId(), this.guests[guest]!.userId];
    const row = {
      id: purchaseId,
      guest_id: guestId,
      client_key: ids.newId(),
      points,
      amount_yen: points,
      created_at: at,
    };
    await withTransaction(db, async (trx) => {
      await trx
        .insertInto('purchase')
        .values({ ...row, status: 'CREATED' })
        .execute();
      const lotId = await creditPurchase(trx, { purchaseId, guestId, points }, at);
      const done = { status: 'SUCCEEDED' as const, lot_id: lotId, completed_at: at };
      await trx.updateTable('purchase').set(done).where('id', '=', purchaseId).execute();
    });
  }

  /** Free points, as a coupon would give them. */
  async grant(guest: number, points: number, expiresOn: Day): Promise<void> {
    const { db } = this.test.context;
    const [guestId, at] = [this.guests[guest]!.userId, this.test.clock.now()];
    await withTransaction(db, async (trx) => {
      await trx
        .updateTable('wallet')
        .set((eb) => ({ free_points: eb('free_points', '+', points) }))
        .where('guest_id', '=', guestId)
        .execute();
      await sql`
        with granted as (
          insert into lot (guest_id, kind, granted_points, remaining_points, expires_on, created_at)
          values (${guestId}, 'FREE', ${points}, ${points}, ${expiresOn}, ${at}) returning id)
        insert into ledger_transfer (kind, from_account_id, to_account_id, points, lot_id, key, created_at)
        select 'COUPON', f.id, t.id, ${points}, g.id, 'coupon:' || g.id, ${at}
        from granted g, ledger_account f, ledger_account t
        where f.kind = 'GRANTED' and t.kind = 'GUEST_AVAILABLE' and t.owner_id = ${guestId}`.execute(trx);
    });
  }

  /** What of the real product differs from the model; an empty list when nothing does. */
  async differences(model: Model): Promise<string[]> {
    const { db } = this.test;
    const found: string[] = [];
    const rows = await db
      .selectFrom('participation as p')
      .innerJoin('booking as b', 'b.id', 'p.booking_id')
      .select([
        'p.booking_id',
        'p.status',
        'p.version',
        'p.ends_at',
        'p.finished_at',
        'p.repeatable',
        'b.settled_points',
      ])
      .execute();
    const real = new Map(rows.map((row) => [row.booking_id, row]));
    if (real.size !== model.parts.length) found.push(`${real.size} bookings, not ${model.parts.length}`);
    for (const part of model.parts) {
      const row = real.get(part.bookingId);
      const { status, version, endsAt, finishedAt } = part.state;
      const expected = [status, version, endsAt, finishedAt, part.repeatable, part.settledPoints];
      const actual = row && [
        row.status,
        row.version,
        row.ends_at,
        row.finished_at,
        row.repeatable,
        row.settled_points,
      ];
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        found.push(`${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
    }
    const wallets = await db.selectFrom('wallet').selectAll().execute();
    for (const [index, guest] of this.guests.entries()) {
      const wallet = wallets.find((one) => one.guest_id === guest.userId)!;
      const spendable = wallet.paid_points + wallet.free_points;
      const expected = model.purses[index]!.spendable(this.test.clock.now());
      if (spendable !== expected) found.push(`guest ${index} has ${spendable} points, not ${expected}`);
    }
    const rewards = await db.selectFrom('reward_balance').selectAll().execute();
    for (const [index, cast] of this.casts.entries()) {
      const reward = rewards.find((one) => one.cast_id === cast.userId)!.reward_points;
      if (reward !== model.rewards[index])
        found.push(`cast ${index} has ${reward} points, not ${model.rewards[index]}`);
    }
    return found;
  }

  assertCoherent(): Promise<void> {
    return assertCoherent(this.test.db);
  }

  close(): Promise<void> {
    return this.test.close();
  }
}
