/** What can become of a request to one cast; each happens to her share of the booking once at most. */
export const BOOKING_FIGURES = [
  'requested',
  'approved',
  'refused',
  'unanswered',
  'withdrawn',
  'confirmed',
  'guestCancelled',
  'castCancelled',
  'fellThrough',
  'castNoShow',
  'guestNoShow',
  'met',
] as const;
export type BookingFigure = (typeof BOOKING_FIGURES)[number];

/** A step of a booking's history that changed its state: its action, whose it was, where it led, and how what is over was cancelled. */
export interface Step {
  readonly action: string;
  readonly actor: string;
  readonly to: string;
  /** Empty: it is not over, or was not cancelled. */
  readonly cancelType: string;
}

/** How often it happened, how long casts had been asked by then, and what was settled. */
export interface CountedStep extends Step {
  readonly times: number;
  readonly waitedSeconds: number;
  readonly billedPoints: number;
  readonly rewardPoints: number;
}

/** Counts of a span of days, in shares of casts; points of what was settled in it. */
export type BookingFigures = Readonly<Record<BookingFigure, number>> & {
  /** From request to answer, of all that were answered by the casts. */
  readonly answerSeconds: number;
  readonly billedPoints: number;
  /** Of it what the product kept. */
  readonly feePoints: number;
};

const OF_CANCEL_TYPE: Readonly<Record<string, BookingFigure>> = {
  GUEST: 'guestCancelled',
  CAST: 'castCancelled',
  CAST_NO_SHOW: 'castNoShow',
  GUEST_NO_SHOW: 'guestNoShow',
};

/** The figures that a step counts in: the approval that completes a booking confirms it, too. */
export function figureOfStep(step: Step): readonly BookingFigure[] {
  switch (step.to) {
    case 'pending':
      return ['requested'];
    case 'held':
      return step.action === 'approve' ? ['approved'] : [];
    case 'due':
      if (step.action === 'approve') return ['approved', 'confirmed'];
      return step.action === 'confirm' ? ['confirmed'] : [];
    case 'finished':
      return [step.cancelType === 'GUEST_NO_SHOW' ? 'guestNoShow' : 'met'];
    case 'closed':
      return [endOf(step)];
    default:
      return [];
  }
}

function endOf({ action, actor, cancelType }: Step): BookingFigure {
  if (action === 'reject') return 'refused';
  if (action === 'autoReject' && actor === 'clock') return 'unanswered';
  if (action === 'withdraw') return 'withdrawn';
  return OF_CANCEL_TYPE[cancelType] ?? 'fellThrough';
}

/** The figures of counted steps, in any order. */
export function bookingFigures(steps: readonly CountedStep[]): BookingFigures {
  const counts = Object.fromEntries(BOOKING_FIGURES.map((figure) => [figure, 0])) as Record<
    BookingFigure,
    number
  >;
  let [answerSeconds, billedPoints, rewardPoints] = [0, 0, 0];
  for (const step of steps) {
    const figures = figureOfStep(step);
    for (const figure of figures) counts[figure] += step.times;
    if (figures.some((figure) => figure === 'approved' || figure === 'refused'))
      answerSeconds += step.waitedSeconds;
    billedPoints += step.billedPoints;
    rewardPoints += step.rewardPoints;
  }
  return { ...counts, answerSeconds, billedPoints, feePoints: billedPoints - rewardPoints };
}

/** The figures of several spans together. */
export const addFigures = (all: readonly BookingFigures[]): BookingFigures =>
  all.reduce(
    (sum, one) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, value]) => [name, value + one[name as keyof BookingFigures]]),
      ) as BookingFigures,
    bookingFigures([]),
  );

type Answers = Pick<BookingFigures, 'answerSeconds' | 'approved' | 'refused' | 'unanswered'>;

/** Of 100 requests that were answered or ran out, how many were approved; one decimal. Null: there were none. */
export function acceptancePercent({ approved, refused, unanswered }: Answers): number | null {
  const all = approved + refused + unanswered;
  return all === 0 ? null : Math.round((approved * 1000) / all) / 10;
}

/** Minutes from request to answer on average. Null: nobody answered. */
export function answerMinutes({ answerSeconds, approved, refused }: Answers): number | null {
  const all = approved + refused;
  return all === 0 ? null : Math.round(answerSeconds / all / 60);
}
