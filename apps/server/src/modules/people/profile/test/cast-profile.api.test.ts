import { describe, expect, it } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import type { Drinking } from '@yoimachi/domain/profile';
import type { Day } from '@yoimachi/domain/time';
import { searchRoutes } from '@yoimachi/contract/search';
import {
  signUpCast,
  signUpGuest,
  useTestApp,
  verifiedCast,
  type Person,
} from '../../../../test-support/index.ts';
import * as steps from './support.ts';

const test = useTestApp();
const setCast = (castId: string, change: object) =>
  test.db.updateTable('cast_member').set(change).where('id', '=', castId).execute();
const ownProfile = (cast: Person) => test.ok(profileRoutes.getCastProfile, {}, cast);

/** A cast who has completed the four steps, visible to guests. */
async function listed(): Promise<Person> {
  const cast = await signUpCast(test);
  await steps.register(test, cast);
  await setCast(cast.userId, { verify_status: 2, price30: 5000, price15: 2500 });
  return cast;
}

describe('step 3, the store', () => {
  it.each([
    [{ storeName: ' ' }, 'STORE_NAME_REQUIRED', 'storeName'],
    [{ storeAddress: '' }, 'STORE_ADDRESS_REQUIRED', 'storeAddress'],
    [{ storePhoneNumber: '1234' }, 'STORE_PHONE_INVALID', 'storePhoneNumber'],
    [{ storeArea: '月面' }, 'STORE_AREA_INVALID', 'storeArea'],
    [{ storePrefecture: 47 }, 'STORE_AREA_INVALID', 'storeArea'],
    [{ storeArea: '祇園' }, 'STORE_AREA_INVALID', 'storeArea'],
    [{ storeUrl: 'javascript:alert(1)' }, 'STORE_URL_INVALID', 'storeUrl'],
    [{ storeUrl: 'lounge' }, 'STORE_URL_INVALID', 'storeUrl'],
    [{ storeCategory: 6 }, 'VALIDATION', 'storeCategory'],
    [{ storePrefecture: 48 }, 'VALIDATION', 'storePrefecture'],
  ])('refuses %j', async (change, code, field) => {
    const cast = await listed();
    const before = await ownProfile(cast);
    expect(await steps.putStore(test, cast, change)).toMatchObject({ status: 400, code, details: { field } });
    expect(await ownProfile(cast)).toEqual(before);
  });

  it('is one row of hers, and a new one when she shares it with others', async () => {
    const cast = await listed();
    const storeOf = async (person: Person) =>
      test.db
        .selectFrom('cast_member as c')
        .innerJoin('store as s', 's.id', 'c.store_id')
        .select(['s.id', 's.name', 's.district', 'c.district as found_in', 'c.genre'])
        .where('c.id', '=', person.userId)
        .executeTakeFirstOrThrow();
    const first = await storeOf(cast);
    await steps.putStore(test, cast, { storeName: 'ラウンジ 月' });
    expect(await storeOf(cast)).toMatchObject({ id: first.id, name: 'ラウンジ 月' });

    const colleague = await verifiedCast(test);
    await setCast(colleague.userId, { store_id: first.id });
    await steps.putStore(test, cast, {
      storeName: 'スナック 花',
      storeCategory: 4,
      storePrefecture: 40,
      storeArea: '中洲',
      storeUrl: null,
      isAnother: true,
    });
    const own = await storeOf(cast);
    expect(own).toMatchObject({ name: 'スナック 花', district: '中洲', found_in: '中洲', genre: 4 });
    expect(own.id).not.toBe(first.id);
    expect(await storeOf(colleague)).toMatchObject({ id: first.id, name: 'ラウンジ 月' });
  });
});

describe('step 4, the public profile', () => {
  it.each([
    [{ shortProfile: 'あ'.repeat(41) }, 'SHORT_PROFILE_LENGTH', 'shortProfile'],
    [{ selfIntro: 'あ'.repeat(501) }, 'SELF_INTRO_LENGTH', 'selfIntro'],
    [{ tags: [{ group: 'style', tag: 'No.1' }] }, 'TAG_UNKNOWN', 'tags'],
    [{ tags: [{ group: 'features', tag: '清楚系' }] }, 'TAG_UNKNOWN', 'tags'],
    [{ tags: [{ group: 'constructor', tag: 'name' }] }, 'TAG_UNKNOWN', 'tags'],
    [{ detail: { heightCm: 500 } }, 'VALIDATION', 'detail.heightCm'],
    [{ detail: { drinking: 4 as never } }, 'VALIDATION', 'detail.drinking'],
  ])('refuses %j', async (change, code, field) => {
    const cast = await listed();
    expect(await steps.putCast(test, cast, change)).toMatchObject({ status: 400, code, details: { field } });
    expect(await ownProfile(cast)).toMatchObject({ publicProfile: steps.castBody });
  });

  it('takes full lengths, line breaks, no tags at all, and the same tag twice as one', async () => {
    const cast = await listed();
    const long = { shortProfile: '𠮷'.repeat(40), selfIntro: `${'あ'.repeat(498)}\nう` };
    expect(await steps.putCast(test, cast, { ...long, tags: [], detail: {} })).toMatchObject({ status: 200 });
    expect((await ownProfile(cast)).publicProfile).toEqual({ ...long, tags: [], detail: {} });
    const tag = { group: 'system', tag: '個室NG' };
    await steps.putCast(test, cast, { tags: [tag, tag] });
    expect((await ownProfile(cast)).publicProfile.tags).toEqual([tag]);
  });

  it('lets nobody of 20 or younger choose to drink, from the 21st birthday on everybody', async () => {
    // The Tokyo day in these tests is 2026-11-20.
    const born = async (birthday: Day) => {
      const cast = await signUpCast(test);
      await steps.register(test, cast, { birthday });
      return (drinking: Drinking) => steps.putCast(test, cast, { detail: { drinking } });
    };
    for (const birthday of ['2006-11-20', '2005-11-21']) {
      const drinks = await born(birthday);
      for (const drinking of [1, 2] as const) {
        expect(await drinks(drinking)).toMatchObject({
          status: 400,
          code: 'DRINKING_NOT_ALLOWED',
          details: { field: 'detail.drinking' },
        });
      }
      expect(await drinks(3)).toMatchObject({ status: 200 });
    }
    const drinks = await born('2005-11-20');
    for (const drinking of [1, 2, 3] as const) expect(await drinks(drinking)).toMatchObject({ status: 200 });
  });

  it('lets nobody under 20 choose tags about drinks, from the 20th birthday on everybody', async () => {
    const tags = [{ group: 'correspondence_skill', tag: 'ワイン' }] as const;
    for (const [birthday, status] of [
      ['2006-11-21', 400],
      ['2006-11-20', 200],
    ] as const) {
      const cast = await signUpCast(test);
      await steps.register(test, cast, { birthday });
      const saved = await steps.putCast(test, cast, { tags: [...tags] });
      expect(saved).toMatchObject({
        status,
        ...(status === 400 && { code: 'DRINK_TAG_NOT_ALLOWED', details: { field: 'tags' } }),
      });
    }
  });

  it('is what guests find her by, as it is now', async () => {
    const guest = await signUpGuest(test);
    const cast = await listed();
    const found = async (words: string) => {
      const { items } = await test.ok(searchRoutes.searchCasts, { query: { words } }, guest);
      return items.some((card) => card.castId === cast.userId);
    };
    for (const words of ['美月', 'らうんじ 灯', '銀座', 'はじめまして', '清楚系'])
      expect(await found(words)).toBe(true);
    for (const hidden of ['高橋', 'misaki', 'みなと銀行', '銀座で働いています'])
      expect(await found(hidden), hidden).toBe(false);
    await steps.putCast(test, cast, {
      shortProfile: '金曜にいます',
      tags: [{ group: 'system', tag: '個室NG' }],
    });
    await steps.putStore(test, cast, { storeName: 'クラブ ＴＳＵＫＩ', storeArea: '六本木' });
    for (const words of ['金曜', '個室NG', 'tsuki', '六本木']) expect(await found(words), words).toBe(true);
    for (const words of ['はじめまして', '清楚系', '銀座']) expect(await found(words), words).toBe(false);
  });

  it('shows guests the public part only', async () => {
    const cast = await listed();
    const guest = await signUpGuest(test);
    const shown = await test.ok(searchRoutes.getCast, { params: { castId: cast.userId } }, guest);
    expect(shown).toMatchObject({ nickname: '美月', ...steps.castBody, store: { district: '銀座' } });
    for (const secret of ['高橋', 'タカハシ', 'misaki', '7654321', '2000-01-15'])
      expect(JSON.stringify(shown)).not.toContain(secret);
  });
});
