import { expect, test } from 'vitest';
import { instantAt } from '#lib/dates.ts';
import { NO_BIRTHDAY, partsOf } from './birthday.ts';
import { checkGuest, checkGuestPart, guestBodyOf, guestPartOf, guestValuesOf } from './guest-form.ts';

const now = instantAt('2026-11-21', 12 * 60);
const profile = {
  userId: '019d9b1e-0000-7000-8000-000000000001',
  nickname: '健一',
  birthday: '1985-04-01',
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

test('nothing is required', () => {
  const empty = { ...values, nickname: '', birthday: NO_BIRTHDAY, shortProfile: '', job: '' };
  expect(Object.values(checkGuest(empty, now)).filter(Boolean)).toEqual([]);
  expect(guestBodyOf(empty)).toMatchObject({ nickname: '', birthday: null });
});

test('what is written has to be right', () => {
  expect(checkGuest({ ...values, nickname: 'あ'.repeat(11) }, now).nickname).toBe('NICKNAME_LENGTH');
  expect(checkGuest({ ...values, shortProfile: 'あ'.repeat(41) }, now).shortProfile).toBe(
    'SHORT_PROFILE_LENGTH',
  );
  expect(checkGuest({ ...values, selfIntro: 'あ'.repeat(501) }, now).selfIntro).toBe('SELF_INTRO_LENGTH');
  const half = { ...NO_BIRTHDAY, year: '1985' };
  expect(checkGuest({ ...values, birthday: half }, now).birthday).toBe('DAY_INVALID');
});

test('18 from the birthday on', () => {
  expect(checkGuest({ ...values, birthday: partsOf('2008-11-22') }, now).birthday).toBe('AGE_UNDER_18');
  expect(checkGuest({ ...values, birthday: partsOf('2008-11-21') }, now).birthday).toBeUndefined();
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
  expect(checkGuestPart('nickname', wrong, now).shortProfile).toBeUndefined();
  expect(checkGuestPart('short-profile', wrong, now).shortProfile).toBe('SHORT_PROFILE_LENGTH');
});
