import { describe, expect, it } from 'vitest';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { UserType } from '@yoimachi/domain/account';
import { BOOKING_LINES } from '@yoimachi/domain/chat';
import { actOf } from '@yoimachi/domain/notification';
import { addMinutes } from '@yoimachi/domain/time';
import { at, participationOf, spendable, type Booked } from '../../modules/meeting/booking/test/support.ts';
import { assertCoherent } from '#money/points';
import { missingFor } from '#people/consent';
import { deadEvents } from '#platform/outbox';
import { signUp, startTestApp } from '../index.ts';
import { snapshotNames, writeSnapshot } from './snapshot.ts';
import { PHONES, playStory } from './story.ts';
import { BEFORE_BASELINE, useUpgraded } from './use-upgraded.ts';

/** `SNAPSHOT=write` stores this version's story for the upgrade tests of later ones. */
it('the story of today can be told, so that a later version can be tried on it', async () => {
  const test = await startTestApp({ alone: true });
  await playStory(test);
  await assertCoherent(test.db);
  if (process.env['SNAPSHOT'] === 'write') await writeSnapshot(test.databaseUrl, test.clock.now());
  await test.close();
});

describe.each([BEFORE_BASELINE, ...snapshotNames()])('a database of %s', (name) => {
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

  it('knows of every notice whether it asks for an act', async () => {
    const told = await test.db.selectFrom('notification').select(['kind', 'asks']).execute();
    expect(told.some(({ asks }) => asks)).toBe(true);
    expect(told.filter(({ kind, asks }) => asks !== (actOf(kind) !== null))).toEqual([]);
  });

  it('has chats whose numbers and counts are those of their messages', async () => {
    const { rows } = await test.app.pool.query<Record<string, number>>(`
      select (select count(*) from chat_conversation)::int as chats,
        (select count(*) from chat_conversation c where last_number <> (select count(*) from chat_message where conversation_id = c.id)
          or last_at <> (select sent_at from chat_message where conversation_id = c.id and number = c.last_number))::int as gaps`);
    expect(rows[0]!['chats']).toBeGreaterThan(0);
    expect(rows[0]!['gaps']).toBe(0);
    const lines = await test.db
      .selectFrom('chat_message')
      .select('line')
      .where('line', 'is not', null)
      .distinct()
      .execute();
    const known = new Set<string | null>(['NOTICE', ...BOOKING_LINES]);
    expect(lines.filter(({ line }) => !known.has(line))).toEqual([]);
  });

  it('shows the photos that were there, the first of each cast in lists', async () => {
    const files = await test.db
      .selectFrom('media_file as f')
      .innerJoin('media as m', 'm.id', 'f.media_id')
      .leftJoin('cast_photo as p', 'p.cast_id', 'f.account_id')
      .select(['f.state', 'f.static_path', 'm.position', 'm.visibility', 'p.path'])
      .execute();
    for (const { state, visibility, position, static_path, path } of files) {
      expect([state, visibility]).toEqual(['PUBLISHED', 'ALL_GUESTS']);
      if (position === 1) expect(path).toBe(static_path);
    }
    const firsts = files.filter(({ position }) => position === 1);
    const { rows } = await test.app.pool.query<{ count: number }>('select count(*)::int from cast_photo');
    expect(firsts).toHaveLength(rows[0]!.count);
  });

  it('knows of each card what was agreed to with it, and asks for nothing more', async () => {
    const cards = await test.db.selectFrom('card').select(['guest_id', 'registered_at']).execute();
    expect(cards.length).toBeGreaterThan(0);
    const guestId = cards[0]!.guest_id;
    const said = test.db
      .selectFrom('consent')
      .select(['item', 'version', 'place', 'at'])
      .where('account_id', '=', guestId)
      .where('item', 'in', ['AGE_BY_CARD', 'AUTO_CHARGE'])
      .orderBy('item');
    const last = cards.filter((card) => card.guest_id === guestId).at(-1)!.registered_at;
    const about = { version: '2026-11-01', place: 'REGISTRATION', at: last };
    expect(await said.execute()).toEqual([
      { item: 'AGE_BY_CARD', ...about },
      { item: 'AUTO_CHARGE', ...about },
    ]);
    const guest = { accountId: guestId, userType: UserType.GUEST };
    const missing = await missingFor(test.db, guest, 'SEND', test.clock.now());
    expect(missing).toEqual([]);
    expect(await missingFor(test.db, guest, 'AUTO_CHARGE', test.clock.now())).toEqual([]);
  });

  it('has the pages in versions, among them every one that somebody agreed to', async () => {
    const pages = await test.db.selectFrom('page_version').select(['text_id', 'version']).execute();
    const said = await test.db.selectFrom('consent').select(['text_id', 'version']).distinct().execute();
    const ofPages = said.filter(({ text_id }) => pages.some((page) => page.text_id === text_id));
    for (const one of ofPages) expect(pages).toContainEqual(one);
  });

  it('has what operators edit: districts with how they are read, and usual answers', async () => {
    const { rows } = await test.app.pool.query<{ unread: number; stray: number; answers: number }>(`
      select (select count(*) from district where reading = '' and name <> 'その他')::int as unread,
        (select count(*) from store s where not exists
          (select from district d where d.prefecture = s.prefecture and d.name = s.district))::int as stray,
        (select count(*) from saved_answer)::int as answers`);
    expect(rows[0]).toEqual({ unread: 0, stray: 0, answers: 9 });
  });

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
