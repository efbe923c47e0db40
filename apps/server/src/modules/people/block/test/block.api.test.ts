import { describe, expect, it } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { giftRoutes } from '@yoimachi/contract/gift';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addDays, dayOf } from '@yoimachi/domain/time';
import {
  guestWithPoints,
  signUp,
  signUpGuest,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import { switchGifts } from '#money/gift';
import { giftOf } from '../../../money/gift/test/support.ts';

const test = useTestApp({ config: { logLevel: 'silent' } });

const DISTRICT = '中洲';
const found = async (guest: Person) => {
  const { items } = await test.ok(searchRoutes.searchCasts, { query: { district: DISTRICT } }, guest);
  return items.map(({ castId }) => castId);
};
const block = (guest: Person, castId: string, more: object = {}, key?: string) =>
  test.call(
    blockRoutes.blockCast,
    { body: { castId, seen: [], shown: NO_SUM, ...more }, ...(key && { key }) },
    guest,
  );
const blockGuest = (cast: Person, guestId: string) =>
  test.call(blockRoutes.blockGuest, { body: { guestId, seen: [], shown: NO_SUM } }, cast);
/** A gift is how she gets to know a guest without a booking. */
async function given(guest: Person, cast: Person): Promise<void> {
  await switchGifts(test.context, true);
  const { giftId, points } = await giftOf(test, guest, 300);
  await test.ok(giftRoutes.sendGift, { body: { castId: cast.userId, giftId, points } }, guest);
}

describe('a block', () => {
  it.each(['guest', 'cast'] as const)(
    'by the %s hides her from him everywhere, until it is taken back',
    async (by) => {
      const guest = await guestWithPoints(test);
      const cast = await verifiedCast(test, { district: DISTRICT });
      const castId = cast.userId;
      await given(guest, cast);
      await test.ok(favoriteRoutes.addFavorite, { body: { castId } }, guest);
      const from = addDays(dayOf(test.clock.now()), 1);
      const seen = async () => ({
        search: (await found(guest)).includes(castId),
        profile: (await test.call(searchRoutes.getCast, { params: { castId } }, guest)).status,
        days: (
          await test.call(
            scheduleRoutes.listCastDays,
            { params: { castId }, query: { from, to: from } },
            guest,
          )
        ).status,
        favorites: (await test.ok(favoriteRoutes.listFavorites, {}, guest)).items.length,
        favorite: (await test.call(favoriteRoutes.addFavorite, { body: { castId } }, guest)).status,
      });
      const open = { search: true, profile: 200, days: 200, favorites: 1, favorite: 200 };
      expect(await seen()).toEqual(open);

      const blocked = by === 'guest' ? await block(guest, castId) : await blockGuest(cast, guest.userId);
      expect(blocked).toMatchObject({ status: 200, body: { endedBookings: 0 } });
      expect(await seen()).toEqual({ search: false, profile: 404, days: 404, favorites: 0, favorite: 404 });
      const { giftId, points } = await giftOf(test, guest, 300);
      expect(await test.call(giftRoutes.sendGift, { body: { castId, giftId, points } }, guest)).toMatchObject(
        {
          code: 'GIFT_CAST_NOT_AVAILABLE',
        },
      );

      const unblock = () =>
        by === 'guest'
          ? test.ok(blockRoutes.unblockCast, { params: { castId } }, guest)
          : test.ok(blockRoutes.unblockGuest, { params: { guestId: guest.userId } }, cast);
      await unblock();
      await unblock();
      expect(await seen()).toEqual(open);
    },
  );

  it('of one side stands when the other takes back its own', async () => {
    const guest = await guestWithPoints(test);
    const cast = await verifiedCast(test, { district: DISTRICT });
    await given(guest, cast);
    await block(guest, cast.userId);
    await blockGuest(cast, guest.userId);
    await test.ok(blockRoutes.unblockCast, { params: { castId: cast.userId } }, guest);
    expect(await found(guest)).not.toContain(cast.userId);
    expect((await test.ok(blockRoutes.blockedCasts, {}, guest)).items).toEqual([]);
    expect((await test.ok(blockRoutes.blockedGuests, {}, cast)).items).toMatchObject([
      { guestId: guest.userId },
    ]);
  });

  it('sent twice is one, and is told in the preview', async () => {
    const guest = await signUpGuest(test);
    const { userId: castId } = await verifiedCast(test);
    const preview = () => test.ok(blockRoutes.previewCastBlock, { query: { castId } }, guest);
    expect(await preview()).toEqual({ blocked: false, bookings: [], pendingCount: 0, inMeeting: false });
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => block(guest, castId, {}, key)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await block(guest, castId)).toMatchObject({ status: 200 });
    expect(await preview()).toMatchObject({ blocked: true });
    const rows = await test.db
      .selectFrom('account_block')
      .selectAll()
      .where('guest_id', '=', guest.userId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is listed newest first, page by page', async () => {
    const guest = await signUpGuest(test);
    const casts: string[] = [];
    for (let index = 0; index < 21; index++) {
      const cast = await verifiedCast(test);
      casts.unshift(cast.userId);
      await block(guest, cast.userId);
    }
    const first = await test.ok(blockRoutes.blockedCasts, {}, guest);
    const query = { cursor: first.nextCursor! };
    const second = await test.ok(blockRoutes.blockedCasts, { query }, guest);
    expect([...first.items, ...second.items].map(({ castId }) => castId)).toEqual(casts);
    expect(second.nextCursor).toBeNull();
    expect(await test.call(blockRoutes.blockedCasts, { query: { cursor: 'x' } }, guest)).toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('is not for oneself, for nobody, nor for a guest she has never had to do with', async () => {
    const cast = await verifiedCast(test);
    const self = await signUp(test, 1, cast.phone);
    const stranger = await signUpGuest(test);
    expect(await block(self, cast.userId)).toMatchObject({ status: 403, code: 'SAME_PERSON' });
    expect(await blockGuest(cast, self.userId)).toMatchObject({ status: 403, code: 'SAME_PERSON' });
    expect(await block(stranger, crypto.randomUUID())).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await block(stranger, self.userId)).toMatchObject({ status: 404 });
    expect(await blockGuest(cast, stranger.userId)).toMatchObject({ status: 404 });
    const query = { guestId: stranger.userId };
    expect(await test.call(blockRoutes.previewGuestBlock, { query }, cast)).toMatchObject({ status: 404 });
    const params = { guestId: stranger.userId };
    expect(await test.call(blockRoutes.unblockGuest, { params }, cast)).toMatchObject({ status: 404 });
  });
});

describe('a guest with whom she has not written', () => {
  const report = { category: 'ABUSE', text: '困っています。', isSafety: false } as const;

  it('can be blocked and reported by her while he keeps her, or she him', async () => {
    const [keeping, kept, dropped] = [
      await signUpGuest(test),
      await signUpGuest(test),
      await signUpGuest(test),
    ];
    const cast = await verifiedCast(test);
    const body = { castId: cast.userId };
    for (const guest of [keeping, kept, dropped]) await test.ok(favoriteRoutes.addFavorite, { body }, guest);
    await test.ok(favoriteRoutes.addFavoriteGuest, { body: { guestId: kept.userId } }, cast);
    for (const guest of [kept, dropped])
      await test.ok(favoriteRoutes.removeFavorite, { params: { castId: cast.userId } }, guest);
    // Nothing but who keeps whom leads to them.
    await test.db.updateTable('chat_conversation').set({ state: 'NONE' }).execute();
    for (const { userId: guestId } of [keeping, kept]) {
      expect(await test.ok(blockRoutes.previewGuestBlock, { query: { guestId } }, cast)).toMatchObject({
        blocked: false,
      });
      await test.ok(blockRoutes.reportGuest, { body: { guestId, report } }, cast);
      expect(await blockGuest(cast, guestId)).toMatchObject({ status: 200 });
    }
    const { items } = await test.ok(favoriteRoutes.listFavoriteGuests, {}, cast);
    expect(items).toEqual([]);
    const guestId = dropped.userId;
    expect(await blockGuest(cast, guestId)).toMatchObject({ status: 404 });
    expect(await test.call(blockRoutes.reportGuest, { body: { guestId, report } }, cast)).toMatchObject({
      status: 404,
    });
  });
});

describe('a report', () => {
  const report = { category: 'ABUSE', text: '暴言を受けました。', isSafety: false } as const;
  const alerts = async (reporterId: string) => {
    await test.work();
    const rows = await test.db.selectFrom('operator_alert').select(['kind', 'payload']).execute();
    return rows.filter(({ payload }) => (payload as { reporterId?: string }).reporterId === reporterId);
  };

  it('calls an operator, who finds what was written in it alone', async () => {
    const guest = await signUpGuest(test);
    const { userId: castId } = await verifiedCast(test);
    await test.ok(blockRoutes.reportCast, { body: { castId, report } }, guest);
    await block(guest, castId, { report: { ...report, isSafety: true } });
    const told = await alerts(guest.userId);
    expect(told.map(({ kind }) => kind)).toEqual(['OPERATOR_REPORT', 'OPERATOR_SAFETY_REPORT']);
    expect(JSON.stringify(told)).not.toContain('暴言');
    const rows = await test.db
      .selectFrom('report')
      .selectAll()
      .where('reporter_id', '=', guest.userId)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { reported_id: castId, category: 'ABUSE', body: report.text, is_safety: false },
      { reported_id: castId, is_safety: true },
    ]);
  });

  it('that is refused blocks nobody', async () => {
    const guest = await signUpGuest(test);
    const { userId: castId } = await verifiedCast(test);
    expect(await block(guest, castId, { report: { ...report, category: 'OTHER', text: ' ' } })).toMatchObject(
      {
        status: 400,
        code: 'REASON_REQUIRED',
      },
    );
    expect(await block(guest, castId, { report: { ...report, text: 'あ'.repeat(501) } })).toMatchObject({
      code: 'VALIDATION',
    });
    expect((await test.ok(blockRoutes.blockedCasts, {}, guest)).items).toEqual([]);
    expect(await alerts(guest.userId)).toEqual([]);
  });

  it('can be sent ten times a day', async () => {
    const guest = await signUpGuest(test);
    const { userId: castId } = await verifiedCast(test);
    const send = () => test.call(blockRoutes.reportCast, { body: { castId, report } }, guest);
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await send()).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await test.moveBy(24 * 60);
    expect(await send()).toMatchObject({ status: 200 });
  });
});
