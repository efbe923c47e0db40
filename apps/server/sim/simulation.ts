import { actionsFor, nextDue, type Command, type Role } from '@yoimachi/domain/booking';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { addDays, addMinutes, dayOf, type Day } from '@yoimachi/domain/time';
import { TEST_START } from '../src/test-support/index.ts';
import { Model, type ModelPart, type Outcome } from './model.ts';
import { CASTS, GUESTS, type PartAction, type Step } from './step.ts';
import { World, type CallName } from './world.ts';

const DAYS = 45;
/** Everything is compared after so many steps, the books are checked after twice as many. */
const COMPARE_EVERY = 20;
const STAGE_0_FEE_PERCENT = 25;
const WAITING = 10;

const days: readonly Day[] = Array.from({ length: DAYS }, (_, index) =>
  addDays(dayOf(new Date(TEST_START)), index),
);

export interface SimulationResult {
  readonly accepted: number;
  readonly bookings: number;
  readonly settled: number;
}

/**
 * Runs random steps against the real commands and against the model, and throws where they differ: in what a command answers, in a
 * booking, a balance or a reward, or when the books are not coherent.
 */
export async function simulate(
  steps: readonly Step[],
  feePercent = STAGE_0_FEE_PERCENT,
): Promise<SimulationResult> {
  const world = await World.open(days);
  const model = new Model({ guests: GUESTS, casts: CASTS, days, feePercent });
  const run = new Run(world, model);
  try {
    for (const [index, step] of steps.entries()) {
      await run.take(step);
      if ((index + 1) % COMPARE_EVERY === 0) await run.compare((index + 1) % (2 * COMPARE_EVERY) === 0);
    }
    await run.moveTo(addDays(dayOf(world.test.clock.now()), 10));
    await run.compare(true);
    const settled = model.parts.filter((part) => (part.settledPoints ?? 0) > 0).length;
    return { accepted: run.accepted, bookings: model.parts.length, settled };
  } finally {
    await world.close();
  }
}

class Run {
  accepted = 0;
  readonly #world: World;
  readonly #model: Model;

  constructor(world: World, model: Model) {
    this.#world = world;
    this.#model = model;
  }

  get #time(): Date {
    return this.#world.test.clock.now();
  }

  async take(step: Step): Promise<void> {
    const now = this.#time;
    switch (step.kind) {
      case 'buy': {
        const at = addMinutes(now, -step.daysAgo * 1440);
        await this.#world.buy(step.guest, step.points, at);
        return this.#model.purses[step.guest]!.add('PAID', step.points, paidLotExpiry(dayOf(at)));
      }
      case 'grant': {
        const expiresOn = addDays(dayOf(now), step.days);
        await this.#world.grant(step.guest, step.points, expiresOn);
        return this.#model.purses[step.guest]!.add('FREE', step.points, expiresOn);
      }
      case 'request':
        return this.#request(step, now);
      case 'storm':
        // Requests of different guests do not decide about each other, so their order does not matter.
        await Promise.all(step.requests.map((request) => this.#request(request, now)));
        return;
      case 'act':
        return this.#act(this.#pick(step.pick), step.action, step.lazyMinutes);
      case 'follow':
        return this.#follow(this.#soon(step.pick), step.choice);
      case 'move':
        return this.#advance(addMinutes(now, step.minutes));
      case 'moveToEvent':
        return this.#advance(this.#nextEvent(now));
    }
  }

  async compare(withBooks: boolean): Promise<void> {
    const differences = await this.#world.differences(this.#model);
    if (differences.length > 0)
      throw new Error(`The product differs from the model: ${differences.join('; ')}`);
    if (withBooks) await this.#world.assertCoherent();
  }

  async moveTo(day: Day): Promise<void> {
    await this.#advance(new Date(`${day}T03:00:00Z`));
  }

  async #request(step: Extract<Step, { kind: 'request' }>, now: Date): Promise<void> {
    const { guest, cast, startMinute, minutes } = step;
    const request = {
      guest,
      cast,
      day: addDays(dayOf(now), step.daysAhead),
      startMinute,
      endMinute: startMinute + minutes,
    };
    const real = await this.#world.request(request);
    const expected = this.#model.request(request, now);
    this.#agree('request', real.outcome, expected.outcome);
    if (expected.part) expected.part.bookingId = real.bookingId;
  }

  async #follow(part: ModelPart | undefined, choice: number): Promise<void> {
    if (!part) return;
    const offered = (['guest', 'cast'] as const).flatMap((role) =>
      actionsFor(part.state, role, this.#time)
        .filter(({ enabled }) => enabled)
        .flatMap(({ action }) => FOLLOWED[`${role} ${action}`] ?? []),
    );
    // Mostly people wait: bookings that are cancelled at once never meet.
    const action = offered[choice % (offered.length + WAITING)];
    if (action) await this.#act(part, action, 0);
  }

  async #act(part: ModelPart | undefined, action: PartAction, lazyMinutes: number): Promise<void> {
    if (!part) return;
    await this.#world.test.clock.advanceTo(addMinutes(this.#time, lazyMinutes));
    const now = this.#time;
    const due = nextDue(part.state);
    const isOverdue = due !== null && due.at <= now;
    const order = this.#orderOf(part, action, now);
    const body = { bookingId: part.bookingId, version: part.state.version, ...order.body };
    const person = order.role === 'guest' ? this.#world.guests[part.guest]! : this.#world.casts[part.cast]!;
    const real = await this.#world.call(order.call, person, body);
    const lags = lazyMinutes > 0 || isOverdue;
    if (lags) this.#model.runClock(now);
    // Whoever meets work of the clock that nobody had done sees a booking that has changed.
    const expected =
      isOverdue && order.command
        ? 'CONFLICT'
        : order.command
          ? this.#model.command(part, order.role, order.command, now)
          : this.#model.review(part, order.role, now);
    this.#agree(action, real.outcome, expected);
    if (!lags) return;
    // A command can leave something overdue itself, such as an arrival taken back after the no-show's time.
    await this.#world.test.work();
    this.#model.runClock(now);
  }

  /** An open part mostly, or any. */
  #pick(pick: number): ModelPart | undefined {
    const open = this.#model.parts.filter((part) => nextDue(part.state) !== null);
    const pool = open.length > 0 && pick % 5 !== 0 ? open : this.#model.parts;
    return pool[pick % Math.max(1, pool.length)];
  }

  /** One of the few open parts that begin next. */
  #soon(pick: number): ModelPart | undefined {
    const open = this.#model.parts.filter((part) => nextDue(part.state) !== null);
    const soonest = open.sort((a, b) => a.state.startsAt.getTime() - b.state.startsAt.getTime());
    return soonest[pick % Math.max(1, Math.min(4, soonest.length))];
  }

  #orderOf(part: ModelPart, action: PartAction, now: Date): Order {
    if (action !== 'cancelAsGuest') return ORDERS[action];
    const { command, percent } = this.#model.cancellation(part, now);
    return {
      call: 'cancelGuestBooking',
      role: 'guest',
      body: { reason: 'plans', feePercent: percent },
      command,
    };
  }

  /** The next start of a confirmed booking, or time of the clock. */
  #nextEvent(now: Date): Date {
    const times = this.#model.parts.flatMap((part) => [
      ...(part.state.status === 'APPROVE' ? [part.state.startsAt, part.state.endsAt] : []),
      ...(nextDue(part.state) ? [nextDue(part.state)!.at] : []),
    ]);
    const next = times.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime())[0];
    return next ?? addMinutes(now, 60);
  }

  async #advance(at: Date): Promise<void> {
    await this.#world.test.moveTo(at);
    this.#model.runClock(this.#time);
  }

  #agree(what: string, real: Outcome, expected: Outcome): void {
    if (real !== expected) throw new Error(`${what} answered ${real}, the model says ${expected}`);
    if (real === 'OK') this.accepted++;
  }
}

interface Order {
  readonly call: CallName;
  readonly role: Role;
  readonly body: object;
  /** Absent: a review. */
  readonly command?: Command;
}

const reason = 'a reason';
const ORDERS: Readonly<Record<Exclude<PartAction, 'cancelAsGuest'>, Order>> = {
  approve: { call: 'confirmBooking', role: 'cast', body: { decision: 1 }, command: { action: 'approve' } },
  reject: {
    call: 'confirmBooking',
    role: 'cast',
    body: { decision: -1, reason },
    command: { action: 'reject', reason },
  },
  cancelAsCast: {
    call: 'cancelCastBooking',
    role: 'cast',
    body: { reason },
    command: { action: 'cancel', reason },
  },
  castArrived: { call: 'castArrived', role: 'cast', body: {}, command: { action: 'arrive' } },
  guestArrived: { call: 'guestArrived', role: 'guest', body: {}, command: { action: 'arrive' } },
  castTakesBack: {
    call: 'castTakeBackArrival',
    role: 'cast',
    body: {},
    command: { action: 'takeBackArrival' },
  },
  guestTakesBack: {
    call: 'guestTakeBackArrival',
    role: 'guest',
    body: {},
    command: { action: 'takeBackArrival' },
  },
  askExtension: { call: 'askExtension', role: 'guest', body: {}, command: { action: 'askExtension' } },
  agreeExtension: {
    call: 'answerExtension',
    role: 'cast',
    body: { decision: 1 },
    command: { action: 'agreeExtension' },
  },
  declineExtension: {
    call: 'answerExtension',
    role: 'cast',
    body: { decision: -1 },
    command: { action: 'declineExtension' },
  },
  finish: { call: 'finishGuestBooking', role: 'guest', body: {}, command: { action: 'finish' } },
  end: { call: 'endCastBooking', role: 'cast', body: {}, command: { action: 'end' } },
  forceFinish: {
    call: 'forceFinish',
    role: 'cast',
    body: { reason },
    command: { action: 'forceFinish', reason },
  },
  claimGuestAbsent: {
    call: 'claimGuestAbsent',
    role: 'cast',
    body: {},
    command: { action: 'claimGuestAbsent' },
  },
  claimCastAbsent: {
    call: 'claimCastAbsent',
    role: 'guest',
    body: {},
    command: { action: 'claimCastAbsent' },
  },
  guestObjects: {
    call: 'guestObjects',
    role: 'guest',
    body: { reason },
    command: { action: 'objectToClaim', reason },
  },
  castObjects: {
    call: 'castObjects',
    role: 'cast',
    body: { reason },
    command: { action: 'objectToClaim', reason },
  },
  reviewCast: { call: 'reviewCast', role: 'guest', body: { tier: 'GOOD' } },
  reviewGuest: { call: 'reviewGuest', role: 'cast', body: { tier: 'KEEP', again: 'OK' } },
};

/** What a side may follow among the offered actions; what leads on is there more often. */
const FOLLOWED: Readonly<Record<string, readonly PartAction[]>> = {
  'cast approve': Array(15).fill('approve'),
  'cast reject': ['reject'],
  'guest withdraw': ['cancelAsGuest'],
  'guest cancel': ['cancelAsGuest'],
  'guest cancelNoShow': ['cancelAsGuest'],
  'cast cancel': ['cancelAsCast'],
  'cast arrive': Array(30).fill('castArrived'),
  'guest arrive': Array(5).fill('guestArrived'),
  'cast takeBackArrival': ['castTakesBack'],
  'guest takeBackArrival': ['guestTakesBack'],
  'guest askExtension': Array(5).fill('askExtension'),
  'cast agreeExtension': Array(15).fill('agreeExtension'),
  'cast declineExtension': Array(3).fill('declineExtension'),
  'guest finish': ['finish'],
  'cast end': Array(10).fill('end'),
  'cast forceFinish': ['forceFinish'],
  'cast claimGuestAbsent': ['claimGuestAbsent'],
  'guest claimCastAbsent': ['claimCastAbsent'],
  'guest objectToClaim': ['guestObjects'],
  'cast objectToClaim': ['castObjects'],
};
