import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { castPlaceRoutes, guestPlaceRoutes } from '@yoimachi/contract/place';
import type { Route } from '@yoimachi/contract/route';
import type { RouteName } from '@yoimachi/contract/table';
import { quote } from '@yoimachi/domain/pricing';
import { addDays } from '@yoimachi/domain/time';
import {
  approved,
  at,
  bookableCast,
  does,
  EVENING,
  participationOf,
  requestBody,
  requested,
  type Booked,
} from '../modules/meeting/booking/test/support.ts';
import { addSchedule, guestWithPoints, TEST_START, type TestApp } from './index.ts';

/** What is allowed: a multi-part emoji, a rare character, quotes and marks. */
export const SIGNS = '🌙👨‍👩‍👧‍👦𠮷野家 "O\'Neil" <b>&amp; 100% \\n';
/** Everything a multi-line text may contain. */
const LINES = `${SIGNS}\n次の行`;

export interface Input {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** A booking or schedule call, in a state in which its valid input is accepted. */
export interface ProperCall {
  /** When it is made; the calls are in time order. */
  readonly at: Date;
  /** The two people and, where the call needs one, their booking; created at the start of the tests. */
  readonly people: (app: TestApp) => Promise<Booked>;
  /** She arrives at 17:00. */
  readonly isMet?: true;
  /** What happens beforehand, at the time of the call. */
  readonly first?: (app: TestApp, booked: Booked) => Promise<void>;
  readonly input: (app: TestApp, booked: Booked) => Input | Promise<Input>;
}

const START = new Date(TEST_START);
/** When the arrival button opens. */
export const ARRIVAL = at(17);

const strangers = async (app: TestApp): Promise<Booked> => ({
  guest: await guestWithPoints(app),
  cast: await bookableCast(app),
  bookingId: '',
});
/** After a command of one of the two. */
const after = (route: Route) => (app: TestApp, booked: Booked) => does(app, booked, route);

/** A command on the booking in its current state. */
const command =
  (more: object = {}): ProperCall['input'] =>
  async (app, { bookingId }) => ({
    body: { bookingId, version: (await participationOf(app, bookingId)).version, ...more },
  });
/** A guest's command on its cast's part. */
const participationCommand =
  (more: object = {}): ProperCall['input'] =>
  async (app, booked) =>
    command({ castId: booked.cast.userId, ...more })(app, booked);
/** What this many minutes cost or, without any, a sum of nothing. */
const costs = (minutes: number) => ({
  shown: { points: quote({ price30: 5000, price15: 2500 }, minutes), minutes: minutes || null },
});
const asked = (input: ProperCall['input']): ProperCall => ({ at: START, people: requested, input });
const agreed = (
  when: Date,
  input: ProperCall['input'],
  first?: (app: TestApp, booked: Booked) => Promise<void>,
): ProperCall => ({ at: when, people: approved, input, ...(first && { first }) });
const unasked = (input: ProperCall['input']): ProperCall => ({ at: START, people: strangers, input });
/** On the evening; she has arrived an hour before the start. */
const met = (
  when: Date,
  input: ProperCall['input'],
  first?: (app: TestApp, booked: Booked) => Promise<void>,
): ProperCall => ({ ...agreed(when, input, first), isMet: true });

const range = { from: EVENING, to: addDays(EVENING, 30) };
const evening = {
  fromMinute: 1080,
  toMinute: 1230,
  workMinute: 1260,
  workingBar: SIGNS,
  cantJoinAlone: false,
};
const chosen = ({ cast }: Booked) => {
  const { clientRequestId: _id, place: _place, ...body } = requestBody(cast);
  return body;
};
const seen = ({ cast }: Booked) => ({ scheduleId: cast.scheduleId, version: 1 });
const place = `銀座駅 ${SIGNS}`;

const newPlace: ProperCall['input'] = (_app, { bookingId }) => ({ body: { bookingId, place } });
/** After one side has proposed another place. */
const proposedBy = (side: 'guest' | 'cast') => async (app: TestApp, booked: Booked) => {
  const route = side === 'guest' ? guestPlaceRoutes.proposeGuestPlace : castPlaceRoutes.proposeCastPlace;
  await app.ok(route, (await newPlace(app, booked)) as never, booked[side]);
};
const proposal =
  (more: object = {}): ProperCall['input'] =>
  async (app, { guest, bookingId }) => {
    const params = { bookingId };
    const { proposal: open } = await app.ok(guestPlaceRoutes.getGuestPlace, { params }, guest);
    return { body: { bookingId, proposalId: open!.proposalId, ...more } };
  };

const words = { tier: 'GOOD', comment: LINES };
const reviewOfHer: ProperCall['input'] = (_app, { bookingId, cast }) => ({
  body: { bookingId, castId: cast.userId, ...words },
});
const reviewOfHim: ProperCall['input'] = (_app, { bookingId }) => ({
  body: { bookingId, ...words, again: 'OK' },
});

/** Each call by its name. */
export const PROPER_CALLS: Partial<Record<RouteName, ProperCall>> = {
  checkValidDate: unasked((_app, booked) => ({ body: chosen(booked) })),
  checkValidCasts: unasked((_app, booked) => ({ body: chosen(booked) })),
  matchingCasts: unasked((_app, { cast }) => ({
    query: { castId: cast.userId, day: EVENING, startMinute: '1080', endMinute: '1170' },
  })),
  requestBooking: unasked((_app, { cast }) => ({
    body: requestBody(cast, { place, returnPath: '/guest/dohan-list' }),
  })),
  listGuestBookings: asked(() => ({ query: { tab: 'FUTURE' } })),
  getGuestBooking: asked((_app, { bookingId }) => ({ params: { bookingId } })),
  listCastBookings: asked(() => ({ query: { tab: 'FUTURE', status: 'NEW' } })),
  getCastBooking: asked((_app, { bookingId }) => ({ params: { bookingId } })),
  listSchedules: unasked(() => ({ query: range })),
  getSchedule: unasked((_app, { cast }) => ({ query: { scheduleId: cast.scheduleId } })),
  listCastDays: unasked((_app, { cast }) => ({ params: { castId: cast.userId }, query: range })),
  createSchedule: unasked(() => ({ body: { day: addDays(EVENING, 3), ...evening } })),
  updateSchedule: unasked((_app, booked) => ({
    body: { ...seen(booked), ...evening, confirmedRefusals: 0 },
  })),
  deleteSchedule: unasked((_app, booked) => ({ body: { ...seen(booked), confirmedRefusals: 0 } })),
  copySchedule: unasked(async (app, booked) => {
    const there = await addSchedule(app, booked.cast.userId, { day: addDays(EVENING, 5) });
    const days = [{ day: there.day, version: there.version }];
    return { body: { ...seen(booked), days, confirmedRefusals: 0 } };
  }),
  putPrices: unasked(() => ({ body: { price30: 6000, price15: 3000 } })),
  cancelGuestBooking: asked(command({ reason: LINES, ...costs(0) })),
  confirmBooking: asked(command({ decision: -1, reason: LINES })),
  getGuestPlace: agreed(START, (_app, { bookingId }) => ({ params: { bookingId } })),
  getCastPlace: agreed(START, (_app, { bookingId }) => ({ params: { bookingId } })),
  proposeGuestPlace: agreed(START, newPlace),
  proposeCastPlace: agreed(START, newPlace),
  answerGuestPlace: agreed(START, proposal({ decision: 1 }), proposedBy('cast')),
  answerCastPlace: agreed(START, proposal({ decision: -1 }), proposedBy('guest')),
  withdrawGuestPlace: agreed(START, proposal(), proposedBy('guest')),
  withdrawCastPlace: agreed(START, proposal(), proposedBy('cast')),

  castArrived: agreed(ARRIVAL, command()),
  guestArrived: agreed(ARRIVAL, participationCommand()),
  castTakeBackArrival: agreed(ARRIVAL, command(), after(castBookingRoutes.castArrived)),
  guestTakeBackArrival: agreed(ARRIVAL, participationCommand(), after(guestBookingRoutes.guestArrived)),
  cancelCastBooking: agreed(ARRIVAL, command({ reason: LINES, ...costs(0) })),
  sendSos: agreed(ARRIVAL, () => ({
    body: {
      sosId: crypto.randomUUID(),
      place: { latitude: 35.6, longitude: 139.7, accuracyMeters: 12.5 },
    },
  })),
  askExtension: met(at(18), participationCommand(costs(15))),
  answerExtension: met(
    at(18),
    command({ decision: 1, ...costs(15) }),
    after(guestBookingRoutes.askExtension),
  ),
  finishGuestBooking: met(at(18), participationCommand(costs(45))),
  forceFinish: met(at(18), command({ reason: LINES, shown: { points: 0, minutes: 0 } })),
  checkOut: met(at(18), command(), after(guestBookingRoutes.finishGuestBooking)),
  reviewCast: met(at(18), reviewOfHer, after(guestBookingRoutes.finishGuestBooking)),
  reviewGuest: met(at(18), reviewOfHim, after(guestBookingRoutes.finishGuestBooking)),
  claimCastAbsent: met(at(18, 15), participationCommand()),
  claimGuestAbsent: met(at(18, 15), command()),
  guestObjects: met(
    at(18, 15),
    participationCommand({ reason: LINES }),
    after(castBookingRoutes.claimGuestAbsent),
  ),
  castObjects: met(at(18, 15), command({ reason: LINES }), after(guestBookingRoutes.claimCastAbsent)),
  endCastBooking: met(at(19, 30), command(costs(90))),
};
