import { sql } from 'kysely';
import type { BlockPreview } from '@yoimachi/contract/block';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { OPERATORS } from '../../../tools/test/operators.ts';
import { assertCoherent, creditPurchase } from '#money/points';
import { liftSuspension, suspendAccount } from '#desk/operator';
import { decideClaim } from '#meeting/booking';
import { testClock } from '#platform/clock';
import { createIds } from '#platform/crypto';
import { withTransaction } from '#platform/database';
import { ticketOf } from '#platform/http';
import { guestWithPoints, TEST_START, type Person, type TestApp } from '../src/test-support/index.ts';
import type { Beginning } from './beginning.ts';
import { Crashes, Died } from './crash-points.ts';
import type { Sabotage } from './mortal-database.ts';
import type { ModelBlock, ModelPair } from './model-block.ts';
import type { Outcome } from './model-types.ts';
import { pricesOf, SCHEDULE, SHY_CAST } from './people.ts';
import { startProcess, type Process } from './process.ts';
import { GIFT_POINTS, type CardBehaviour, type RequestDeed, type Deed, type SimPerson } from './step.ts';

const ADDRESS = '127.0.0.1';
/** A cast agrees to refuse any number of requests. */
const MANY_REQUESTS = 100;

export interface Answered {
  readonly outcome: Outcome;
  readonly bookingId: string;
  /** The process died meanwhile, and the same call was sent again. */
  readonly died: boolean;
}

/** The real product with a few people in it. Its process dies where it is told to and is started again. */
export class World {
  readonly test: Pick<TestApp, 'app' | 'db' | 'clock' | 'context'>;
  readonly crashes = new Crashes();
  readonly problems: string[] = [];
  /** Who left is followed by the account with which he came back. */
  readonly guests: Person[];
  readonly casts: readonly Person[];
  readonly #base: TestApp;
  readonly #gifts: readonly string[];
  readonly #stores: Beginning['stores'];
  #process: Process;
  readonly #sabotage: Sabotage | undefined;

  /** Begins where all worlds do, at the same time. */
  constructor({ test, ...people }: Beginning, sabotage?: Sabotage) {
    const clock = testClock(TEST_START);
    this.#base = test;
    this.test = {
      app: test.app,
      db: test.db,
      clock,
      context: { ...test.context, clock, ids: createIds(clock) },
    };
    this.guests = [...people.guests];
    this.casts = people.casts;
    this.#gifts = people.gifts;
    this.#stores = people.stores;
    this.#sabotage = sabotage;
    this.#process = this.#start();
  }

  /** Sends a call until it is answered: a process that dies is restarted and gets the same call with the same key. */
  async call(name: string, person: Person, body: object, params: object = {}): Promise<Answered> {
    const ticket = ticketOf(person.userId, name, crypto.randomUUID(), body);
    if (!ticket.ok) throw new Error(ticket.error.code);
    const principal = { accountId: person.userId, userType: person.userType, sessionId: person.userId };
    const call = { principal, body, params, idempotency: ticket.value, address: ADDRESS };
    const { value, died } = await this.#untilAlive((process) => process.handlers[name]!(call));
    const outcome = value.ok ? 'OK' : value.error.code;
    const answer: { bookingId?: string } = (value.ok && value.value) || {};
    return { outcome, bookingId: answer.bookingId ?? '', died };
  }

  /** What somebody is shown; null where it is refused. */
  async read<Shown>(name: string, person: Person, query: object): Promise<Shown | null> {
    const principal = { accountId: person.userId, userType: person.userType, sessionId: person.userId };
    const { value } = await this.#untilAlive((process) => process.handlers[name]!({ principal, query }));
    return value.ok ? (value.value as Shown) : null;
  }

  /** `versionOf`: the version of a cast's schedule as the guest saw it. */
  request(step: RequestDeed, versionOf: (cast: number) => number): Promise<Answered> {
    const { guest, casts, startMinute, minutes, guestCount } = step;
    const body = {
      day: addDays(dayOf(this.test.clock.now()), step.daysAhead),
      startMinute,
      endMinute: startMinute + minutes,
      guestCount,
      casts: casts.map((cast) => ({
        castId: this.casts[cast]!.userId,
        scheduleVersion: versionOf(cast),
        ...pricesOf(cast),
      })),
      clientRequestId: crypto.randomUUID(),
      place: 'Ginza station',
    };
    return this.call('requestBooking', this.guests[guest]!, body);
  }

  sendGift({ guest, cast, gift }: Extract<Deed, { kind: 'gift' }>): Promise<Answered> {
    const body = { castId: this.casts[cast]!.userId, giftId: this.#gifts[gift], points: GIFT_POINTS[gift] };
    return this.call('sendGift', this.guests[guest]!, body);
  }

  favor({ guest, cast, kept }: Extract<Deed, { kind: 'favorite' }>): Promise<Answered> {
    const castId = { castId: this.casts[cast]!.userId };
    const person = this.guests[guest]!;
    return kept ? this.call('addFavorite', person, castId) : this.call('removeFavorite', person, {}, castId);
  }

  write({ by, guest, cast }: Extract<Deed, { kind: 'message' }>): Promise<Answered> {
    const people = [this.guests[guest]!, this.casts[cast]!] as const;
    const [person, friend] = by === 'guest' ? people : ([people[1], people[0]] as const);
    const body = { friendId: friend.userId, clientId: crypto.randomUUID(), text: 'Good evening' };
    return this.call('sendMessage', person, body);
  }

  previewBlock({ by, guest, cast }: ModelPair): Promise<BlockPreview | null> {
    const [guestId, castId] = [this.guests[guest]!.userId, this.casts[cast]!.userId];
    return by === 'guest'
      ? this.read('previewCastBlock', this.guests[guest]!, { castId })
      : this.read('previewGuestBlock', this.casts[cast]!, { guestId });
  }

  block({ by, guest, cast }: ModelPair, order: object): Promise<Answered> {
    const [guestId, castId] = [this.guests[guest]!.userId, this.casts[cast]!.userId];
    return by === 'guest'
      ? this.call('blockCast', this.guests[guest]!, { castId, ...order })
      : this.call('blockGuest', this.casts[cast]!, { guestId, ...order });
  }

  /** Also of an account that its guest has left. */
  unblock({ by, guest, cast, guestId }: ModelBlock): Promise<Answered> {
    return by === 'guest'
      ? this.call('unblockCast', this.guests[guest]!, {}, { castId: this.casts[cast]!.userId })
      : this.call('unblockGuest', this.casts[cast]!, {}, { guestId });
  }

  pause({ cast, paused }: Extract<Deed, { kind: 'pause' }>): Promise<Answered> {
    return this.call('putPause', this.casts[cast]!, { paused });
  }

  changeStore({ cast, isOther }: Extract<Deed, { kind: 'store' }>): Promise<Answered> {
    const storeId = isOther ? this.#stores.other : this.#stores.shared;
    return this.call('chooseStore', this.casts[cast]!, { storeId });
  }

  async suspend(person: SimPerson, takeFee: boolean): Promise<Answered> {
    const order = { accountId: this.#of(person).userId, takeFee, operator: OPERATORS.sato };
    const { value, died } = await this.#untilAlive(({ context }) => suspendAccount(context, order));
    return { outcome: value.ok ? 'OK' : value.error.code, bookingId: '', died };
  }

  async lift(person: SimPerson): Promise<Answered> {
    const order = { accountId: this.#of(person).userId, reason: 'a reason', operator: OPERATORS.sato };
    const { value, died } = await this.#untilAlive(({ context }) => liftSuspension(context, order));
    return { outcome: value.ok ? 'OK' : value.error.code, bookingId: '', died };
  }

  /** With what was shown: the points that lapse. */
  leave(person: SimPerson, lapsingPoints: number): Promise<Answered> {
    return this.call('leave', this.#of(person), { lapsingPoints, transferYen: 0 });
  }

  /** A guest who has left makes an account with his number again, and his age is checked. */
  async beginAnew(guest: number): Promise<void> {
    const { phone } = this.guests[guest]!;
    const anew = await guestWithPoints({ ...this.#base, ...this.test }, 0, { phone });
    await this.test.db.deleteFrom('card').where('guest_id', '=', anew.userId).execute();
    this.guests[guest] = anew;
  }

  #of = ({ role, index }: SimPerson): Person => (role === 'guest' ? this.guests : this.casts)[index]!;

  async changeSchedule(
    { cast, fromMinute, toMinute }: Extract<Deed, { kind: 'schedule' }>,
    { day, version }: { readonly day: Day; readonly version: number },
  ): Promise<Answered> {
    const { userId } = this.casts[cast]!;
    const { id: scheduleId } = await this.test.db
      .selectFrom('schedule')
      .select('id')
      .where('cast_id', '=', userId)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    const rest = { workMinute: SCHEDULE.workMinute, workingBar: 'bar', cantJoinAlone: cast === SHY_CAST };
    const body = { scheduleId, version, fromMinute, toMinute, ...rest, confirmedRefusals: MANY_REQUESTS };
    return this.call('updateSchedule', this.casts[cast]!, body);
  }

  async payDebt(guest: number, bookingId: string): Promise<Answered> {
    const { id: debtId } = await this.test.db
      .selectFrom('debt')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    return this.call('payDebt', this.guests[guest]!, { debtId, returnPath: '/guest' });
  }

  async decideClaim(
    bookingId: string,
    castId: string,
    outcome: 'PLAN' | 'REAL_TIME' | 'NOTHING',
  ): Promise<Answered> {
    const order = { bookingId, castId, outcome, reason: 'a reason', operator: OPERATORS.sato };
    const { value, died } = await this.#untilAlive(({ context }) => decideClaim(context, order));
    return { outcome: value.ok ? 'OK' : value.error.code, bookingId, died };
  }

  /** Delivers all events and does everything due, until nothing is left. */
  async work(): Promise<void> {
    await this.#untilAlive(async ({ outbox, sweeper }) => {
      do {
        await outbox.drain();
      } while ((await sweeper.sweepNow()) > 0);
    });
    if (this.problems.length > 0) throw new Error(`The product logged ${this.problems.join('\n')}`);
  }

  /** Whether a debt is being charged with an outcome not yet known. */
  async hasOpenCharge(): Promise<boolean> {
    const { db } = this.test;
    const open = db
      .selectFrom('debt')
      .select('id')
      .where('status', '=', 'OPEN')
      .where('attempt_id', 'is not', null);
    return (await open.execute()).length > 0;
  }

  /** Refused cards would add up until no card is accepted any more. */
  async forgetAttempts(): Promise<void> {
    await this.test.db.deleteFrom('card_attempt').execute();
  }

  /** Points bought on an earlier day, so that they expire sooner. */
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

  /** A card replacing the previous one; the payment service already knows it. */
  async registerCard(guest: number, behaviour: CardBehaviour): Promise<Answered> {
    const { db, ids, clock } = this.test.context;
    const person = this.guests[guest]!;
    const setupId = ids.newId();
    await db
      .insertInto('sandbox_payment.card')
      .values({
        id: setupId,
        customer: person.userId,
        return_url: '/',
        state: 'READY',
        behaviour,
        brand: 'VISA',
        last4: '4242',
        expires_month: 8,
        expires_year: 2035,
        created_at: clock.now(),
      })
      .execute();
    return this.call('finishCard', person, { setupId });
  }

  assertCoherent(): Promise<void> {
    return assertCoherent(this.test.db);
  }

  #start(): Process {
    const { context: base, app } = this.test;
    return startProcess({
      base,
      pool: app.pool,
      crashes: this.crashes,
      problems: this.problems,
      sabotage: this.#sabotage,
    });
  }

  async #untilAlive<T>(run: (process: Process) => Promise<T>): Promise<{ value: T; died: boolean }> {
    for (let died = false; ; died = true) {
      const process = this.#process;
      try {
        return { value: await run(process), died };
      } catch (error) {
        if (!(error instanceof Died)) throw error;
        // Several calls may die with one process.
        if (this.#process === process) this.#process = this.#start();
      }
    }
  }
}
