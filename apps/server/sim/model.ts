import {
  checkRequest,
  decide,
  feePercent,
  isOpen,
  nextDue,
  nextExtensionPoints,
  phaseOf,
  replyDeadline,
  type Command,
  type Decision,
  type Facts,
  type ParticipationState,
  type Role,
} from '@yoimachi/domain/booking';
import { rewardOf, type HeldPart } from '@yoimachi/domain/points';
import { quote } from '@yoimachi/domain/pricing';
import { checkReview } from '@yoimachi/domain/review';
import { dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { mergeParts, ModelPurse } from './model-points.ts';

export const PRICES = { price30: 5000, price15: 2500 };
export const SCHEDULE = { fromMinute: 17 * 60, toMinute: 20 * 60 + 30, workMinute: 21 * 60 };

export interface ModelPart {
  readonly guest: number;
  readonly cast: number;
  /** Given by the server. */
  bookingId: string;
  state: ParticipationState;
  hold: HeldPart[];
  repeatable: boolean;
  settledPoints: number | null;
  readonly reviewedAt: Partial<Record<Role, Date>>;
}

export interface ModelRequest {
  readonly guest: number;
  readonly cast: number;
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
}

/** What a command answers: 'OK' or the code of its failure. */
export type Outcome = string;

/** Bookings and points of a few people as the rules have them: the domain's functions over lists, nothing else. */
export class Model {
  readonly purses: ModelPurse[];
  readonly rewards: number[];
  readonly parts: ModelPart[] = [];
  readonly #days: ReadonlySet<Day>;
  readonly #feePercent: number;
  #lotId = 0;

  constructor(people: {
    readonly guests: number;
    readonly casts: number;
    readonly days: readonly Day[];
    readonly feePercent: number;
  }) {
    this.purses = Array.from({ length: people.guests }, () => new ModelPurse(() => ++this.#lotId));
    this.rewards = Array.from({ length: people.casts }, () => 0);
    this.#days = new Set(people.days);
    this.#feePercent = people.feePercent;
  }

  request(request: ModelRequest, now: Date): { readonly outcome: Outcome; readonly part?: ModelPart } {
    const { guest, cast, day, startMinute, endMinute } = request;
    const [startsAt, endsAt] = [instantAt(day, startMinute), instantAt(day, endMinute)];
    const during = { startsAt, endsAt };
    const failures = checkRequest(
      { day, startMinute, endMinute, guestCount: 1, castCount: 1, place: 'Ginza station' },
      {
        now,
        schedule: this.#days.has(day) ? { day, ...SCHEDULE, cantJoinAlone: false } : null,
        alreadyRequested: this.parts.some(
          (part) => part.guest === guest && part.cast === cast && part.state.day === day && !part.repeatable,
        ),
        otherOpenBooking: this.parts.some(
          (part) =>
            part.guest === guest &&
            isOpen(part.state) &&
            (part.state.day === day || overlaps(part.state, during)),
        ),
        timeTaken: this.parts.some(
          (part) => part.cast === cast && takesTime(part) && overlaps(part.state, during),
        ),
        withdrawalsToday: this.parts.filter(
          ({ guest: who, repeatable, state }) =>
            who === guest &&
            repeatable &&
            state.cancelType === 'GUEST' &&
            dayOf(state.cancelledAt!) === dayOf(now),
        ).length,
      },
    );
    if (failures[0]) return { outcome: failures[0].code };
    const plannedPoints = quote(PRICES, endMinute - startMinute);
    const hold = this.purses[guest]!.hold(plannedPoints, now);
    if (!hold) return { outcome: 'POINTS_INSUFFICIENT' };
    const state: ParticipationState = {
      ...NEW_STATE,
      ...PRICES,
      ...during,
      day,
      plannedPoints,
      requestedAt: now,
      deadlineAt: replyDeadline(now, startsAt),
      plannedEndsAt: endsAt,
      workStartsAt: instantAt(day, SCHEDULE.workMinute),
    };
    const part = {
      guest,
      cast,
      bookingId: '',
      state,
      hold,
      repeatable: false,
      settledPoints: null,
      reviewedAt: {},
    };
    this.parts.push(part);
    return { outcome: 'OK', part };
  }

  /** A command of one side on a part that is not overdue. */
  command(part: ModelPart, role: Role, command: Command, now: Date): Outcome {
    const decision = decide(part.state, command, { ...this.#facts(part, command, now), actor: role, now });
    if (!decision.ok) return decision.error.code;
    if (command.action === 'approve') {
      const others = this.parts.filter((other) => other !== part && other.cast === part.cast);
      const overlapping = others.filter((other) => overlaps(other.state, part.state));
      if (overlapping.some(takesTime)) return 'TIME_TAKEN';
      this.#apply(part, decision.value, now);
      for (const other of overlapping.filter((one) => one.state.status === 'PENDING')) {
        const rejection = decide(other.state, { action: 'autoReject' }, { actor: 'system', now });
        if (rejection.ok) this.#apply(other, rejection.value, now);
      }
      return 'OK';
    }
    return this.#apply(part, decision.value, now) ? 'OK' : 'POINTS_INSUFFICIENT';
  }

  /** What the guest's cancellation is at `now`, with the fee that the dialog shows. */
  cancellation(part: ModelPart, now: Date): { readonly command: Command; readonly percent: number } {
    const phase = phaseOf(part.state);
    if (phase === 'pending') return { command: { action: 'withdraw' }, percent: 0 };
    if (phase === 'noShow') return { command: { action: 'cancelNoShow' }, percent: 0 };
    return { command: { action: 'cancel' }, percent: feePercent(part.state, now) };
  }

  review(part: ModelPart, role: Role, now: Date): Outcome {
    const facts = {
      finishedAt: part.state.finishedAt,
      ownReviewedAt: part.reviewedAt[role] ?? null,
      otherReviewedAt: null,
    };
    const allowed = checkReview(facts, now);
    if (!allowed.ok) return allowed.error.code;
    part.reviewedAt[role] = now;
    return 'OK';
  }

  /** Everything the clock owes by `now`, in order of its time. */
  runClock(now: Date): void {
    for (;;) {
      const due = this.parts
        .flatMap((part) => ({ part, due: nextDue(part.state) }))
        .filter((one) => one.due !== null && one.due.at <= now)
        .sort((a, b) => a.due!.at.getTime() - b.due!.at.getTime())[0];
      if (!due) return;
      const at = due.due!.at;
      const decision = decide(
        due.part.state,
        { action: due.due!.action },
        {
          actor: 'clock',
          now: at,
        },
      );
      if (!decision.ok) throw new Error(`The model's clock is refused: ${decision.error.code}`);
      this.#apply(due.part, decision.value, at);
    }
  }

  #facts(part: ModelPart, command: Command, now: Date): Facts {
    if (command.action !== 'askExtension' && command.action !== 'agreeExtension') return {};
    const starts = this.parts
      .filter((other) => other !== part && other.cast === part.cast && takesTime(other))
      .map((other) => other.state.startsAt)
      .filter((at) => at >= part.state.endsAt)
      .sort((a, b) => a.getTime() - b.getTime());
    const canPay = this.purses[part.guest]!.spendable(now) >= nextExtensionPoints(part.state);
    return { nextStartsAt: starts[0] ?? null, ...(command.action === 'askExtension' && { canPay }) };
  }

  #apply(part: ModelPart, decision: Decision, at: Date): boolean {
    const { money } = decision;
    const purse = this.purses[part.guest]!;
    if (money.kind === 'extend') {
      const more = purse.hold(money.points, at);
      if (!more) return false;
      part.hold = mergeParts([...part.hold, ...more]);
    } else if (money.kind !== 'none') {
      const points = money.kind === 'release' ? 0 : money.points;
      part.settledPoints = purse.resolve(part.hold, points, money.compensate, at);
      part.hold = [];
      this.rewards[part.cast]! += rewardOf(points, this.#feePercent).rewardPoints;
    }
    part.state = decision.state;
    part.repeatable ||= decision.repeatable;
    return true;
  }
}

const overlaps = (a: Pick<ParticipationState, 'startsAt' | 'endsAt'>, b: typeof a) =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt;
const takesTime = ({ state }: ModelPart) =>
  (state.status === 'APPROVE' || state.status === 'NO_SHOW') && state.finishedAt === null;

const NEW_STATE = {
  status: 'PENDING',
  version: 1,
  confirmedAt: null,
  approvedAt: null,
  arrivedAt: null,
  arrivedBy: null,
  extensionAskedAt: null,
  finishedAt: null,
  checkedOutAt: null,
  settledAt: null,
  cancelledAt: null,
  rejectedAt: null,
  cancelType: null,
  claimType: null,
  claimedAt: null,
  objectedAt: null,
  claimEndedAt: null,
} as const;
