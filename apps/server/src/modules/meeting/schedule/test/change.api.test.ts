import { describe, expect, it } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes, type OwnSchedule } from '@yoimachi/contract/schedule';
import { instantAt, type Day } from '@yoimachi/domain/time';
import { addSchedule, useTestApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { shownOn } from '../../booking/test/shown.support.ts';
import { approve, create, dayAfter, evening, request } from './support.ts';

const test = useTestApp();

type Made = Pick<OwnSchedule, 'scheduleId' | 'version'>;
const change = (cast: Person, { scheduleId, version }: Made, changes: object) => {
  const body = { scheduleId, version, ...evening, ...changes };
  return test.call(scheduleRoutes.updateSchedule, { body }, cast);
};
const remove = (cast: Person, { scheduleId, version }: Made) =>
  test.call(scheduleRoutes.deleteSchedule, { body: { scheduleId, version, confirmedRefusals: 9 } }, cast);

async function toldOf(guest: Person): Promise<{ kind: string; body?: string; link?: string }[]> {
  const rows = await test.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'notify')
    .where('key', '=', guest.userId)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload as { kind: string });
}
const changesTold = async (guest: Person) =>
  (await toldOf(guest)).filter(({ kind }) => kind === 'GUEST_WORK_CHANGED');

/** A meeting of hers that begins with the schedule, at its first minute. */
async function meeting(cast: Person, made: Made & { readonly day: Day }, startMinute: number) {
  const booked = await request(test, cast, made, startMinute, startMinute + 60);
  await approve(test, cast, booked.bookingId);
  await test.moveTo(instantAt(made.day, startMinute));
  await act(castBookingRoutes.castArrived, booked.bookingId, cast);
  return booked;
}

async function act(
  route: typeof castBookingRoutes.castArrived | typeof guestBookingRoutes.finishGuestBooking,
  bookingId: string,
  person: Person,
) {
  const { version } = await test.db
    .selectFrom('participation')
    .select('version')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const shown = await shownOn(test.db, route, bookingId, test.clock.now());
  await test.ok(
    route as typeof castBookingRoutes.castArrived,
    { body: { bookingId, version, ...shown } },
    person,
  );
}

describe('another place or start of work', () => {
  it('is told to whoever stays, approved or waiting, and moves how far a meeting may be extended', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    const approvedOne = await request(test, cast, made, 1080, 1140);
    const waiting = await request(test, cast, made, 1140, 1200);
    await approve(test, cast, approvedOne.bookingId);
    expect(await change(cast, made, { workMinute: 1500, workingBar: ' 新店 ' })).toMatchObject({
      status: 200,
    });
    for (const { guest, bookingId } of [approvedOne, waiting]) {
      const [told, ...more] = await changesTold(guest);
      expect(more).toEqual([]);
      expect(told).toMatchObject({ link: `/guest/dohan-detail?bookingId=${bookingId}` });
      expect(told?.body).toContain('「新店 25:00」');
      const params = { bookingId };
      const seen = await test.ok(guestBookingRoutes.getGuestBooking, { params }, guest);
      expect(seen.participations).toMatchObject([{ workingBar: '新店' }]);
    }
    const participations = await test.db
      .selectFrom('participation')
      .select('work_starts_at')
      .where('cast_id', '=', cast.userId)
      .execute();
    expect(participations.map((participation) => participation.work_starts_at)).toEqual(
      participations.map(() => instantAt(made.day, 1500)),
    );
  });

  it('is not allowed nearer than 15 minutes to a booking, and what stays as it was is told to nobody', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    const { guest, bookingId } = await request(test, cast, made, 1140, 1200);
    await approve(test, cast, bookingId);
    const nearer = { toMinute: 1185, workMinute: 1200 };
    expect(await change(cast, made, nearer)).toMatchObject({ status: 409, code: 'SCHEDULE_HOLDS_BOOKING' });
    expect(await change(cast, made, { workMinute: 1215 })).toMatchObject({ status: 200 });
    expect(await changesTold(guest)).toHaveLength(1);
    const next = { scheduleId: made.scheduleId, version: 2 };
    expect(await change(cast, next, { fromMinute: 1065, workMinute: 1215 })).toMatchObject({ status: 200 });
    expect(await changesTold(guest)).toHaveLength(1);
  });

  it('ends what no longer fits with a reason of its own', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    const { guest } = await request(test, cast, made, 1080, 1140);
    const later = { fromMinute: 1110, workingBar: '新店', confirmedRefusals: 1 };
    expect(await change(cast, made, later)).toMatchObject({ status: 200 });
    expect((await toldOf(guest)).map(({ kind }) => kind)).toEqual(['GUEST_SCHEDULE_CHANGED']);
  });
});

describe('what has been', () => {
  it('stays: a day with a meeting that is over is not deleted, nor changed once it is past', async () => {
    const cast = await verifiedCast(test);
    const { body: made } = await create(test, cast);
    const { guest, bookingId } = await meeting(cast, made, 1080);
    expect(await remove(cast, made)).toMatchObject({ status: 409, code: 'SCHEDULE_HOLDS_BOOKING' });
    await test.moveBy(50);
    await act(guestBookingRoutes.finishGuestBooking, bookingId, guest);
    expect(await remove(cast, made)).toMatchObject({ status: 409, code: 'SCHEDULE_HOLDS_BOOKING' });
    expect(await change(cast, made, { toMinute: 1110 })).toMatchObject({
      status: 400,
      code: 'SCHEDULE_PAST',
      details: { field: 'toMinute' },
    });
    await test.moveTo(instantAt(made.day, 1440));
    const past = { status: 400, code: 'SCHEDULE_PAST', details: { field: 'day' } };
    expect(await change(cast, made, { workingBar: '新店' })).toMatchObject(past);
    expect(await remove(cast, made)).toMatchObject(past);
  });

  it('is not what still runs: after midnight a night can be put right, its booking kept', async () => {
    const cast = await verifiedCast(test);
    const night = { fromMinute: 1380, toMinute: 1545, workMinute: 1590 };
    const made = await addSchedule(test, cast.userId, { day: dayAfter(test, 2), ...night });
    const { guest } = await meeting(cast, made, 1425);
    await test.moveTo(instantAt(made.day, 1455));
    expect(await change(cast, made, { ...night, toMinute: 1470 })).toMatchObject({
      code: 'SCHEDULE_HOLDS_BOOKING',
    });
    expect(await change(cast, made, { ...night, workMinute: 1620 })).toMatchObject({ status: 200 });
    expect((await changesTold(guest))[0]?.body).toContain('27:00');
  });
});
