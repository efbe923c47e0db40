import fc from 'fast-check';

/** One random step; numbers choose among what is there when the step comes. */
export type Step =
  | { readonly kind: 'buy'; readonly guest: number; readonly points: number; readonly daysAgo: number }
  | { readonly kind: 'grant'; readonly guest: number; readonly points: number; readonly days: number }
  | RequestStep
  /** Every guest sends a request in the same moment. */
  | { readonly kind: 'storm'; readonly requests: readonly RequestStep[] }
  /** Any action on any booking; most are refused. */
  | { readonly kind: 'act'; readonly pick: number; readonly action: PartAction; readonly lazyMinutes: number }
  /** One of the actions that the booking offers now. */
  | { readonly kind: 'follow'; readonly pick: number; readonly choice: number }
  | { readonly kind: 'move'; readonly minutes: number }
  | { readonly kind: 'moveToEvent' };

interface RequestStep {
  readonly kind: 'request';
  readonly guest: number;
  readonly cast: number;
  readonly daysAhead: number;
  readonly startMinute: number;
  readonly minutes: number;
}

const PART_ACTIONS = [
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
  'end',
  'forceFinish',
  'claimGuestAbsent',
  'claimCastAbsent',
  'guestObjects',
  'castObjects',
  'reviewCast',
  'reviewGuest',
] as const;
export type PartAction = (typeof PART_ACTIONS)[number];

export const GUESTS = 10;
export const CASTS = 3;

const guest = fc.nat(GUESTS - 1);
const request = fc.record({
  kind: fc.constant('request' as const),
  guest,
  cast: fc.nat(CASTS - 1),
  daysAhead: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
  ),
  startMinute: fc.integer({ min: 67, max: 79 }).map((quarter) => quarter * 15),
  minutes: fc
    .oneof(
      { weight: 1, arbitrary: fc.constant(2) },
      { weight: 12, arbitrary: fc.integer({ min: 3, max: 6 }) },
    )
    .map((quarter) => quarter * 15),
});
const storm = fc.array(request, { minLength: GUESTS, maxLength: GUESTS }).map((requests) => ({
  kind: 'storm' as const,
  requests: requests.map((one, index) => ({ ...one, guest: index })),
}));
const act = fc.record({
  kind: fc.constant('act' as const),
  pick: fc.nat(1000),
  action: fc.constantFrom(...PART_ACTIONS),
  // Now and then the clock has moved on and nobody has done its work yet.
  lazyMinutes: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(120) }),
});

/** Steps in proportions that let bookings reach every state. */
export const steps = (count: number) =>
  fc.array(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc.record({
          kind: fc.constant('buy' as const),
          guest,
          points: fc.integer({ min: 5000, max: 80_000 }),
          // Some of them end soon.
          daysAgo: fc.constantFrom(0, 0, 176, 178, 179),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          kind: fc.constant('grant' as const),
          guest,
          points: fc.integer({ min: 100, max: 5000 }),
          days: fc.nat(6),
        }),
      },
      { weight: 20, arbitrary: request },
      { weight: 1, arbitrary: storm },
      { weight: 15, arbitrary: act },
      {
        weight: 60,
        arbitrary: fc.record({
          kind: fc.constant('follow' as const),
          pick: fc.nat(1000),
          choice: fc.nat(1000),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('move' as const),
          minutes: fc.integer({ min: 1, max: 400 }),
        }),
      },
      { weight: 8, arbitrary: fc.record({ kind: fc.constant('moveToEvent' as const) }) },
    ),
    { minLength: count, maxLength: count, size: 'max' },
  );
