import { describe, expect, it } from 'vitest';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import {
  addSchedule,
  signUpCast,
  signUpGuest,
  useTestApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { approve, create, dayAfter as day, evening, request, statusOf } from './support.ts';

const test = useTestApp();
const dayAfter = (days: number) => day(test, days);

describe('schedules', () => {
  it('are registered, listed with what is on them, changed and deleted', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    expect(made).toMatchObject({ ...evening, day: dayAfter(3), requests: [], bookings: [], version: 1 });
    expect(await create(test, cast)).toMatchObject({ status: 409, code: 'SCHEDULE_EXISTS' });
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

  it('need a verified cast, and belong to her alone', async () => {
    expect(await create(test, await signUpCast(test))).toMatchObject({
      status: 403,
      code: 'CAST_NOT_VERIFIED',
    });
    const { body } = await create(test, await verifiedCast(test));
    const other = await verifiedCast(test);
    const query = { scheduleId: body.scheduleId };
    expect(await test.call(scheduleRoutes.getSchedule, { query }, other)).toMatchObject({ status: 404 });
    expect(
      await test.call(scheduleRoutes.deleteSchedule, { body: { ...query, version: 1 } }, other),
    ).toMatchObject({ status: 404 });
  });

  it('refuse pending requests that no longer fit once she agreed to the number', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    const { guest, bookingId } = await request(test, cast, made);
    const query = { scheduleId: made.scheduleId };
    const { requests } = await test.ok(scheduleRoutes.getSchedule, { query }, cast);
    expect(requests).toMatchObject([{ bookingId, startMinute: 1080, endMinute: 1140 }]);
    const remove = (confirmedRefusals: number) =>
      test.call(
        scheduleRoutes.deleteSchedule,
        { body: { scheduleId: made.scheduleId, version: 1, confirmedRefusals } },
        cast,
      );
    const told = await remove(0);
    expect(told).toMatchObject({ status: 409, code: 'SCHEDULE_REFUSES_REQUESTS', details: { count: 1 } });
    expect(told.message).toContain('1件');
    // Fewer than she agreed to is still within her agreement.
    expect(await remove(2)).toMatchObject({ status: 200 });
    expect(await statusOf(test, guest, bookingId)).toEqual({ status: 'AUTO_REJECT', releasedPoints: 10_000 });
  });

  it('hold what was approved', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    const { bookingId } = await request(test, cast, made);
    await approve(test, cast, bookingId);
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

  it('may change place and end of an evening whose start has passed, but not move the start', async () => {
    const cast = await verifiedCast(test);
    const { scheduleId } = await addSchedule(test, cast.userId, { day: dayAfter(0), fromMinute: 0 });
    const change = (fromMinute: number) => {
      const body = { scheduleId, version: 1, ...evening, fromMinute, workingBar: '新店' };
      return test.call(scheduleRoutes.updateSchedule, { body }, cast);
    };
    expect(await change(15)).toMatchObject({ code: 'SCHEDULE_PAST', details: { field: 'fromMinute' } });
    expect(await change(0)).toMatchObject({ status: 200, body: { fromMinute: 0, workingBar: '新店' } });
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
    const { guest, bookingId } = await request(test, cast, { day: third!, version: 1 }, 1080, 1140);
    await approve(test, cast, bookingId);
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
