import { describe, expect, it } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import { at, participationOf, spendable, type Booked } from '../../modules/meeting/booking/test/support.ts';
import { assertCoherent } from '#money/points';
import { deadEvents } from '#platform/outbox';
import { signUp, startTestApp } from '../index.ts';
import { snapshotNames, writeSnapshot } from './snapshot.ts';
import { PHONES, playStory } from './story.ts';
import { useUpgraded } from './use-upgraded.ts';

/** `SNAPSHOT=write` stores this version's story for the upgrade tests of later ones. */
it('the story of today can be told, so that a later version can be tried on it', async () => {
  const test = await startTestApp();
  await playStory(test);
  await assertCoherent(test.db);
  if (process.env['SNAPSHOT'] === 'write') await writeSnapshot(test.databaseUrl, test.clock.now());
  await test.close();
});

describe.each(snapshotNames())('a database of migration %s', (name) => {
  const test = useUpgraded(name);

  const guestOf = (phone: string) => signUp(test, UserType.GUEST, phone);
  const castOf = (phone: string) => signUp(test, UserType.CAST, phone);

  /** A guest's booking with one of its casts, both signed in again. */
  async function booked(guestPhone: string, castPhone: string): Promise<Booked> {
    const [guest, cast] = [await guestOf(guestPhone), await castOf(castPhone)];
    const { booking_id: bookingId } = await test.db
      .selectFrom('participation')
      .select('booking_id')
      .where('guest_id', '=', guest.userId)
      .where('cast_id', '=', cast.userId)
      .executeTakeFirstOrThrow();
    return { guest, cast: { ...cast, scheduleId: '', day: '', version: 1 }, bookingId };
  }

  it('keeps its books and hands on what was waiting', async () => {
    await test.work();
    await assertCoherent(test.db);
    const waiting = test.db.selectFrom('outbox').select('id').where('processed_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    expect(await deadEvents(test.db, 10)).toEqual([]);
  });

  it('confirms what one of two casts had still to answer', async () => {
    const { guest, bookingId } = await booked(PHONES.guestOfSeveral, PHONES.castApproved);
    const second = await booked(PHONES.guestOfSeveral, PHONES.castAsked);
    const version = await test.db
      .selectFrom('participation')
      .select('version')
      .where('cast_id', '=', second.cast.userId)
      .executeTakeFirstOrThrow();
    const body = { bookingId, ...version, decision: 1 as const };
    await test.ok(castBookingRoutes.confirmBooking, { body }, second.cast);
    expect((await participationOf(test, bookingId)).confirmed_at).not.toBeNull();
    expect(await spendable(test, guest)).toBe(10_000);
  });

  it('ends the meeting that was under way and bills it', async () => {
    const meeting = await booked(PHONES.guestInMeeting, PHONES.castInMeeting);
    await test.moveTo(at(19, 46));
    expect(await participationOf(test, meeting.bookingId)).toMatchObject({
      finished_at: at(19, 30),
      billed_minutes: 90,
      settled_points: 15_000,
    });
    expect(await spendable(test, meeting.guest)).toBe(5_000);
    await assertCoherent(test.db);
  });

  it('closes the claim when its day is over, and lets what nobody answered lapse', async () => {
    const claimed = await booked(PHONES.guestClaimed, PHONES.castClaiming);
    const waiting = await booked(PHONES.guestWaiting, PHONES.castWaited);
    await test.moveTo(addMinutes(at(18, 21), 24 * 60));
    expect(await participationOf(test, claimed.bookingId)).toMatchObject({ settled_points: 15_000 });
    expect(await participationOf(test, waiting.bookingId)).toMatchObject({ status: 'AUTO_REJECT' });
    await assertCoherent(test.db);
  });
});
