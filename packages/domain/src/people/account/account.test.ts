import { expect, test } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import {
  checkEmail,
  checkKatakana,
  checkLoginPhone,
  checkNickname,
  checkSelfIntro,
  checkShopPhone,
  checkShortProfile,
  formatPhone,
  isOldEnough,
  mayChooseDrinking,
  normaliseDigits,
  toE164,
} from './index.ts';

test.each([
  ['09012345678', '09012345678'],
  ['06012345678', '06012345678'],
  ['０９０−１２３４−５６７８', '09012345678'],
  [' 090 1234 5678 ', '09012345678'],
  ['090ー1234ー5678', '09012345678'],
  ['090.1234.5678', '09012345678'],
  ['０９０・１２３４・５６７８', '09012345678'],
  ['(090)1234〜5678', '09012345678'],
  ['\u202D090-1234-5678\u202C', '09012345678'],
  ['090-1234-5678\u200B', '09012345678'],
  ['\uFEFF090\u00A01234\u20605678', '09012345678'],
  ['+81 90-1234-5678', '09012345678'],
  ['＋８１９０１２３４５６７８', '09012345678'],
  ['(+81)090-1234-5678', '09012345678'],
  ['+81 (0)90 1234 5678', '09012345678'],
  ['81-90-1234-5678', '09012345678'],
  ['0081-90-1234-5678', '09012345678'],
  ['010-81-90-1234-5678', '09012345678'],
  ['+81 3-1234-5678', 'PHONE_NOT_MOBILE'],
  ['+84 912345678', 'PHONE_INVALID'],
  ['+1 90-1234-5678', 'PHONE_INVALID'],
  ['8190123456', 'PHONE_INVALID'],
  ['〇九〇一二三四五六七八', 'PHONE_INVALID'],
  ['0312345678', 'PHONE_NOT_MOBILE'],
  ['05012345678', 'PHONE_NOT_MOBILE'],
  ['08001234567', 'PHONE_NOT_MOBILE'],
  ['', 'PHONE_REQUIRED'],
  ['　', 'PHONE_REQUIRED'],
  ['9012345678', 'PHONE_INVALID'],
  ['090123456789', 'PHONE_INVALID'],
  ['0901234567a', 'PHONE_INVALID'],
])('login phone %s: %s', (typed, expected) => {
  const result = checkLoginPhone(typed);
  expect(result.ok ? result.value : result.error.code).toBe(expected);
});

test('+81 for 11 digits; +84 for 10, refused unless test numbers are allowed', () => {
  expect(toE164('09012345678')).toEqual({ ok: true, value: '+819012345678' });
  expect(toE164('0912345678')).toMatchObject({ ok: false });
  expect(toE164('0912345678', { allowTestPrefix: true })).toEqual({ ok: true, value: '+84912345678' });
});

test('shop phones have 10 or 11 digits', () => {
  expect(checkShopPhone('03-1234-5678')).toEqual({ ok: true, value: '0312345678' });
  expect(checkShopPhone('0120-123-456')).toEqual({ ok: true, value: '0120123456' });
  expect(checkShopPhone('+81 3-1234-5678')).toEqual({ ok: true, value: '0312345678' });
  expect(checkShopPhone('03.1234.5678')).toEqual({ ok: true, value: '0312345678' });
  expect(checkShopPhone('1234')).toMatchObject({ ok: false });
});

test('a number is shown whole to its owner and masked to others', () => {
  expect(formatPhone('09012345678')).toBe('090-1234-5678');
  expect(formatPhone('09012345678', { masked: true })).toBe('090-****-5678');
});

test('text limits count characters as readers do', () => {
  expect(checkNickname(' 美月 ')).toEqual({ ok: true, value: '美月' });
  expect(checkNickname('𠮷'.repeat(10))).toMatchObject({ ok: true });
  expect(checkNickname('あ'.repeat(11))).toMatchObject({
    error: { code: 'NICKNAME_LENGTH', field: 'nickname' },
  });
  expect(checkNickname(' ')).toMatchObject({ error: { code: 'NICKNAME_REQUIRED' } });
  expect(checkSelfIntro('あ'.repeat(500))).toMatchObject({ ok: true });
  expect(checkSelfIntro('あ'.repeat(501))).toMatchObject({ error: { code: 'SELF_INTRO_LENGTH' } });
  expect(checkShortProfile('あ'.repeat(40))).toMatchObject({ ok: true });
  expect(checkShortProfile('あ'.repeat(41))).toMatchObject({ error: { code: 'SHORT_PROFILE_LENGTH' } });
});

test.each([
  ['a.b+c@example.co.jp', true],
  ['ａ＠example.jp', true],
  ['taro@example。com', true],
  ['taro..hana@docomo.ne.jp', true],
  ["o'hara+a/b@example.jp", true],
  [`${'a'.repeat(64)}@example.jp`, true],
  [`${'a'.repeat(65)}@example.jp`, false],
  ['たろう@example.com', false],
  ['josé@example.com', false],
  ['a@b', false],
  ['a b@example.jp', false],
  ['@example.jp', false],
  ['a@example..jp', false],
])('mail %s: %s', (typed, expected) => {
  expect(checkEmail(typed).ok).toBe(expected);
});

test('katakana and digits in any width', () => {
  expect(checkKatakana('ﾔﾏﾀﾞ ﾊﾅｺ', 'accountHolder')).toEqual({ ok: true, value: 'ヤマダ ハナコ' });
  expect(checkKatakana('わたなべ ゔぃおら', 'nameKana')).toEqual({ ok: true, value: 'ワタナベ ヴィオラ' });
  expect(checkKatakana('山田', 'accountHolder')).toMatchObject({
    error: { code: 'KANA_ONLY', field: 'accountHolder' },
  });
  expect(normaliseDigits('１２３')).toBe('123');
  expect(normaliseDigits('１２３－４ ５６7')).toBe('1234567');
  expect(normaliseDigits('12a')).toBeNull();
});

test('18 from 00:00 of the birthday; drinking from the 21st on', () => {
  expect(isOldEnough('2008-11-22', new Date(instantAt('2026-11-22', 0).getTime() - 1))).toBe(false);
  expect(isOldEnough('2008-11-22', instantAt('2026-11-22', 0))).toBe(true);
  expect(mayChooseDrinking('2005-11-23', instantAt('2026-11-22', 0))).toBe(false);
  expect(mayChooseDrinking('2005-11-22', instantAt('2026-11-22', 0))).toBe(true);
  expect(mayChooseDrinking(null, instantAt('2026-11-22', 0))).toBe(false);
});
