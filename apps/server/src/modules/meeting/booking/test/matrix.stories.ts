import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { TEST_START, type TestApp } from '../../../../test-support/index.ts';
import { endBookingsOfSuspended } from '../index.ts';
import { at, does, EVENING, type Booked } from './support.ts';

const {
  cancelGuestBooking,
  guestArrived,
  askExtension,
  finishGuestBooking,
  claimCastAbsent,
  guestObjects,
  reviewCast,
} = guestBookingRoutes;
const {
  confirmBooking,
  cancelCastBooking,
  castArrived,
  answerExtension,
  endCastBooking,
  forceFinish,
  claimGuestAbsent,
  castObjects,
  checkOut,
  reviewGuest,
} = castBookingRoutes;

/** 18:00 to 19:30, the start and end of every participation here. */
const T0 = at(18);
const T1 = at(19, 30);

/** The stretches of a participation's time that differ in what is allowed. */
export const BANDS = [
  'before the day',
  'on the day',
  'start − 60 …',
  'start …',
  'start + 15 …',
  'end − 15 …',
  'end …',
  'end + 15 …',
] as const;
export type Band = (typeof BANDS)[number];

interface Moment {
  readonly band: Band;
  readonly at: Date;
}

const moment = (band: Band, instant: Date): Moment => ({ band, at: instant });

/** First and last minute of each band, and any minute between them named by a rule. */
export const MOMENTS = {
  asked: moment('before the day', new Date(TEST_START)),
  dayBefore: moment('before the day', instantAt(addDays(EVENING, -1), 0)),
  replyDeadline: moment('before the day', instantAt(addDays(EVENING, -1), 720)),
  day: moment('on the day', at(0)),
  beforeArrival: moment('on the day', addMinutes(T0, -61)),
  arrival: moment('start − 60 …', addMinutes(T0, -60)),
  takeBackOver: moment('start − 60 …', addMinutes(T0, -57)),
  beforeStart: moment('start − 60 …', addMinutes(T0, -1)),
  start: moment('start …', T0),
  beforeNoShow: moment('start …', addMinutes(T0, 14)),
  noShow: moment('start + 15 …', addMinutes(T0, 15)),
  lateArrival: moment('start + 15 …', addMinutes(T0, 30)),
  endNear: moment('end − 15 …', addMinutes(T1, -15)),
  lastMinute: moment('end − 15 …', addMinutes(T1, -1)),
  end: moment('end …', T1),
  beforeAutoFinish: moment('end …', addMinutes(T1, 14)),
  autoFinish: moment('end + 15 …', addMinutes(T1, 15)),
  extendedAutoFinish: moment('end + 15 …', addMinutes(T1, 30)),
  lastObjection: moment('end + 15 …', addMinutes(T0, 14 + 1440)),
  claimStands: moment('end + 15 …', addMinutes(T0, 15 + 1440)),
  lastReview: moment('end + 15 …', addMinutes(T0, 7 * 1440)),
  reviewsClosed: moment('end + 15 …', addMinutes(T1, 7 * 1440 + 15)),
} as const satisfies Record<string, Moment>;
export type MomentName = keyof typeof MOMENTS;

export type Step = (app: TestApp, booked: Booked) => Promise<unknown>;
/** What happens to a participation, starting as a request; at each moment, after the clock's own work. */
export type Story = Partial<Record<MomentName, Step>>;

const reason = '都合が悪くなりました';
const approve: Step = (app, booked) => does(app, booked, confirmBooking, { decision: 1 });
/** 15,000 P are planned. */
const cancel =
  (points: number): Step =>
  (app, booked) =>
    does(app, booked, cancelGuestBooking, { reason, shown: { points, minutes: null } });
const arrive: Step = (app, booked) => does(app, booked, castArrived);
const finish: Step = (app, booked) => does(app, booked, finishGuestBooking);
const cutShort: Step = (app, booked) => does(app, booked, forceFinish, { reason });
const end: Step = (app, booked) => does(app, booked, endCastBooking);
const claimedByHer = {
  asked: approve,
  arrival: arrive,
  noShow: (app, booked) => does(app, booked, claimGuestAbsent),
} as const satisfies Story;
const claimedByHim = {
  asked: approve,
  arrival: arrive,
  noShow: (app, booked) => does(app, booked, claimCastAbsent),
} as const satisfies Story;
const finished = { asked: approve, arrival: arrive, lateArrival: finish } as const;

const putOff: Step = (app, { bookingId }) =>
  app.db
    .updateTable('participation')
    .set({ deadline_at: addMinutes(T1, 15), due_at: addMinutes(T1, 15) })
    .where('booking_id', '=', bookingId)
    .execute();

/** As in a booking of several casts while another has not answered yet. */
const holdBack: Step = async (app, booked) => {
  await approve(app, booked);
  await app.db
    .updateTable('booking')
    .set({ confirmed_at: null })
    .where('id', '=', booked.bookingId)
    .execute();
  await app.db
    .updateTable('participation')
    .set({ due_at: null, due_action: null, reminder_at: null })
    .where('booking_id', '=', booked.bookingId)
    .execute();
};

const suspend: Step = (app, { guest }) =>
  withTransaction(app.db, (trx) =>
    endBookingsOfSuspended(trx, app.context, { accountId: guest.userId }, app.clock.now()),
  );

const review: Step = async (app, { guest, cast, bookingId }) => {
  await app.ok(reviewCast, { body: { bookingId, tier: 'GOOD' } }, guest);
  await app.ok(reviewGuest, { body: { bookingId, tier: 'GOOD', again: 'OK' } }, cast);
};

export const STORIES: Readonly<Record<string, Story>> = {
  'a request that nobody answers': {},
  'a request whose answer was put off': { asked: putOff },
  refused: { asked: (app, booked) => does(app, booked, confirmBooking, { decision: -1, reason }) },
  withdrawn: { asked: cancel(0) },
  'ended by a suspension': { asked: suspend },
  'one of several, waiting for another': { asked: holdBack },
  'agreed and forgotten': { asked: approve },
  'cancelled for nothing': { asked: async (...its) => (await approve(...its), await cancel(0)(...its)) },
  'cancelled for half': { asked: approve, dayBefore: cancel(7500) },
  'cancelled for all': { asked: approve, day: cancel(15_000) },
  'cancelled by her': {
    asked: approve,
    day: (app, booked) => does(app, booked, cancelCastBooking, { reason }),
  },
  'met on her word': { asked: approve, arrival: arrive },
  'met on his word': { asked: approve, arrival: (app, booked) => does(app, booked, guestArrived) },
  'met at the start': { asked: approve, start: arrive },
  'met too late': { asked: approve, lateArrival: arrive },
  'asked for more time': {
    asked: approve,
    arrival: arrive,
    start: (app, booked) => does(app, booked, askExtension),
  },
  'given more time': {
    asked: approve,
    arrival: arrive,
    start: (app, booked) => does(app, booked, askExtension),
    beforeNoShow: (app, booked) => does(app, booked, answerExtension, { decision: 1 }),
  },
  'cut short': { asked: approve, arrival: arrive, lateArrival: cutShort },
  'finished by him': finished,
  'finished and left': { ...finished, endNear: (app, booked) => does(app, booked, checkOut) },
  'finished and reviewed': { ...finished, endNear: review },
  'ended by her': { asked: approve, arrival: arrive, end },
  'he did not come': claimedByHer,
  'he did not come, he objects': {
    ...claimedByHer,
    lateArrival: (app, booked) => does(app, booked, guestObjects, { reason }),
  },
  'she is not there': claimedByHim,
  'she is not there, she objects': {
    ...claimedByHim,
    lateArrival: (app, booked) => does(app, booked, castObjects, { reason }),
  },
  'she is not there and cuts it short': { ...claimedByHim, lateArrival: cutShort },
  'she is not there and ends it': { ...claimedByHim, end },
  'given up by him': { asked: approve, noShow: cancel(0) },
  'given up by her': {
    asked: approve,
    noShow: (app, booked) => does(app, booked, cancelCastBooking, { reason }),
  },
};
