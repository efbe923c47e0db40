import {
  TAKEN_FOR_GRANTED,
  failureOfOther,
  isSameSum,
  nextExtensionPoints,
  phaseOf,
  type Actor,
  type Command,
  type StoreFacts,
  type Role,
  type Sum,
} from '@yoimachi/domain/booking';
import { checkReview } from '@yoimachi/domain/review';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { finishedBy, newState, overlaps, takesTime, versionOf } from './model-state.ts';
import { askOtherCard, authorise, planFirst } from './model-authorise.ts';
import { ModelBlocks } from './model-block.ts';
import { ModelChats } from './model-chats.ts';
import { ModelGifts } from './model-gifts.ts';
import { ModelMoney, type ModelDebt } from './model-money.ts';
import { checkCast } from './model-request.ts';
import { mergeParts } from './model-points.ts';
import { hasRoomFor, ModelSchedules, type ModelHours } from './model-schedule.ts';
import {
  decideForAll,
  isFinalForAll,
  nextWork,
  participationsOfGuest,
  type ModelStep,
} from './model-whole.ts';
import { isOpenOf, ModelSuspended } from './model-people.ts';
import type { ModelBooking, ModelOrder, ModelParticipation, Outcome, Planted } from './model-types.ts';
import { GIFT_POINTS, type CardBehaviour, type Deed, type RequestDeed, type SimPerson } from './step.ts';
import { costOf } from './sums.ts';
import { FEE_PERCENTS } from './people.ts';

/** Bookings and points of a few people according to the rules: just lists and the domain's functions for one participation. */
export class Model {
  readonly money: ModelMoney;
  readonly bookings: ModelBooking[] = [];
  readonly schedules: ModelSchedules;
  readonly suspended = new ModelSuspended();
  readonly chats = new ModelChats();
  readonly blocks = new ModelBlocks();
  readonly gifts = new ModelGifts();
  readonly planted: Planted;

  constructor(guests: number, days: readonly Day[], planted: Planted = {}) {
    this.money = new ModelMoney(guests, planted.feePercents ?? FEE_PERCENTS);
    this.schedules = new ModelSchedules(days);
    this.planted = planted;
  }

  get participations(): ModelParticipation[] {
    return this.bookings.flatMap((booking) => booking.participations);
  }

  request(step: RequestDeed, now: Date): { readonly outcome: Outcome; readonly booking?: ModelBooking } {
    const { guest, casts } = step;
    if (this.money.owes(guest)) return { outcome: 'PAYMENT_DUE' };
    const day = addDays(dayOf(now), step.daysAhead);
    for (const [index, cast] of casts.entries()) {
      if (this.isAway(cast)) return { outcome: 'CASTS_UNAVAILABLE' };
      const [failure] = checkCast(this, step, cast, day, now);
      if (failure) return { outcome: index === 0 ? failure.code : failureOfOther(failure, '').code };
    }
    const states = casts.map((cast) => newState(step, cast, day, now));
    const points = states.reduce((sum, state) => sum + state.plannedPoints, 0);
    const account = this.money.open(guest, points, now);
    if (typeof account === 'string') return { outcome: account };
    const participations = states.map((state, index) => ({
      cast: casts[index]!,
      state,
      repeatable: false,
      bill: null,
      isFrozen: false,
      isPenalised: false,
      reviewedAt: {},
    }));
    const booking = { guest, bookingId: '', participations, account, isOfLeaver: false };
    planFirst(booking, now);
    this.bookings.push(booking);
    return { outcome: 'OK', booking };
  }

  /** A command from one side; the clock's work on the booking is done first, since it would otherwise be late. */
  command(order: ModelOrder, now: Date): Outcome {
    const { booking, named, role, command, shown } = order;
    this.catchUp(booking, now);
    if (versionOf(named ? [named] : booking.participations) !== order.version) return 'CONFLICT';
    const acted =
      role === 'cast' ? [named!] : participationsOfGuest(booking.participations, command.action, named);
    if ('ok' in acted && !acted.ok) return acted.error.code;
    const participations = 'ok' in acted ? acted.value : acted;
    const refusal = this.act(booking, participations, command, role, now, shown);
    if (refusal) return refusal;
    if (command.action === 'approve') this.#rejectOverlapping(booking, now);
    return 'OK';
  }

  /** An operator decides a contested claim. */
  decideClaim(
    booking: ModelBooking,
    participation: ModelParticipation,
    command: Command,
    now: Date,
  ): Outcome {
    this.catchUp(booking, now);
    return this.act(booking, [participation], command, 'operator', now) ?? 'OK';
  }

  /** What the guest's cancellation amounts to. */
  cancellation({ participations }: ModelBooking, named: ModelParticipation | undefined): Command {
    const phases = (named ? [named] : participations).map(({ state }) => phaseOf(state));
    if (phases.includes('pending') || phases.includes('held')) return { action: 'withdraw' };
    return { action: phases.includes('noShow') ? 'cancelNoShow' : 'cancel' };
  }

  review(booking: ModelBooking, participation: ModelParticipation, role: Role, now: Date): Outcome {
    const facts = (finishedAt: Date | null) => ({
      finishedAt,
      ownReviewedAt: participation.reviewedAt[role] ?? null,
      otherReviewedAt: null,
    });
    // The clock's pending work is taken into account, but not done when the review is refused.
    const allowed = checkReview(facts(finishedBy(participation.state, now)), now);
    if (!allowed.ok) return allowed.error.code;
    this.catchUp(booking, now);
    participation.reviewedAt[role] = now;
    return 'OK';
  }

  gift({ guest, cast, gift }: Extract<Deed, { kind: 'gift' }>, now: Date): Outcome {
    const points = GIFT_POINTS[gift]!;
    if (this.isAway(cast) || this.blocks.hide(this.bookings, guest, cast)) return 'GIFT_CAST_NOT_AVAILABLE';
    if (this.money.owes(guest)) return 'PAYMENT_DUE';
    const given = { guest, cast, day: dayOf(now), points };
    const refusal = this.gifts.refuse(given);
    if (refusal) return refusal;
    if (!this.money.purses[guest]!.spend(points, now)) return 'POINTS_INSUFFICIENT';
    this.gifts.give(given);
    this.money.reward(cast, points);
    this.chats.give(guest, cast);
    return 'OK';
  }

  /** A cast changes her hours for a day: requests that no longer fit end; a booking that no longer fits blocks the change. */
  changeSchedule(cast: number, day: Day, hours: ModelHours, now: Date): Outcome {
    const isOpen = ({ state }: ModelParticipation) => state.status === 'PENDING' || takesTime({ state });
    const isWithout = (participation: ModelParticipation) =>
      participation.cast === cast &&
      participation.state.day === day &&
      isOpen(participation) &&
      !hasRoomFor(hours, participation.state);
    const without = this.bookings.filter(({ participations }) => participations.some(isWithout));
    if (without.flatMap(({ participations }) => participations.filter(isWithout)).some(takesTime))
      return 'SCHEDULE_HOLDS_BOOKING';
    for (const booking of without)
      this.act(
        booking,
        booking.participations.filter(isWithout),
        { action: 'scheduleChanged' },
        'system',
        now,
      );
    this.schedules.change(cast, day, hours);
    return 'OK';
  }

  /** A guest leaves unless something is open, and is somebody new; of a cast only whether she is refused. */
  leave(person: SimPerson, now: Date): Outcome {
    const open = this.bookings.filter((booking) => isOpenOf(booking, person));
    const isOwing = person.role === 'guest' && this.money.owes(person.index);
    if (open.length > 0 || isOwing) return 'LEAVING_REFUSED';
    if (person.role === 'guest') this.#beginAnew(person.index, now);
    return 'OK';
  }

  #beginAnew(guest: number, now: Date): void {
    this.chats.forget(guest);
    this.blocks.leave(guest, now);
    this.money.beginAnew(guest);
    for (const booking of this.bookings) if (booking.guest === guest) booking.isOfLeaver = true;
    this.gifts.leave(guest);
  }

  /** She works in another store, unless a meeting of hers is open. */
  changeStore(cast: number, isOther: boolean, now: Date): Outcome {
    const isOpen = ({ state }: ModelParticipation) => state.status === 'PENDING' || takesTime({ state });
    const open = this.participations.some((one) => one.cast === cast && isOpen(one));
    if (open && this.schedules.isInOtherStore(cast) !== isOther) return 'STORE_MEETINGS_OPEN';
    this.schedules.move(cast, isOther, dayOf(now));
    return 'OK';
  }

  /** No guest finds her: she paused, or is suspended. */
  isAway = (cast: number): boolean =>
    this.schedules.isPaused(cast) || this.suspended.has({ role: 'cast', index: cast });

  payDebt(debt: ModelDebt, now: Date): Outcome {
    return this.money.payDebt(debt, now);
  }

  /** All clock work due by `now`, in order of due time; then what cards are asked for. */
  runClock(now: Date): void {
    this.blocks.erase(now);
    for (;;) {
      const [next] = this.bookings
        .flatMap((booking) => this.#duesOf(booking))
        .filter(({ at }) => at <= now)
        .sort((a, b) => a.at.getTime() - b.at.getTime());
      if (!next) break;
      next.run(now);
    }
    for (const { account, participations } of this.bookings) {
      if (account.settled !== 'CARD') continue;
      account.settled = null;
      this.money.settleByCard(account, duesOf(participations), now);
    }
    this.money.retryDebts(now);
  }

  /** The clock's next change to a booking; on a tie the card is asked first. */
  #duesOf(booking: ModelBooking): { readonly at: Date; readonly run: (now: Date) => void }[] {
    const { authoriseAt } = booking.account;
    const work = nextWork(booking.participations);
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
    for (
      let work = nextWork(booking.participations);
      work && work.at <= until;
      work = nextWork(booking.participations)
    ) {
      const refusal = this.act(booking, work.participations, { action: work.action }, 'clock', work.at);
      if (refusal) throw new Error(`The model's clock is refused: ${refusal}`);
    }
  }

  /** A command with what follows; null, or why not. */
  act(
    booking: ModelBooking,
    acted: readonly ModelParticipation[],
    command: Command,
    actor: Actor,
    now: Date,
    shown: Sum | null = null,
  ): Outcome | null {
    const steps = decideForAll(booking.participations, acted, command, {
      actor,
      now,
      factsOf: (participation) => this.#facts(booking, participation, command, now),
      forgetsOthers: this.planted.forgetsOthers === true,
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

  /** Once a booking is confirmed, overlapping requests to its casts end. */
  #rejectOverlapping(booking: ModelBooking, now: Date): void {
    if (booking.participations.some(({ state }) => phaseOf(state) !== 'due')) return;
    const overlapsIt = (participation: ModelParticipation) =>
      participation.state.status === 'PENDING' &&
      booking.participations.some(
        (own) => own.cast === participation.cast && overlaps(own.state, participation.state),
      );
    for (const other of this.bookings.filter(
      (one) => one !== booking && one.participations.some(overlapsIt),
    )) {
      this.catchUp(other, now);
      const taken = other.participations.filter(overlapsIt);
      if (taken.length > 0) this.act(other, taken, { action: 'autoReject' }, 'system', now);
    }
  }

  #apply(booking: ModelBooking, steps: readonly ModelStep<ModelParticipation>[], at: Date): boolean {
    const { account, participations } = booking;
    for (const { participation, decision } of steps) {
      const { money } = decision;
      if (money.kind === 'extend') {
        if (!this.money.extend(account, money.points, at)) return false;
        account.hold = mergeParts(account.hold);
      } else if (money.kind !== 'none') {
        participation.bill = {
          points: money.kind === 'release' ? 0 : money.points,
          compensate: money.compensate,
        };
      }
      participation.state = decision.state;
      participation.repeatable ||= decision.repeatable;
      participation.isPenalised ||= decision.penalty !== null;
    }
    if (isFinalForAll(participations)) this.money.settle(account, duesOf(participations), at);
    return true;
  }

  #facts(
    booking: ModelBooking,
    participation: ModelParticipation,
    { action }: Command,
    now: Date,
  ): StoreFacts {
    if (action !== 'askExtension' && action !== 'agreeExtension') return TAKEN_FOR_GRANTED;
    const [next] = this.#othersOf(participation)
      .filter((other) => takesTime(other) && other.state.startsAt >= participation.state.endsAt)
      .map((other) => other.state.startsAt)
      .sort((a, b) => a.getTime() - b.getTime());
    const canPay = this.money.canPay(booking.guest, nextExtensionPoints(participation.state), now);
    const paymentDue = this.money.owes(booking.guest);
    return { ...TAKEN_FOR_GRANTED, nextStartsAt: next ?? null, canPay, paymentDue };
  }

  #othersOf = (participation: ModelParticipation) =>
    this.participations.filter((other) => other !== participation && other.cast === participation.cast);
}

const duesOf = (participations: readonly ModelParticipation[]) =>
  participations.map(({ cast, bill, isFrozen }) => ({
    cast,
    isFrozen,
    points: bill?.points ?? 0,
    compensate: bill?.compensate ?? false,
  }));
