import fc from 'fast-check';
import { CRASH_POINTS, type CrashPoint, type PlannedCrash } from './crash-points.ts';

/** One random step; its numbers choose among what exists when the step is taken. */
export type Deed =
  | { readonly kind: 'buy'; readonly guest: number; readonly points: number; readonly daysAgo: number }
  | { readonly kind: 'grant'; readonly guest: number; readonly points: number; readonly days: number }
  /** A new card in place of the previous one. */
  | { readonly kind: 'card'; readonly guest: number; readonly behaviour: CardBehaviour }
  | { readonly kind: 'gift'; readonly guest: number; readonly cast: number; readonly gift: number }
  /** A guest keeps a cast as favourite, or no longer. */
  | { readonly kind: 'favorite'; readonly guest: number; readonly cast: number; readonly kept: boolean }
  /** One of the two writes to the other. */
  | { readonly kind: 'message'; readonly by: 'guest' | 'cast'; readonly guest: number; readonly cast: number }
  | BlockDeed
  /** Somebody takes back a block. */
  | { readonly kind: 'unblock'; readonly pick: number }
  | { readonly kind: 'payDebt'; readonly pick: number }
  /** A cast hides for a while, or comes back. */
  | { readonly kind: 'pause'; readonly cast: number; readonly paused: boolean }
  /** An operator suspends somebody, with the fee of the day where it is a guest, or lifts that. */
  | { readonly kind: 'suspend'; readonly person: SimPerson; readonly takeFee: boolean }
  | { readonly kind: 'lift'; readonly pick: number }
  /** A guest leaves and comes back with a new account; a cast tries to while something is open. */
  | { readonly kind: 'leave'; readonly person: SimPerson }
  /** A cast works in the other store from now on, or comes back from there. */
  | { readonly kind: 'store'; readonly cast: number; readonly isOther: boolean }
  /** A cast changes her hours for a day. */
  | {
      readonly kind: 'schedule';
      readonly cast: number;
      readonly daysAhead: number;
      readonly fromMinute: number;
      readonly toMinute: number;
    }
  | RequestDeed
  /** Every guest sends a request at the same moment. */
  | { readonly kind: 'storm'; readonly requests: readonly RequestDeed[] }
  /** Any action on any booking; most are refused. */
  | {
      readonly kind: 'act';
      readonly pick: number;
      readonly cast: number;
      readonly action: ParticipationAction;
      /** The guest's command names a cast where it need not, or none where it must. */
      readonly misnames: boolean;
      readonly lazyMinutes: number;
    }
  /** Of one of the last meetings. */
  | { readonly kind: 'review'; readonly pick: number; readonly action: 'reviewCast' | 'reviewGuest' }
  /** One of the actions that are offered now. */
  | { readonly kind: 'follow'; readonly choice: number }
  | {
      readonly kind: 'decideClaim';
      readonly pick: number;
      readonly outcome: 'PLAN' | 'REAL_TIME' | 'NOTHING';
    }
  | { readonly kind: 'move'; readonly minutes: number }
  | { readonly kind: 'moveToEvent' };

/** One of two blocks the other, by a dialog that says what ends. */
export interface BlockDeed {
  readonly kind: 'block';
  readonly by: 'guest' | 'cast';
  /** Whose booking it is about; null: any two, `guest` and `cast`. */
  readonly pick: number | null;
  readonly guest: number;
  readonly cast: number;
  readonly report: 'safety' | 'conduct' | null;
  /** The dialog stands open for so long. */
  readonly waitMinutes: number;
  /** As of an act. */
  readonly lazyMinutes: number;
  /** What the caller sends is not what was shown. */
  readonly missing: 'booking' | 'sum' | null;
}

export interface SimPerson {
  readonly role: 'guest' | 'cast';
  readonly index: number;
}

/** A step, and where in it the process dies if it gets there. */
export interface TimedDeed {
  readonly step: Deed;
  readonly crash: PlannedCrash | null;
}

export interface RequestDeed {
  readonly kind: 'request';
  readonly guest: number;
  readonly casts: readonly number[];
  readonly guestCount: number;
  readonly daysAhead: number;
  readonly startMinute: number;
  readonly minutes: number;
  /** The guest has not seen what the last cast changed. */
  readonly isStale: boolean;
}

export const PART_ACTIONS = [
  'approve',
  'reject',
  'cancelAsGuest',
  'cancelAsCast',
  'castArrived',
  'guestArrived',
  'castTakesBack',
  'guestTakesBack',
  'askExtension',
  'agreeExtension',
  'declineExtension',
  'finish',
  'finishOne',
  'end',
  'forceFinish',
  'claimGuestAbsent',
  'claimCastAbsent',
  'guestObjects',
  'castObjects',
  'reviewCast',
  'reviewGuest',
] as const;
export type ParticipationAction = (typeof PART_ACTIONS)[number];

/** How a card behaves at the embedded payment service. */
const CARD_BEHAVIOURS = [
  'OK',
  'DECLINE',
  'DECLINE_AUTHORISE',
  'DECLINE_CAPTURE',
  'DECLINE_ABSENT',
  'SHORT_AUTHORISATION',
] as const;
export type CardBehaviour = (typeof CARD_BEHAVIOURS)[number];

export const GUESTS = 10;
/** All but the last work in one store. */
export const CASTS = 6;
export const GIFT_POINTS = [300, 3000, 20_000] as const;

const guest = fc.nat(GUESTS - 1);
const pick = fc.nat(1000);
const cast = fc.nat(CASTS - 1);
const request = fc.record({
  kind: fc.constant('request' as const),
  guest,
  casts: fc.oneof(
    { weight: 5, arbitrary: cast.map((one) => [one]) },
    {
      weight: 6,
      arbitrary: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: fc.nat(CASTS - 2) }, cast), {
        minLength: 2,
        maxLength: 4,
      }),
    },
  ),
  guestCount: fc.integer({ min: 1, max: 2 }),
  daysAhead: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
    // Beyond an authorisation's lifetime.
    { weight: 2, arbitrary: fc.integer({ min: 7, max: 10 }) },
  ),
  startMinute: fc.integer({ min: 67, max: 79 }).map((quarter) => quarter * 15),
  minutes: fc
    .oneof(
      { weight: 1, arbitrary: fc.constant(2) },
      { weight: 12, arbitrary: fc.integer({ min: 3, max: 6 }) },
    )
    .map((quarter) => quarter * 15),
  isStale: fc.oneof(
    { weight: 14, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});
const storm = fc.array(request, { minLength: GUESTS, maxLength: GUESTS }).map((requests) => ({
  kind: 'storm' as const,
  requests: requests.map((one, index) => ({ ...one, guest: index })),
}));
const act = fc.record({
  kind: fc.constant('act' as const),
  pick,
  cast: fc.nat(3),
  action: fc.constantFrom(...PART_ACTIONS),
  misnames: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  // Occasionally the clock has moved on and its work has not been done yet.
  lazyMinutes: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(120) }),
});
const buy = fc.record({
  kind: fc.constant('buy' as const),
  guest,
  points: fc.integer({ min: 2000, max: 50_000 }),
  // Some of them end soon.
  daysAgo: fc.constantFrom(0, 0, 176, 178, 179),
});
const grant = fc.record({
  kind: fc.constant('grant' as const),
  guest,
  points: fc.integer({ min: 100, max: 5000 }),
  days: fc.nat(6),
});
const card = fc.record({
  kind: fc.constant('card' as const),
  guest,
  // Those that fail late lead to charges and debts.
  behaviour: fc.constantFrom('OK' as const, 'DECLINE_CAPTURE', 'DECLINE_ABSENT', ...CARD_BEHAVIOURS),
});
const gift = fc.record({
  kind: fc.constant('gift' as const),
  guest,
  cast,
  gift: fc.nat(GIFT_POINTS.length - 1),
});
const favorite = fc.record({
  kind: fc.constant('favorite' as const),
  guest,
  cast,
  kept: fc.constantFrom(true, true, false),
});
const message = fc.record({
  kind: fc.constant('message' as const),
  by: fc.constantFrom('guest' as const, 'cast' as const),
  guest,
  cast,
});
const often = <T>(usual: T, rare: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rare });
const block: fc.Arbitrary<BlockDeed> = fc.record({
  kind: fc.constant('block' as const),
  by: fc.constantFrom('guest' as const, 'cast' as const),
  pick: fc.oneof({ weight: 4, arbitrary: pick }, { weight: 1, arbitrary: fc.constant(null) }),
  guest,
  cast,
  report: fc.constantFrom('safety' as const, 'conduct' as const, null),
  waitMinutes: often(0, fc.nat(1000)),
  lazyMinutes: often(0, fc.nat(120)),
  missing: often<BlockDeed['missing']>(null, fc.constantFrom('booking', 'sum')),
});
const unblock = fc.record({ kind: fc.constant('unblock' as const), pick });
// She is there most of the time.
const pause = fc.record({
  kind: fc.constant('pause' as const),
  cast,
  paused: fc.constantFrom(true, false, false, false),
});
const person: fc.Arbitrary<SimPerson> = fc.oneof(
  fc.record({ role: fc.constant('guest' as const), index: guest }),
  fc.record({ role: fc.constant('cast' as const), index: cast }),
);
const suspend = fc.record({ kind: fc.constant('suspend' as const), person, takeFee: fc.boolean() });
const lift = fc.record({ kind: fc.constant('lift' as const), pick });
const leave = fc.record({ kind: fc.constant('leave' as const), person });
// Somebody stays in each store.
const store = fc.record({
  kind: fc.constant('store' as const),
  cast: fc.integer({ min: 1, max: CASTS - 2 }),
  isOther: fc.constantFrom(true, false, false),
});
const schedule = fc.record({
  kind: fc.constant('schedule' as const),
  cast,
  daysAhead: fc.integer({ min: 1, max: 3 }),
  fromMinute: fc.constantFrom(17 * 60, 17 * 60, 17 * 60 + 30),
  toMinute: fc.constantFrom(20 * 60 + 30, 20 * 60 + 30, 20 * 60, 19 * 60 + 30),
});
const decideClaim = fc.record({
  kind: fc.constant('decideClaim' as const),
  pick,
  outcome: fc.constantFrom('PLAN' as const, 'REAL_TIME' as const, 'NOTHING' as const),
});
const review = fc.record({
  kind: fc.constant('review' as const),
  pick,
  action: fc.constantFrom('reviewCast' as const, 'reviewGuest' as const),
});
const follow = fc.record({ kind: fc.constant('follow' as const), choice: fc.nat(1_000_000) });
const move = fc.record({ kind: fc.constant('move' as const), minutes: fc.integer({ min: 1, max: 400 }) });

/** In proportions that let bookings reach every state. */
const step: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 7, arbitrary: buy },
  { weight: 2, arbitrary: grant },
  { weight: 5, arbitrary: card },
  { weight: 3, arbitrary: gift },
  { weight: 2, arbitrary: favorite },
  { weight: 4, arbitrary: message },
  { weight: 1, arbitrary: block },
  { weight: 3, arbitrary: unblock },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('payDebt' as const), pick }) },
  { weight: 20, arbitrary: request },
  { weight: 1, arbitrary: storm },
  { weight: 15, arbitrary: act },
  { weight: 70, arbitrary: follow },
  { weight: 2, arbitrary: decideClaim },
  { weight: 3, arbitrary: review },
  { weight: 3, arbitrary: schedule },
  { weight: 3, arbitrary: pause },
  { weight: 1, arbitrary: suspend },
  { weight: 4, arbitrary: lift },
  { weight: 1, arbitrary: leave },
  { weight: 1, arbitrary: store },
  { weight: 3, arbitrary: move },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('moveToEvent' as const) }) },
);
const isRare = (point: CrashPoint) => point.startsWith('card: ');
const crash = fc.oneof(
  fc.record({
    point: fc.constantFrom(...CRASH_POINTS.filter((point) => !isRare(point))),
    pass: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ point: fc.constantFrom(...CRASH_POINTS.filter(isRare)), pass: fc.constant(1) }),
);

/** This many steps, decided by a seed. */
export function deedsOf(seed: number, count: number): TimedDeed[] {
  const one = fc.record({
    step,
    crash: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: crash }),
  });
  return fc.sample(one, { seed, numRuns: count });
}
