import { describe, expect, it } from 'vitest';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { searchRoutes, type CastCard } from '@yoimachi/contract/search';
import { addDays, dayOf } from '@yoimachi/domain/time';
import {
  addSchedule,
  signUp,
  signUpGuest,
  useTestApp,
  verifiedCast,
} from '../../../../test-support/index.ts';

const test = useTestApp();
const tomorrow = () => addDays(dayOf(test.clock.now()), 1);

type Query = Parameters<typeof test.ok<typeof searchRoutes.searchCasts>>[1];
async function everyPage(
  guest: { token(): Promise<string> },
  query: NonNullable<NonNullable<Query>['query']>,
) {
  const found: CastCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await test.ok(
      searchRoutes.searchCasts,
      { query: { ...query, ...(cursor && { cursor }) } },
      guest,
    );
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

describe('search', () => {
  it('pages through every cast once, in each order', async () => {
    const guest = await signUpGuest(test);
    const casts = [];
    for (let index = 0; index < 45; index++) {
      casts.push(await verifiedCast(test, { price30: 2000 + (index % 7) * 100, district: '上野' }));
    }
    for (const order of ['RECOMMENDED', 'PRICE_LOW', 'PRICE_HIGH', 'REVIEW', 'NEWEST'] as const) {
      const found = await everyPage(guest, { order, district: '上野' });
      expect(new Set(found.map((card) => card.castId))).toEqual(new Set(casts.map((cast) => cast.userId)));
      expect(found).toHaveLength(45);
      const prices = found.map((card) => card.price30);
      if (order === 'PRICE_LOW') expect(prices).toEqual([...prices].sort((a, b) => a - b));
      if (order === 'PRICE_HIGH') expect(prices).toEqual([...prices].sort((a, b) => b - a));
    }
  });

  it('narrows by district, genre, class, price and words, whatever the width and kana', async () => {
    const guest = await signUpGuest(test);
    const found = {
      district: '中洲',
      genre: 4,
      castClass: 'PREMIUM',
      price30: 6000,
      nickname: 'リサ',
    } as const;
    const cast = await verifiedCast(test, found);
    await test.db
      .updateTable('cast_member')
      .set({ search_text: 'りさ すなっく 那の津 和食' })
      .where('id', '=', cast.userId)
      .execute();
    const ids = async (query: object) => (await everyPage(guest, query)).map((card) => card.castId);
    expect(await ids({ district: '中洲' })).toEqual([cast.userId]);
    expect(await ids({ district: '中洲', genre: 1 })).toEqual([]);
    expect(
      await ids({ district: '中洲', genre: 4, castClass: 'PREMIUM', minPrice: 6000, maxPrice: 6000 }),
    ).toEqual([cast.userId]);
    expect(await ids({ district: '中洲', maxPrice: 5900 })).toEqual([]);
    expect(await ids({ words: '  リサ　ｽﾅｯｸ ' })).toEqual([cast.userId]);
    expect(await ids({ words: 'リサ 寿司' })).toEqual([]);
    expect(await ids({ district: '中洲', words: '100%_' })).toEqual([]);
  });

  it('with a day shows those with free time and the first start of it', async () => {
    const guest = await signUpGuest(test);
    const free = await verifiedCast(test, { district: '関内' });
    await verifiedCast(test, { district: '関内' });
    await addSchedule(test, free.userId, {
      day: tomorrow(),
      fromMinute: 1080,
      toMinute: 1200,
      workMinute: 1230,
    });
    const cards = await everyPage(guest, { day: tomorrow(), district: '関内' });
    expect(cards.map((card) => [card.castId, card.openFromMinute])).toEqual([[free.userId, 1080]]);
    expect(await everyPage(guest, { day: addDays(tomorrow(), 1), district: '関内' })).toEqual([]);
  });

  it('leaves out casts who are paused, suspended or not verified, and the guest himself', async () => {
    const guest = await signUpGuest(test);
    const hidden = await verifiedCast(test, { district: '錦' });
    const self = await verifiedCast(test, { district: '錦', phone: guest.phone });
    expect((await everyPage(guest, { district: '錦' })).map((card) => card.castId)).toEqual([hidden.userId]);
    for (const change of [
      { paused_at: test.clock.now() },
      { paused_at: null, verify_status: 3 as const },
      { suspended: true },
    ]) {
      await test.db.updateTable('cast_member').set(change).where('id', '=', hidden.userId).execute();
      expect(await everyPage(guest, { district: '錦' })).toEqual([]);
      expect(
        await test.call(searchRoutes.getCast, { params: { castId: hidden.userId } }, guest),
      ).toMatchObject({ status: 404 });
    }
    expect(await test.call(searchRoutes.getCast, { params: { castId: self.userId } }, guest)).toMatchObject({
      status: 404,
    });
  });

  it('shows of a profile only what is public', async () => {
    const guest = await signUpGuest(test);
    const cast = await verifiedCast(test);
    const profile = await test.ok(searchRoutes.getCast, { params: { castId: cast.userId } }, guest);
    expect(profile).toMatchObject({
      nickname: '美月',
      age: 28,
      price30: 5000,
      price15: 2500,
      reviewScore: null,
    });
    expect(JSON.stringify(profile)).not.toContain('1998-05');
    expect(JSON.stringify(profile)).not.toContain(cast.phone.slice(3));
  });

  it('refuses cursors that are not its own', async () => {
    const guest = await signUpGuest(test);
    const foreign = Buffer.from(JSON.stringify(['PRICE_LOW', 1, crypto.randomUUID()])).toString('base64url');
    for (const cursor of [
      'x',
      foreign,
      Buffer.from('["RECOMMENDED","1; drop table",1]').toString('base64url'),
    ]) {
      expect(await test.call(searchRoutes.searchCasts, { query: { cursor } }, guest)).toMatchObject({
        status: 400,
        code: 'VALIDATION',
      });
    }
    expect(await test.call(searchRoutes.searchCasts, { query: { day: '2026-02-30' } }, guest)).toMatchObject({
      status: 400,
    });
  });
});

describe('what cannot be asked', () => {
  it.each([
    [{ fromMinute: 1020 }, 'FILTER_NEEDS_DAY', 'fromMinute'],
    [{ minPrice: 5000, maxPrice: 4000 }, 'FILTER_CROSSED', 'maxPrice'],
    [{ genre: '6' }, 'VALIDATION', 'genre'],
    [{ district: 'その他' }, 'STORE_AREA_INVALID', 'district'],
  ])('%o is refused by its field, wherever it is asked', async (query, code, field) => {
    const guest = await signUpGuest(test);
    for (const route of [searchRoutes.searchCasts, searchRoutes.listCasts, searchRoutes.countCasts])
      expect(await test.call(route, { query }, guest)).toMatchObject({
        status: 400,
        code,
        details: { field },
      });
  });
});

describe('favourites', () => {
  it('are kept once, listed newest first, and removed', async () => {
    const guest = await signUpGuest(test);
    const casts = [];
    for (let index = 0; index < 22; index++) {
      const cast = await verifiedCast(test);
      casts.unshift(cast.userId);
      for (let times = 0; times < 2; times++) {
        await test.ok(favoriteRoutes.addFavorite, { body: { castId: cast.userId } }, guest);
      }
      await test.moveBy(1);
    }
    const first = await test.ok(favoriteRoutes.listFavorites, {}, guest);
    const second = await test.ok(
      favoriteRoutes.listFavorites,
      { query: { cursor: first.nextCursor! } },
      guest,
    );
    expect([...first.items, ...second.items].map((card) => card.castId)).toEqual(casts);
    expect(first.items.every((card) => card.favorite)).toBe(true);
    await test.ok(favoriteRoutes.removeFavorite, { params: { castId: casts[0]! } }, guest);
    await test.ok(favoriteRoutes.removeFavorite, { params: { castId: casts[0]! } }, guest);
    expect((await test.ok(favoriteRoutes.listFavorites, {}, guest)).items[0]!.castId).toBe(casts[1]);
  });

  it('cannot be oneself, nor somebody who is not there', async () => {
    const cast = await verifiedCast(test);
    const self = await signUp(test, 1, cast.phone);
    const add = (castId: string) => test.call(favoriteRoutes.addFavorite, { body: { castId } }, self);
    expect(await add(cast.userId)).toMatchObject({ status: 403, code: 'SAME_PERSON' });
    expect(await add(crypto.randomUUID())).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
