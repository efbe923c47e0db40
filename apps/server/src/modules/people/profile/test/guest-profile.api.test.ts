import { expect, it } from 'vitest';
import { profileRoutes } from '@yoimachi/contract/profile';
import { Drinking } from '@yoimachi/domain/profile';
import { UserType } from '@yoimachi/domain/account';
import { giveCard, signUp, signUpCast, signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import * as steps from './support.ts';

const test = useTestApp();

it('is optional but for a birthday: an empty one finishes the registration under a default name', async () => {
  const guest = await signUp(test, UserType.GUEST);
  expect(await test.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({ registrationStage: 1 });
  const nothing = { nickname: '', detail: {} };
  expect(await test.call(profileRoutes.putGuestProfile, { body: nothing }, guest)).toMatchObject({
    status: 400,
    code: 'BIRTHDAY_REQUIRED',
    details: { field: 'birthday' },
  });
  expect(await test.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({ registrationStage: 1 });
  const body = { ...nothing, birthday: '1990-01-01' };
  const saved = await test.ok(profileRoutes.putGuestProfile, { body }, guest);
  expect(saved).toEqual({
    userId: guest.userId,
    nickname: 'ゲスト',
    birthday: '1990-01-01',
    isBirthdayFixed: false,
    registrationStage: 5,
    ageChecked: false,
    photo: null,
    phone: `${guest.phone.slice(0, 3)}-${guest.phone.slice(3, 7)}-${guest.phone.slice(7)}`,
    currentStep: null,
    detail: {},
  });
  expect(await test.ok(profileRoutes.getGuestProfile, {}, guest)).toEqual(saved);
});

it.each([
  [{ selfIntro: 'あ'.repeat(501) }, 'SELF_INTRO_LENGTH', 'detail.selfIntro'],
  [{ shortProfile: 'あ'.repeat(41) }, 'SHORT_PROFILE_LENGTH', 'detail.shortProfile'],
])('says which text is too long, when all and when a part of it is saved', async (detail, code, field) => {
  const guest = await signUpGuest(test);
  const refused = { status: 400, code, details: { field } };
  expect(await steps.putGuest(test, guest, { detail })).toMatchObject(refused);
  expect(await test.call(profileRoutes.putMyProfile, { body: { detail } }, guest)).toMatchObject(refused);
});

it('is kept as given; what is not given again goes, but the birthday stays', async () => {
  const guest = await signUpGuest(test);
  const detail = {
    birthplace: 13,
    residence: null,
    heightCm: 175,
    job: 'OWNER',
    selfIntro: '食べ歩きが好きです。\nよろしくお願いします。',
    shortProfile: 'はじめまして',
    drinking: 1,
    smoking: 3,
  } as const;
  expect(await steps.putGuest(test, guest, { detail })).toMatchObject({ status: 200, body: { detail } });
  const { birthday: _, ...without } = steps.guestBody;
  const body = { ...without, detail: { heightCm: 176 } };
  expect(await test.ok(profileRoutes.putGuestProfile, { body }, guest)).toMatchObject({
    birthday: steps.guestBody.birthday,
  });
  expect((await test.ok(profileRoutes.getGuestProfile, {}, guest)).detail).toEqual({ heightCm: 176 });
});

it.each([
  [{ nickname: 'あ'.repeat(11) }, 400, 'NICKNAME_LENGTH', 'nickname'],
  [{ birthday: '2008-11-21' }, 403, 'AGE_UNDER_18', 'birthday'],
  [{ birthday: '2005-11-21' }, 400, 'DRINKING_NOT_ALLOWED', 'detail.drinking'],
  [{ birthday: '2027-01-01' }, 403, 'AGE_UNDER_18', 'birthday'],
  [{ birthday: '1985-4-1' }, 400, 'VALIDATION', 'birthday'],
  [{ birthday: null as never }, 400, 'VALIDATION', 'birthday'],
  [{ detail: { shortProfile: 'あ'.repeat(201) } }, 400, 'VALIDATION', 'detail.shortProfile'],
  [{ detail: { birthplace: 0 } }, 400, 'VALIDATION', 'detail.birthplace'],
  [{ detail: { birthplace: 49 } }, 400, 'VALIDATION', 'detail.birthplace'],
  [{ detail: { residence: 48 } }, 400, 'VALIDATION', 'detail.residence'],
  [{ detail: { hair: '黒髪' as never } }, 400, 'VALIDATION', 'detail.hair'],
  [{ detail: { job: 'owner' as never } }, 400, 'VALIDATION', 'detail.job'],
  [{ nickname: '宵待ち公式' }, 400, 'NICKNAME_RESERVED', 'nickname'],
  [{ nickname: '運\u2060営' }, 400, 'NICKNAME_RESERVED', 'nickname'],
  [{ nickname: '美\u0007月' }, 400, 'VALIDATION', 'nickname'],
])('refuses %j and keeps what was there', async (change, status, code, field) => {
  const guest = await signUpGuest(test);
  const before = await test.ok(profileRoutes.getGuestProfile, {}, guest);
  expect(await steps.putGuest(test, guest, change)).toMatchObject({ status, code, details: { field } });
  expect(await test.ok(profileRoutes.getGuestProfile, {}, guest)).toEqual(before);
});

it.each(['👨‍👩‍👧‍👦'.repeat(5), '🏳️‍🌈'.repeat(10), '👍🏽🇯🇵が', 'ガギグゲゴパピプペ'.normalize('NFD')])(
  'keeps the nickname %s whole',
  async (nickname) => {
    const guest = await signUpGuest(test);
    const { body } = await steps.putGuest(test, guest, { nickname: `\u200b${nickname}\u200d` });
    expect(body).toMatchObject({ nickname: nickname.normalize('NFC') });
    expect(await test.ok(profileRoutes.getGuestProfile, {}, guest)).toEqual(body);
  },
);

it('takes who comes from abroad, and takes out what cannot be seen', async () => {
  const guest = await signUpGuest(test);
  const detail = {
    birthplace: 48,
    selfIntro: 'よろしく\u3164\u200bお願いします\u00ad👨\u200d👩',
    shortProfile: '\u2800\u{e0041}',
  };
  expect(await steps.putGuest(test, guest, { nickname: '太\u200d\u3164郎', detail })).toMatchObject({
    status: 200,
    body: {
      nickname: '太郎',
      detail: { birthplace: 48, selfIntro: 'よろしくお願いします👨\u200d👩', shortProfile: '' },
    },
  });
});

it('takes who turns 18 today, and drinking from the 21st birthday on', async () => {
  const guest = await signUpGuest(test);
  const young = { birthday: '2008-11-20', detail: { drinking: Drinking.CANNOT } };
  expect(await steps.putGuest(test, guest, young)).toMatchObject({ status: 200 });
  expect(await steps.putGuest(test, guest, { birthday: '2005-11-20' })).toMatchObject({ status: 200 });
});

it('is his own alone', async () => {
  const cast = await signUpCast(test);
  expect(await steps.putGuest(test, cast)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await test.call(profileRoutes.getGuestProfile, {}, cast)).toMatchObject({ status: 403 });
  expect(await test.call(profileRoutes.getGuestProfile)).toMatchObject({ status: 401, code: 10 });
});

it('has a home that says what is still missing', async () => {
  const guest = await signUpGuest(test, { nickname: '太郎' });
  const home = { userId: guest.userId, nickname: '太郎', registrationStage: 5 };
  expect(await test.ok(profileRoutes.guestHome, {}, guest)).toEqual({
    ...home,
    ageChecked: false,
    hasCard: false,
    gaps: ['AGE_CHECK', 'CARD', 'PROFILE'],
    today: null,
    waitingCount: 0,
  });
  await giveCard(test, guest.userId);
  const removed = { removed_at: test.clock.now() };
  expect(await test.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({
    ageChecked: true,
    hasCard: true,
  });
  await test.db.updateTable('card').set(removed).where('guest_id', '=', guest.userId).execute();
  expect(await test.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({
    ageChecked: true,
    hasCard: false,
  });
});
