import { describe, expect, it } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { addDays, dayOf } from '@yoimachi/domain/time';
import {
  addSchedule,
  guestWithPoints,
  signUpCast,
  signUpGuest,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../test-support/index.ts';

const test = useTestApp();
const dayAfter = (days: number) => addDays(dayOf(test.clock.now()), days);
const evening = {
  fromMinute: 1080,
  toMinute: 1200,
  workMinute: 1230,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
};

const create = (cast: Person, changes: object = {}) =>
  test.call(scheduleRoutes.createSchedule, { body: { day: dayAfter(3), ...evening, ...changes } }, cast);

async function request(
  cast: Person,
  schedule: { day: string; version: number },
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

async function approve(cast: Person, bookingId: string) {
  const { state } = await test.ok(castBookingRoutes.getCastBooking, { params: { bookingId } }, cast);
  await test.ok(
    castBookingRoutes.confirmBooking,
    { body: { bookingId, version: state.version, decision: 1 } },
    cast,
  );
}

describe('schedules', () => {
  it('are registered, listed with what is on them, changed and deleted', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(cast);
    expect(made).toMatchObject({ ...evening, day: dayAfter(3), pendingCount: 0, bookings: [], version: 1 });
    expect(await create(cast)).toMatchObject({ status: 409, code: 'SCHEDULE_EXISTS' });
    const { day: _day, ...rest } = { ...evening, day: '' };
    const changed = await test.ok(
      scheduleRoutes.updateSchedule,
      { body: { scheduleId: made.scheduleId, version: 1, ...rest, toMinute: 1215 } },
      cast,
    );
    expect(changed).toMatchObject({ toMinute: 1215, version: 2 });
    const stale = { scheduleId: made.scheduleId, version: 1 };
    expect(await test.call(scheduleRoutes.deleteSchedule, { body: stale }, cast)).toMatchObject({
      code: 'CONFLICT',
    });
    await test.ok(scheduleRoutes.deleteSchedule, { body: { ...stale, version: 2 } }, cast);
    const listed = await test.ok(
      scheduleRoutes.listSchedules,
      { query: { from: dayAfter(0), to: dayAfter(60) } },
      cast,
    );
    expect(listed.schedules).toEqual([]);
  });

  it.each([
    [{ fromMinute: null }, 'SCHEDULE_TIME_REQUIRED', 'fromMinute'],
    [{ workMinute: null }, 'SCHEDULE_WORK_REQUIRED', 'workMinute'],
    [{ workingBar: ' ' }, 'SCHEDULE_BAR_REQUIRED', 'workingBar'],
    [{ day: '2026-11-19' }, 'SCHEDULE_PAST', 'day'],
    [{ day: '2027-03-01' }, 'SCHEDULE_TOO_FAR', 'day'],
    [{ fromMinute: 1085 }, 'SCHEDULE_STEP', 'fromMinute'],
    [{ toMinute: 1110 }, 'SCHEDULE_TOO_SHORT', 'toMinute'],
    [{ toMinute: 1230 }, 'SCHEDULE_END_OVERLAPS_WORK', 'toMinute'],
    [{ fromMinute: 1245, toMinute: 1305 }, 'SCHEDULE_START_AFTER_WORK', 'fromMinute'],
  ])('are refused with %o', async (changes, code, field) => {
    const answer = await create(await verifiedCast(test), changes);
    expect(answer).toMatchObject({ status: 400, code, details: { field } });
  });

  it('need a verified cast, and belong to her alone', async () => {
    expect(await create(await signUpCast(test))).toMatchObject({ status: 403, code: 'CAST_NOT_VERIFIED' });
    const { body } = await create(await verifiedCast(test));
    const other = await verifiedCast(test);
    const query = { scheduleId: body.scheduleId };
    expect(await test.call(scheduleRoutes.getSchedule, { query }, other)).toMatchObject({ status: 404 });
    expect(
      await test.call(scheduleRoutes.deleteSchedule, { body: { ...query, version: 1 } }, other),
    ).toMatchObject({ status: 404 });
  });

  it('refuse pending requests that no longer fit once she agreed to the number', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(cast);
    const { guest, bookingId } = await request(cast, made);
    const remove = (confirmedRefusals: number) =>
      test.call(
        scheduleRoutes.deleteSchedule,
        { body: { scheduleId: made.scheduleId, version: 1, confirmedRefusals } },
        cast,
      );
    const told = await remove(0);
    expect(told).toMatchObject({ status: 409, code: 'SCHEDULE_REFUSES_REQUESTS', details: { count: 1 } });
    expect(told.message).toContain('1件');
    expect(await remove(1)).toMatchObject({ status: 200 });
    const { state, releasedPoints } = await test.ok(
      guestBookingRoutes.getGuestBooking,
      { params: { bookingId } },
      guest,
    );
    expect(state.status).toBe('AUTO_REJECT');
    expect(releasedPoints).toBe(10_000);
  });

  it('hold what was approved', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(cast);
    const { bookingId } = await request(cast, made);
    await approve(cast, bookingId);
    const change = (changes: object) =>
      test.call(
        scheduleRoutes.updateSchedule,
        { body: { scheduleId: made.scheduleId, version: made.version, ...evening, ...changes } },
        cast,
      );
    expect(await change({ fromMinute: 1095 })).toMatchObject({ status: 409, code: 'SCHEDULE_HOLDS_BOOKING' });
    const moved = await change({ workMinute: 1260, workingBar: '新店' });
    expect(moved).toMatchObject({ status: 200, body: { workMinute: 1260, bookings: [{ bookingId }] } });
  });
});

describe('days of a cast as a guest sees them', () => {
  it('show free time and why a day cannot be asked for', async () => {
    const cast = await verifiedCast(test);
    for (const days of [1, 3, 4])
      await addSchedule(test, cast.userId, {
        day: dayAfter(days),
        fromMinute: 1080,
        toMinute: 1200,
        workMinute: 1230,
      });
    const [, third] = [1, 3].map(dayAfter);
    const { guest, bookingId } = await request(cast, { day: third!, version: 1 }, 1080, 1140);
    await approve(cast, bookingId);
    const query = { from: dayAfter(0), to: dayAfter(90) };
    const params = { castId: cast.userId };
    const mine = await test.ok(scheduleRoutes.listCastDays, { params, query }, guest);
    expect(mine.days.map((day) => [day.day, day.blockedBy])).toEqual([
      [dayAfter(1), null],
      [dayAfter(3), 'ALREADY_REQUESTED'],
      [dayAfter(4), null],
    ]);
    const other = await signUpGuest(test);
    const theirs = await test.ok(scheduleRoutes.listCastDays, { params, query }, other);
    expect(theirs.days[1]).toMatchObject({ free: [{ fromMinute: 1140, toMinute: 1200 }], blockedBy: null });
    expect(
      await test.call(
        scheduleRoutes.listCastDays,
        { params, query: { from: dayAfter(9), to: dayAfter(1) } },
        other,
      ),
    ).toMatchObject({ status: 400 });
    expect(
      await test.call(scheduleRoutes.listCastDays, { params: { castId: crypto.randomUUID() }, query }, other),
    ).toMatchObject({ status: 404 });
  });
});
