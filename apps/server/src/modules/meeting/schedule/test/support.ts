import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes, type OwnSchedule } from '@yoimachi/contract/schedule';
import { addDays, dayOf, type Day } from '@yoimachi/domain/time';
import { guestWithPoints, type Person, type TestApp } from '../../../../test-support/index.ts';

export const evening = {
  fromMinute: 1080,
  toMinute: 1200,
  workMinute: 1230,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
};

export const dayAfter = (test: TestApp, days: number): Day => addDays(dayOf(test.clock.now()), days);

/** Registers a day of hers, the third from now by default. */
export const create = (test: TestApp, cast: Person, changes: object = {}) =>
  test.call(
    scheduleRoutes.createSchedule,
    { body: { day: dayAfter(test, 3), ...evening, ...changes } },
    cast,
  );

export const listOwn = async (test: TestApp, cast: Person): Promise<OwnSchedule[]> => {
  const query = { from: dayAfter(test, -30), to: dayAfter(test, 60) };
  return (await test.ok(scheduleRoutes.listSchedules, { query }, cast)).schedules;
};

/** A new guest requests an evening of hers. */
export async function request(
  test: TestApp,
  cast: Person,
  schedule: { readonly day: Day; readonly version: number },
  startMinute = 1080,
  endMinute = 1140,
) {
  const guest = await guestWithPoints(test);
  const seen = { castId: cast.userId, scheduleVersion: schedule.version, price30: 5000, price15: 2500 };
  const body = {
    day: schedule.day,
    startMinute,
    endMinute,
    guestCount: 1,
    casts: [seen],
    clientRequestId: crypto.randomUUID(),
    place: '銀座 和光前',
  };
  const { bookingId } = await test.ok(guestBookingRoutes.requestBooking, { body }, guest);
  return { guest, bookingId };
}

export async function approve(test: TestApp, cast: Person, bookingId: string): Promise<void> {
  const { state } = await test.ok(castBookingRoutes.getCastBooking, { params: { bookingId } }, cast);
  await test.ok(
    castBookingRoutes.confirmBooking,
    { body: { bookingId, version: state.version, decision: 1 } },
    cast,
  );
}

export async function statusOf(test: TestApp, guest: Person, bookingId: string) {
  const params = { bookingId };
  const { participations, releasedPoints } = await test.ok(
    guestBookingRoutes.getGuestBooking,
    { params },
    guest,
  );
  return { status: participations[0]!.state.status, releasedPoints };
}
