import { expect, test } from 'vitest';
import { checkNewPhone, isPhoneCheckDue, phoneCheckDueAt, saysRegistered } from './index.ts';

const codeOf = (phone: string, confirmation: string, present: string | null = '+819012345678') => {
  const checked = checkNewPhone({ phone, confirmation }, present);
  return checked.ok ? checked.value : [checked.error.code, checked.error.field];
};

test('a new number is typed twice, however it is written', () => {
  expect(codeOf('090-1111-2222', '０９０ １１１１ ２２２２')).toBe('+819011112222');
  expect(codeOf('09011112222', '09011112223')).toEqual(['PHONE_MISMATCH', 'confirmation']);
  expect(codeOf('09011112222', ' ')).toEqual(['PHONE_REQUIRED', 'confirmation']);
  expect(codeOf('', '')).toEqual(['PHONE_REQUIRED', 'phone']);
  expect(codeOf('0312345678', '0312345678')).toEqual(['PHONE_NOT_MOBILE', 'phone']);
  expect(codeOf('09012345678', '09012345678')).toEqual(['PHONE_SAME', 'phone']);
  expect(codeOf('09012345678', '09012345678', null)).toBe('+819012345678');
});

test('a number is asked for again after ninety days, to the minute', () => {
  const verifiedAt = new Date('2026-08-01T03:00:00.000Z');
  expect(phoneCheckDueAt(verifiedAt).toISOString()).toBe('2026-10-30T03:00:00.000Z');
  expect(isPhoneCheckDue(verifiedAt, new Date('2026-10-30T02:59:59.999Z'))).toBe(false);
  expect(isPhoneCheckDue(verifiedAt, new Date('2026-10-30T03:00:00.000Z'))).toBe(true);
});

test('name and birthday agree together with one registration, or not at all', () => {
  const registered = [
    { names: ['佐藤 花子', 'サトウ ハナコ'], birthday: '1999-02-03' },
    { names: ['はな'], birthday: null },
  ];
  expect(saysRegistered({ name: '佐藤　花子', birthday: '1999-02-03' }, registered)).toBe(true);
  expect(saysRegistered({ name: 'ｻﾄｳﾊﾅｺ', birthday: '1999-02-03' }, registered)).toBe(true);
  const takahashi = [{ names: ['高橋 花子'], birthday: '1999-02-03' }];
  expect(saysRegistered({ name: '髙橋　花子', birthday: '1999-02-03' }, takahashi)).toBe(true);
  expect(saysRegistered({ name: '高梁花子', birthday: '1999-02-03' }, takahashi)).toBe(false);
  expect(
    saysRegistered({ name: '・', birthday: '1999-02-03' }, [{ names: ['ー', '-'], birthday: '1999-02-03' }]),
  ).toBe(false);
  expect(saysRegistered({ name: '佐藤花子', birthday: '1999-02-04' }, registered)).toBe(false);
  expect(saysRegistered({ name: 'はな', birthday: '1999-02-03' }, registered)).toBe(false);
  expect(saysRegistered({ name: '', birthday: '1999-02-03' }, [])).toBe(false);
});
