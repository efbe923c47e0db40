import type { Role } from '@yoimachi/domain/booking';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { addDays, addMinutes, dayOf } from '@yoimachi/domain/time';
import type { Beginning, Beginnings } from './beginning.ts';
import { finishedOf, nextEventOf, pickOf, soonestOf } from './choice.ts';
import { Differs } from './differs.ts';
import { takeBlock, takeUnblock } from './take-block.ts';
import { takeChat } from './take-chat.ts';
import { takePeople, type Taking } from './take-people.ts';
import { cardDifferences, countDifferences, differences } from './differences.ts';
import { findDifferences } from './find-differences.ts';
import { isOverdue, versionOf } from './model-state.ts';
import { Model } from './model.ts';
import type { ModelBooking, ModelParticipation, Outcome, Planted } from './model-types.ts';
import type { Sabotage } from './mortal-database.ts';
import {
  cancelling,
  LEADING_WEIGHT,
  offersOf,
  ORDERS,
  saysSum,
  WAITING_WEIGHT,
  type ActWays,
} from './orders.ts';
import { actorsOf, DAYS, FIRST_PURCHASE_POINTS } from './people.ts';
import { resultOf, type SimulationResult } from './result.ts';
import { GUESTS, type ParticipationAction, type RequestDeed, type TimedDeed, type Deed } from './step.ts';
import { sumSeen } from './sums.ts';
import { World, type Answered } from './world.ts';

/** Everything is compared after this many steps; the books are checked after several times as many. */
const COMPARE_EVERY = 20;
const CHECK_BOOKS_EVERY = 10 * COMPARE_EVERY;
/** How long after its start a charge of unknown outcome is looked into. */
const CHECK_MINUTES = 2;
/** How far ahead the clock of a guest's tab may be. */
const AHEAD_MINUTES = 90;
/** After this long everything is over: the last request is for an evening ten days ahead, and a claim about it waits another day. */
const END_DAYS = 12;
/** How many steps are reported when something differs. */
const TOLD_STEPS = 12;

export interface Faults extends Planted {
  readonly sabotage?: Sabotage;
}

/**
 * Runs steps against the real commands, whose process dies along the way, and against the model. Throws `Differs` where they differ: in a
 * command's result, a booking, a balance, a debt or a reward, or when the books do not add up.
 */
export function simulate(
  beginnings: Beginnings,
  steps: readonly TimedDeed[],
  faults: Faults = {},
): Promise<SimulationResult> {
  return beginnings.use((beginning) => simulateFrom(beginning, steps, faults));
}

async function simulateFrom(beginning: Beginning, steps: readonly TimedDeed[], faults: Faults) {
  const world = new World(beginning, faults.sabotage);
  const model = new Model(GUESTS, DAYS, faults);
  const run = new Run(world, model);
  try {
    await run.begin();
    for (const [index, step] of steps.entries()) {
      await run.take(step);
      if ((index + 1) % COMPARE_EVERY === 0) await run.compare((index + 1) % CHECK_BOOKS_EVERY === 0);
    }
    await run.end();
    return resultOf(run, world, model, steps.length);
  } catch (error) {
    throw new Differs(error, run.told(), run.taken);
  }
}

class Run implements Taking {
  readonly accepted = new Map<string, number>();
  byCard = 0;
  taken = 0;
  readonly world: World;
  readonly model: Model;
  readonly #told: string[] = [];

  constructor(world: World, model: Model) {
    this.world = world;
    this.model = model;
  }

  get time(): Date {
    return this.world.test.clock.now();
  }

  told = (): string => this.#told.join('\n');

  /** Everybody has bought once, so no card asks for 3-D Secure; every second guest has a good card. */
  async begin(): Promise<void> {
    for (let guest = 0; guest < GUESTS; guest++) {
      await this.buy(guest, FIRST_PURCHASE_POINTS, this.time);
      if (guest % 2 === 0) await this.#registerCard(guest, 'OK');
    }
  }

  /** One step, in which the process may die once. */
  async take({ step, crash }: TimedDeed): Promise<void> {
    this.taken++;
    const { crashes } = this.world;
    crashes.beginStep(crash);
    this.#tell(JSON.stringify(step));
    await this.#take(step);
    // What a step compares is not part of the step.
    crashes.spare();
    if (crashes.diedAt) this.#tell(`  died at ${crashes.diedAt}`);
  }

  async compare(withBooks: boolean): Promise<void> {
    if (withBooks) await this.work();
    const found = [
      ...(await differences(this.world, this.model)),
      ...(withBooks ? await countDifferences(this.world) : []),
      ...(withBooks ? await findDifferences(this.world, this.model) : []),
    ];
    if (found.length > 0) throw new Error(`The product differs from the model: ${found.join('; ')}`);
    if (withBooks) await this.world.assertCoherent();
  }

  /** Lets everything end, and compares all with all. */
  async end(): Promise<void> {
    await this.advance(addMinutes(this.time, END_DAYS * 1440));
    await this.compare(true);
    const found = await cardDifferences(this.world);
    if (found.length > 0) throw new Error(`The payment service differs: ${found.join('; ')}`);
  }

  async #take(step: Deed): Promise<void> {
    const now = this.time;
    if (actorsOf(step).some(this.model.suspended.has)) return;
    switch (step.kind) {
      case 'buy':
        return this.buy(step.guest, step.points, addMinutes(now, -step.daysAgo * 1440));
      case 'grant': {
        const expiresOn = addDays(dayOf(now), step.days);
        await this.world.grant(step.guest, step.points, expiresOn);
        return this.model.money.purses[step.guest]!.add('FREE', step.points, expiresOn);
      }
      case 'card':
        return this.#registerCard(step.guest, step.behaviour);
      case 'gift':
        return this.agree('gift', await this.world.sendGift(step), this.model.gift(step, now));
      case 'favorite':
      case 'message':
        await this.work();
        return this.agree(...(await takeChat(this.world, this.model, step)));
      case 'pause':
        return this.agree('pause', await this.world.pause(step), this.model.schedules.pause(step));
      case 'suspend':
      case 'lift':
      case 'leave':
        return takePeople(this, step);
      case 'block':
        return takeBlock(this, step);
      case 'unblock':
        return takeUnblock(this, step.pick);
      case 'store': {
        const expected = this.model.changeStore(step.cast, step.isOther, now);
        return this.agree('store', await this.world.changeStore(step), expected);
      }
      case 'payDebt':
        return this.#payDebt(step.pick, now);
      case 'request':
        return this.#request(step, now);
      case 'storm':
        // Requests of different guests do not affect each other, so their order does not matter.
        await Promise.all(
          step.requests
            .filter((request) => !actorsOf(request).some(this.model.suspended.has))
            .map((request) => this.#request(request, now)),
        );
        return;
      case 'act': {
        const booking = pickOf(this.model, step.pick);
        const participation = booking?.participations[step.cast % booking.participations.length];
        return booking && this.#act(booking, participation!, step.action, step);
      }
      case 'review': {
        const one = finishedOf(this.model, step.pick);
        return (
          one && this.#act(one.booking, one.participation, step.action, { misnames: false, lazyMinutes: 0 })
        );
      }
      case 'follow':
        return this.#follow(step.choice);
      case 'schedule':
        return this.#changeSchedule(step, now);
      case 'decideClaim':
        return this.#decideClaim(step, now);
      case 'move':
        return this.advance(addMinutes(now, step.minutes));
      case 'moveToEvent':
        return this.advance(nextEventOf(this.model, now));
    }
  }

  async buy(guest: number, points: number, at: Date): Promise<void> {
    await this.world.buy(guest, points, at);
    this.model.money.purses[guest]!.add('PAID', points, paidLotExpiry(dayOf(at)));
  }

  async #registerCard(guest: number, behaviour: Extract<Deed, { kind: 'card' }>['behaviour']): Promise<void> {
    this.agree('card', await this.world.registerCard(guest, behaviour), 'OK');
    this.model.registerCard(guest, behaviour, this.time);
    await this.work();
  }

  /** Whether somebody can act in a booking: not while suspended. */
  #isThere = ({ guest }: ModelBooking, { cast }: ModelParticipation, role: Role): boolean =>
    !this.model.suspended.has({ role, index: role === 'guest' ? guest : cast });

  async #payDebt(pick: number, now: Date): Promise<void> {
    const { debts } = this.model.money;
    const debt = debts[pick % Math.max(1, debts.length)];
    if (!debt) return;
    const { guest, bookingId } = this.model.bookings.find(({ account }) => account === debt.account)!;
    if (this.model.suspended.has({ role: 'guest', index: guest })) return;
    this.agree('payDebt', await this.world.payDebt(guest, bookingId), this.model.payDebt(debt, now));
    await this.world.forgetAttempts();
  }

  async #request(step: RequestDeed, now: Date): Promise<void> {
    const day = addDays(dayOf(now), step.daysAhead);
    const real = await this.world.request(step, (cast) => {
      const version = this.model.schedules.of(cast, day)?.version ?? 1;
      return step.isStale && cast === step.casts.at(-1) ? version + 1 : version;
    });
    const expected = this.model.request(step, now);
    this.agree('request', real, expected.outcome);
    if (expected.booking) expected.booking.bookingId = real.bookingId;
    if (real.outcome === 'CARD_DECLINED') await this.world.forgetAttempts();
  }

  async #changeSchedule(step: Extract<Deed, { kind: 'schedule' }>, now: Date): Promise<void> {
    const day = addDays(dayOf(now), step.daysAhead);
    const { version } = this.model.schedules.of(step.cast, day)!;
    const expected = this.model.changeSchedule(step.cast, day, step, now);
    this.agreeOnce('schedule', await this.world.changeSchedule(step, { day, version }), expected, 'CONFLICT');
  }

  async #decideClaim({ pick, outcome }: Extract<Deed, { kind: 'decideClaim' }>, now: Date): Promise<void> {
    const claimed = this.model.bookings.flatMap((booking) =>
      booking.participations
        .filter(({ state }) => state.objectedAt && !state.claimEndedAt)
        .map((participation) => ({ booking, participation })),
    );
    const one = claimed[pick % Math.max(1, claimed.length)];
    if (!one) return;
    const { booking, participation } = one;
    const command = { action: 'decideClaim', outcome, reason: 'a reason' } as const;
    const expected = this.model.decideClaim(booking, participation, command, now);
    const castId = this.world.casts[participation.cast]!.userId;
    const real = await this.world.decideClaim(booking.bookingId, castId, outcome);
    this.agreeOnce('decideClaim', real, expected, 'ACTION_NOT_ALLOWED');
    await this.settleCards();
  }

  /** One of the actions offered by the bookings that begin next; if none makes progress, time may pass. */
  async #follow(choice: number): Promise<void> {
    const offered = soonestOf(this.model)
      .flatMap((booking) => offersOf(booking, this.time))
      .filter(({ booking, participation, role }) => this.#isThere(booking, participation, role));
    let left = choice % (offered.reduce((sum, { weight }) => sum + weight, 0) + WAITING_WEIGHT);
    const followed = offered.find(({ weight }) => (left -= weight) < 0);
    if (followed) {
      const { booking, participation, action } = followed;
      const isEnd = action === 'finish' || action === 'finishOne';
      const aheadMinutes = isEnd ? Math.floor(choice / 1000) % AHEAD_MINUTES : 0;
      return this.#act(booking, participation, action, { misnames: false, lazyMinutes: 0, aheadMinutes });
    }
    if (offered.every(({ weight }) => weight < LEADING_WEIGHT))
      await this.advance(nextEventOf(this.model, this.time));
  }

  async #act(
    booking: ModelBooking,
    participation: ModelParticipation,
    action: ParticipationAction,
    { misnames, lazyMinutes, aheadMinutes = 0 }: ActWays,
  ): Promise<void> {
    const seenAt = addMinutes(this.time, aheadMinutes);
    await this.world.test.clock.advanceTo(addMinutes(this.time, lazyMinutes));
    const now = this.time;
    const wasOverdue = isOverdue(booking, now);
    const isNamed = action !== 'cancelAsGuest' && action !== 'finish' ? !misnames : misnames;
    const order =
      action === 'cancelAsGuest'
        ? cancelling(this.model.cancellation(booking, isNamed ? participation : undefined))
        : ORDERS[action];
    const { role, command } = order;
    if (!this.#isThere(booking, participation, role)) return;
    const named = role === 'cast' || isNamed ? participation : undefined;
    const shown = command && saysSum(order.call) ? sumSeen(booking, named, role, command, seenAt) : null;
    const version = versionOf(named ? [named] : booking.participations);
    const person =
      role === 'guest' ? this.world.guests[booking.guest]! : this.world.casts[participation.cast]!;
    const castId =
      role === 'guest' && isNamed ? { castId: this.world.casts[participation.cast]!.userId } : {};
    const { bookingId } = booking;
    const real = await this.world.call(order.call, person, {
      bookingId,
      ...(command && { version }),
      ...(shown && { shown }),
      ...castId,
      ...order.body,
    });
    if (command)
      this.agree(action, real, this.model.command({ booking, named, version, role, command, shown }, now));
    else this.agreeOnce(action, real, this.#review(booking, named, role, now), 'REVIEW_ALREADY_SENT');
    if (lazyMinutes > 0 || wasOverdue) {
      // A command can itself leave something overdue, such as an arrival withdrawn after the no-show time.
      await this.work();
    }
    await this.settleCards();
    if (real.outcome !== 'SUM_CHANGED') return;
    // Nothing was done: the new sum is shown, and confirmed as a new action.
    this.agree('new sum', { ...real, outcome: 'OK' }, 'OK');
    await this.#act(booking, participation, action, { misnames, lazyMinutes: 0 });
  }

  #review(
    booking: ModelBooking,
    named: ModelParticipation | undefined,
    role: 'guest' | 'cast',
    now: Date,
  ): Outcome {
    const participation =
      named ?? (booking.participations.length === 1 ? booking.participations[0] : undefined);
    return participation ? this.model.review(booking, participation, role, now) : 'VALIDATION';
  }

  /** A booking that ended and waits for the card is paid at once. */
  async settleCards(): Promise<void> {
    const waiting = this.model.bookings.filter(({ account }) => account.settled === 'CARD').length;
    if (waiting === 0) return;
    this.byCard += waiting;
    await this.work();
  }

  async advance(at: Date): Promise<void> {
    await this.world.test.clock.advanceTo(at);
    await this.work();
  }

  /** Does what is due. A charge during which the process died is retried a little later. */
  async work(): Promise<void> {
    await this.world.work();
    this.model.runClock(this.time);
    if (this.world.crashes.diedAt === null || !(await this.world.hasOpenCharge())) return;
    await this.advance(addMinutes(this.time, CHECK_MINUTES));
  }

  agree(what: string, { outcome }: Answered, expected: Outcome): void {
    this.#tell(`  ${what}: ${outcome}`);
    if (outcome !== expected) throw new Error(`${what} answered ${outcome}, the model says ${expected}`);
    if (outcome === 'OK') this.accepted.set(what, (this.accepted.get(what) ?? 0) + 1);
  }

  /** A call without a key: resent after a death, it may run into its own effect. */
  agreeOnce(what: string, real: Answered, expected: Outcome, again: string): void {
    const metItself = real.died && expected === 'OK' && real.outcome === again;
    this.agree(what, metItself ? { ...real, outcome: 'OK' } : real, expected);
  }

  #tell(line: string): void {
    const at = this.time.toISOString().slice(0, 16);
    this.#told.push(line.startsWith(' ') ? line : `#${this.taken} ${at} ${line}`);
    if (this.#told.length > 3 * TOLD_STEPS) this.#told.shift();
  }
}
