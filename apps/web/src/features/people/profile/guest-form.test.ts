import { expect, test } from 'vitest';
import { instantAt } from '#lib/dates.ts';
import { NO_BIRTHDAY, partsOf } from './birthday.ts';
import { checkGuest, checkGuestPart, guestBodyOf, guestPartOf, guestValuesOf } from './guest-form.ts';

const now = instantAt('2026-11-21', 12 * 60);
const profile = {
  userId: '019d9b1e-0000-7000-8000-000000000001',
  nickname: '健一',
  birthday: '1985-04-01',
  isBirthdayFixed: false,
  registrationStage: 5,
  ageChecked: true,
  photo: null,
  phone: '090-1234-5678',
  currentStep: null,
  detail: { residence: 13, job: 'OWNER', shortProfile: 'よろしくお願いします' },
} as const;
const values = guestValuesOf(profile);

test('a profile that was not changed is sent as it came, with what is empty as null', () => {
  const { nickname, birthday, detail } = guestBodyOf(values);
  expect({ nickname, birthday }).toEqual({ nickname: '健一', birthday: '1985-04-01' });
  expect(detail).toMatchObject({ ...profile.detail, selfIntro: '', birthplace: null, drinking: null });
});

test('nothing is required but a birthday', () => {
  const empty = { ...values, nickname: '', shortProfile: '', job: '' };
  expect(Object.values(checkGuest(empty, profile, now)).filter(Boolean)).toEqual([]);
  const unborn = { ...empty, birthday: NO_BIRTHDAY };
  expect(checkGuest(unborn, profile, now).birthday).toBe('BIRTHDAY_REQUIRED');
  expect(Object.keys(guestBodyOf(unborn))).not.toContain('birthday');
});

test('what is written has to be right', () => {
  expect(checkGuest({ ...values, nickname: 'あ'.repeat(11) }, profile, now).nickname).toBe('NICKNAME_LENGTH');
  expect(checkGuest({ ...values, shortProfile: 'あ'.repeat(41) }, profile, now).shortProfile).toBe(
    'SHORT_PROFILE_LENGTH',
  );
  expect(checkGuest({ ...values, selfIntro: 'あ'.repeat(501) }, profile, now).selfIntro).toBe(
    'SELF_INTRO_LENGTH',
  );
  const half = { ...NO_BIRTHDAY, year: '1985' };
  expect(checkGuest({ ...values, birthday: half }, profile, now).birthday).toBe('DAY_INVALID');
});

test('18 from the birthday on', () => {
  expect(checkGuest({ ...values, birthday: partsOf('2008-11-22') }, profile, now).birthday).toBe(
    'AGE_UNDER_18',
  );
  expect(checkGuest({ ...values, birthday: partsOf('2008-11-21') }, profile, now).birthday).toBeUndefined();
});

test('a fixed birthday stays as it is', () => {
  const fixed = { ...profile, isBirthdayFixed: true };
  expect(checkGuest(values, fixed, now).birthday).toBeUndefined();
  expect(checkGuest({ ...values, birthday: partsOf('1986-04-01') }, fixed, now).birthday).toBe(
    'BIRTHDAY_FIXED',
  );
});

test('a part is sent alone, and judged alone', () => {
  expect(guestPartOf('nickname', values)).toEqual({ nickname: '健一' });
  expect(guestPartOf('birthday', values)).toEqual({ birthday: '1985-04-01' });
  expect(guestPartOf('short-profile', values)).toEqual({ detail: { shortProfile: 'よろしくお願いします' } });
  expect(guestPartOf('self-introduction', values)).toEqual({ detail: { selfIntro: '' } });
  const { detail } = guestPartOf('detail-infomation', values);
  expect(detail).toMatchObject({ job: 'OWNER', residence: 13, drinking: null });
  expect(Object.keys(detail ?? {})).not.toContain('shortProfile');
  const wrong = { ...values, shortProfile: 'あ'.repeat(41) };
  expect(checkGuestPart('nickname', wrong, profile, now).shortProfile).toBeUndefined();
  expect(checkGuestPart('short-profile', wrong, profile, now).shortProfile).toBe('SHORT_PROFILE_LENGTH');
});
