import {
  TAKEN_FOR_GRANTED,
  NOTHING_YET,
  checkRequest,
  decide,
  failureOfOther,
  isSameSum,
  nextDue,
  nextExtensionPoints,
  phaseOf,
  replyDeadline,
  type Actor,
  type Command,
  type StoreFacts,
  type ParticipationState,
  type Role,
  type Sum,
} from '@yoimachi/domain/booking';
import { quote } from '@yoimachi/domain/pricing';
import { checkReview } from '@yoimachi/domain/review';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { GIFT_DAILY_CEILING_POINTS } from '@yoimachi/domain/gift';
import { askOtherCard, authorise, planFirst } from './model-authorise.ts';
import { ModelMoney, type ModelAccount, type ModelBill, type ModelDebt } from './model-money.ts';
import { mergeParts } from './model-points.ts';
import { hasRoomFor, ModelSchedules, type ModelHours } from './model-schedule.ts';
import { decideWhole, isFinalWhole, nextWork, partsOfGuest, type ModelStep } from './model-whole.ts';
import type { CardBehaviour, RequestStep } from './step.ts';
import { costOf } from './sums.ts';
import { FEE_PERCENTS, OTHER_STORE, pricesOf, SCHEDULE } from './people.ts';

export interface ModelPart {
  readonly cast: number;
  state: ParticipationState;
  repeatable: boolean;
  bill: ModelBill | null;
  readonly reviewedAt: Partial<Record<Role, Date>>;
}

export interface ModelBooking {
  readonly guest: number;
  /** Given by the server. */
  bookingId: string;
  readonly parts: readonly ModelPart[];
  readonly account: ModelAccount;
}

/** What a command answers: 'OK' or the code of its failure. */
export type Outcome = string;

/** A command as it is sent: for one part, or for the whole booking, as it was seen. */
export interface ModelOrder {
  readonly booking: ModelBooking;
  readonly named: ModelPart | undefined;
  readonly version: number;
  readonly role: Role;
  readonly command: Command;
  /** What the caller saw that it costs; null where the call does not say it. */
  readonly shown: Sum | null;
}

/** Faults that can be planted into the model, to see that they are found. */
export interface Planted {
  readonly feePercents?: readonly number[];
  readonly forgetsOthers?: boolean;
}

/** Bookings and points of a few people as the rules have them: lists and the domain's functions for one part, nothing else. */
export class Model {
  readonly money: ModelMoney;
  readonly bookings: ModelBooking[] = [];
  readonly schedules: ModelSchedules;
  readonly #forgetsOthers: boolean;
  readonly #given = new Map<string, number>();

  constructor(guests: number, days: readonly Day[], planted: Planted = {}) {
    this.money = new ModelMoney(guests, planted.feePercents ?? FEE_PERCENTS);
    this.schedules = new ModelSchedules(days);
    this.#forgetsOthers = planted.forgetsOthers === true;
  }

  get parts(): ModelPart[] {
    return this.bookings.flatMap((booking) => booking.parts);
  }

  request(step: RequestStep, now: Date): { readonly outcome: Outcome; readonly booking?: ModelBooking } {
    const { guest, casts } = step;
    if (this.money.owes(guest)) return { outcome: 'PAYMENT_DUE' };
    const day = addDays(dayOf(now), step.daysAhead);
    for (const [index, cast] of casts.entries()) {
      const [failure] = this.#checkCast(step, cast, day, now);
      if (failure) return { outcome: index === 0 ? failure.code : failureOfOther(failure, '').code };
    }
    const states = casts.map((cast) => newState(step, cast, day, now));
    const points = states.reduce((sum, state) => sum + state.plannedPoints, 0);
    const account = this.money.open(guest, points, now);
    if (typeof account === 'string') return { outcome: account };
    const parts = states.map((state, index) => ({
      cast: casts[index]!,
      state,
      repeatable: false,
      bill: null,
      reviewedAt: {},
    }));
    const booking = { guest, bookingId: '', parts, account };
    planFirst(booking, now);
    this.bookings.push(booking);
    return { outcome: 'OK', booking };
  }

  /** A command of one side; the clock's work on the booking is done before, as it would be late. */
  command(order: ModelOrder, now: Date): Outcome {
    const { booking, named, role, command, shown } = order;
    this.catchUp(booking, now);
    if (versionOf(named ? [named] : booking.parts) !== order.version) return 'CONFLICT';
    const acted = role === 'cast' ? [named!] : partsOfGuest(booking.parts, command.action, named);
    if ('ok' in acted && !acted.ok) return acted.error.code;
    const parts = 'ok' in acted ? acted.value : acted;
    const refusal = this.#act(booking, parts, command, role, now, shown);
    if (refusal) return refusal;
    if (command.action === 'approve') this.#rejectOverlapping(booking, now);
    return 'OK';
  }

  /** An operator ends a claim that was objected to. */
  decideClaim(booking: ModelBooking, part: ModelPart, command: Command, now: Date): Outcome {
    this.catchUp(booking, now);
    return this.#act(booking, [part], command, 'operator', now) ?? 'OK';
  }

  /** What the guest's cancellation is. */
  cancellation({ parts }: ModelBooking, named: ModelPart | undefined): Command {
    const phases = (named ? [named] : parts).map(({ state }) => phaseOf(state));
    if (phases.includes('pending') || phases.includes('held')) return { action: 'withdraw' };
    return { action: phases.includes('noShow') ? 'cancelNoShow' : 'cancel' };
  }

  review(booking: ModelBooking, part: ModelPart, role: Role, now: Date): Outcome {
    const facts = (finishedAt: Date | null) => ({
      finishedAt,
      ownReviewedAt: part.reviewedAt[role] ?? null,
      otherReviewedAt: null,
    });
    // What the clock has to do counts, and is not done when the review is refused.
    const allowed = checkReview(facts(finishedBy(part.state, now)), now);
    if (!allowed.ok) return allowed.error.code;
    this.catchUp(booking, now);
    part.reviewedAt[role] = now;
    return 'OK';
  }

  gift(guest: number, cast: number, points: number, now: Date): Outcome {
    if (this.money.owes(guest)) return 'PAYMENT_DUE';
    const key = `${guest} ${dayOf(now)}`;
    const given = (this.#given.get(key) ?? 0) + points;
    if (given > GIFT_DAILY_CEILING_POINTS) return 'GIFT_DAILY_LIMIT';
    if (!this.money.purses[guest]!.spend(points, now)) return 'POINTS_INSUFFICIENT';
    this.#given.set(key, given);
    this.money.reward(cast, points);
    return 'OK';
  }

  /** A cast changes her hours of a day: requests without room end, and a booking without room refuses it. */
  changeSchedule(cast: number, day: Day, hours: ModelHours, now: Date): Outcome {
    const isOpen = ({ state }: ModelPart) => state.status === 'PENDING' || takesTime({ state });
    const isWithout = (part: ModelPart) =>
      part.cast === cast && part.state.day === day && isOpen(part) && !hasRoomFor(hours, part.state);
    const without = this.bookings.filter(({ parts }) => parts.some(isWithout));
    if (without.flatMap(({ parts }) => parts.filter(isWithout)).some(takesTime))
      return 'SCHEDULE_HOLDS_BOOKING';
    for (const booking of without)
      this.#act(booking, booking.parts.filter(isWithout), { action: 'scheduleChanged' }, 'system', now);
    this.schedules.change(cast, day, hours);
    return 'OK';
  }

  payDebt(debt: ModelDebt, now: Date): Outcome {
    return this.money.payDebt(debt, now);
  }

  /** Everything the clock owes by `now`, in order of its time; then what is asked of cards. */
  runClock(now: Date): void {
    for (;;) {
      const [next] = this.bookings
        .flatMap((booking) => this.#duesOf(booking))
        .filter(({ at }) => at <= now)
        .sort((a, b) => a.at.getTime() - b.at.getTime());
      if (!next) break;
      next.run(now);
    }
    for (const { account, parts } of this.bookings) {
      if (account.settled !== 'CARD') continue;
      account.settled = null;
      this.money.settleByCard(account, duesOf(parts), now);
    }
    this.money.retryDebts(now);
  }

  /** What the clock does next to a booking; at the same time the card is asked before anything else. */
  #duesOf(booking: ModelBooking): { readonly at: Date; readonly run: (now: Date) => void }[] {
    const { authoriseAt } = booking.account;
    const work = nextWork(booking.parts);
    return [
      ...(authoriseAt ? [{ at: authoriseAt, run: (now: Date) => authorise(booking, this.money, now) }] : []),
      ...(work ? [{ at: work.at, run: () => this.catchUp(booking, work.at) }] : []),
    ];
  }

  /** The guest has another card. */
  registerCard(guest: number, behaviour: CardBehaviour, now: Date): void {
    this.money.cards[guest] = behaviour;
    for (const booking of this.bookings) if (booking.guest === guest) askOtherCard(booking, now);
  }

  /** The clock's work on one booking. */
  catchUp(booking: ModelBooking, until: Date): void {
    for (let work = nextWork(booking.parts); work && work.at <= until; work = nextWork(booking.parts)) {
      const refusal = this.#act(booking, work.parts, { action: work.action }, 'clock', work.at);
      if (refusal) throw new Error(`The model's clock is refused: ${refusal}`);
    }
  }

  #act(
    booking: ModelBooking,
    acted: readonly ModelPart[],
    command: Command,
    actor: Actor,
    now: Date,
    shown: Sum | null = null,
  ): Outcome | null {
    const steps = decideWhole(booking.parts, acted, command, {
      actor,
      now,
      factsOf: (part) => this.#facts(booking, part, command, now),
      forgetsOthers: this.#forgetsOthers,
    });
    if (!steps.ok) return steps.error.code;
    if (shown && !isSameSum(shown, costOf(steps.value, command))) return 'SUM_CHANGED';
    if (
      command.action === 'approve' &&
      this.#othersOf(acted[0]!).some((other) => takesTime(other) && overlaps(other.state, acted[0]!.state))
    )
      return 'TIME_TAKEN';
    return this.#apply(booking, steps.value, now) ? null : 'POINTS_INSUFFICIENT';
  }

  /** Once a booking is confirmed, other requests to its casts that overlap end. */
  #rejectOverlapping(booking: ModelBooking, now: Date): void {
    if (booking.parts.some(({ state }) => phaseOf(state) !== 'due')) return;
    const overlapsIt = (part: ModelPart) =>
      part.state.status === 'PENDING' &&
      booking.parts.some((own) => own.cast === part.cast && overlaps(own.state, part.state));
    for (const other of this.bookings.filter((one) => one !== booking && one.parts.some(overlapsIt))) {
      this.catchUp(other, now);
      const taken = other.parts.filter(overlapsIt);
      if (taken.length > 0) this.#act(other, taken, { action: 'autoReject' }, 'system', now);
    }
  }

  #apply(booking: ModelBooking, steps: readonly ModelStep<ModelPart>[], at: Date): boolean {
    const { account, parts } = booking;
    for (const { part, decision } of steps) {
      const { money } = decision;
      if (money.kind === 'extend') {
        if (!this.money.extend(account, money.points, at)) return false;
        account.hold = mergeParts(account.hold);
      } else if (money.kind !== 'none') {
        part.bill = { points: money.kind === 'release' ? 0 : money.points, compensate: money.compensate };
      }
      part.state = decision.state;
      part.repeatable ||= decision.repeatable;
    }
    if (isFinalWhole(parts)) this.money.settle(account, duesOf(parts), at);
    return true;
  }

  #facts(booking: ModelBooking, part: ModelPart, { action }: Command, now: Date): StoreFacts {
    if (action !== 'askExtension' && action !== 'agreeExtension') return TAKEN_FOR_GRANTED;
    const [next] = this.#othersOf(part)
      .filter((other) => takesTime(other) && other.state.startsAt >= part.state.endsAt)
      .map((other) => other.state.startsAt)
      .sort((a, b) => a.getTime() - b.getTime());
    const canPay = this.money.canPay(booking.guest, nextExtensionPoints(part.state), now);
    const paymentDue = this.money.owes(booking.guest);
    return { ...TAKEN_FOR_GRANTED, nextStartsAt: next ?? null, canPay, paymentDue };
  }

  #othersOf = (part: ModelPart) => this.parts.filter((other) => other !== part && other.cast === part.cast);

  #checkCast(step: RequestStep, cast: number, day: Day, now: Date) {
    const { guest, startMinute, minutes, guestCount, casts } = step;
    const endMinute = startMinute + minutes;
    const during = { startsAt: instantAt(day, startMinute), endsAt: instantAt(day, endMinute) };
    const own = this.bookings.filter((booking) => booking.guest === guest);
    const isStoreOf = (one: number) => one === OTHER_STORE;
    // Her schedule has changed since he looked.
    const isStale = step.isStale && cast === casts.at(-1);
    return checkRequest(
      { day, startMinute, endMinute, guestCount, castCount: casts.length, place: 'Ginza station' },
      {
        now,
        schedule: isStale ? null : this.schedules.of(cast, day),
        priceChanged: false,
        castNotAvailable: false,
        samePerson: false,
        otherStore: isStoreOf(cast) !== isStoreOf(casts[0]!),
        alreadyRequested: own
          .flatMap(({ parts }) => parts)
          .some((part) => part.cast === cast && part.state.day === day && !part.repeatable),
        otherOpenBooking: own.some(
          ({ parts }) =>
            !isFinalWhole(parts) &&
            (parts[0]!.state.day === day || parts.some(({ state }) => overlaps(state, during))),
        ),
        timeTaken: this.parts.some(
          (part) => part.cast === cast && takesTime(part) && overlaps(part.state, during),
        ),
        withdrawalsToday: own.filter(({ parts }) => parts.some((part) => wasWithdrawn(part, dayOf(now))))
          .length,
      },
    );
  }
}

/** When a meeting is over at `now`, also when nobody has done the clock's work. */
function finishedBy(state: ParticipationState, now: Date): Date | null {
  let current = state;
  for (let due = nextDue(current); due && due.at <= now; due = nextDue(current)) {
    const decision = decide(current, { action: due.action }, { actor: 'clock', now: due.at });
    if (!decision.ok) throw new Error(`The model's clock is refused: ${decision.error.code}`);
    current = decision.value.state;
  }
  return current.finishedAt;
}

const duesOf = (parts: readonly ModelPart[]) =>
  parts.map(({ cast, bill }) => ({ cast, points: bill?.points ?? 0, compensate: bill?.compensate ?? false }));

export const versionOf = (parts: readonly ModelPart[]) =>
  parts.reduce((sum, { state }) => sum + state.version, 0);

const wasWithdrawn = ({ repeatable, state }: ModelPart, day: Day) =>
  repeatable && state.cancelType === 'GUEST' && dayOf(state.cancelledAt!) === day;

const overlaps = (a: Pick<ParticipationState, 'startsAt' | 'endsAt'>, b: typeof a) =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt;
const takesTime = ({ state }: Pick<ModelPart, 'state'>) =>
  (state.status === 'APPROVE' || state.status === 'NO_SHOW') && state.finishedAt === null;

function newState(step: RequestStep, cast: number, day: Day, now: Date): ParticipationState {
  const startsAt = instantAt(day, step.startMinute);
  const endsAt = instantAt(day, step.startMinute + step.minutes);
  const prices = pricesOf(cast);
  return {
    ...NEW_STATE,
    ...prices,
    day,
    startsAt,
    endsAt,
    plannedPoints: quote(prices, step.minutes),
    requestedAt: now,
    deadlineAt: replyDeadline(now, startsAt),
    plannedEndsAt: endsAt,
    workStartsAt: instantAt(day, SCHEDULE.workMinute),
  };
}

const NEW_STATE = { status: 'PENDING', version: 1, ...NOTHING_YET } as const;
