import { expect, test } from 'vitest';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import {
  afterTurn,
  checkInquiry,
  inquiryNumber,
  INQUIRY_NUMBER,
  INQUIRY_SUBJECT_MAX,
  INQUIRY_TEXT_MAX,
  isGrave,
  nextRemovalReminder,
  removalDueAt,
  REMOVAL_RIGHTS,
  type InquiryOrder,
} from './index.ts';

const order: InquiryOrder = { category: 'BOOKING', subject: 'キャンセル料', text: '教えてください。' };

test('an inquiry goes from received to answered, and is taken up again when its person writes', () => {
  expect(afterTurn('RECEIVED', 'WRITTEN')).toMatchObject({ value: 'RECEIVED' });
  expect(afterTurn('RECEIVED', 'TAKEN')).toMatchObject({ value: 'IN_PROGRESS' });
  expect(afterTurn('IN_PROGRESS', 'TAKEN')).toMatchObject({ value: 'IN_PROGRESS' });
  expect(afterTurn('RECEIVED', 'ANSWERED')).toMatchObject({ value: 'ANSWERED' });
  expect(afterTurn('ANSWERED', 'ANSWERED')).toMatchObject({ value: 'ANSWERED' });
  expect(afterTurn('ANSWERED', 'TAKEN')).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(afterTurn('ANSWERED', 'WRITTEN')).toMatchObject({ value: 'IN_PROGRESS' });
});

test('subject and text are asked for, and counted as readers count', () => {
  const coded = (change: Partial<InquiryOrder>) => {
    const checked = checkInquiry({ ...order, ...change });
    return checked.ok ? null : [checked.error.code, checked.error.field];
  };
  expect(coded({})).toBeNull();
  expect(coded({ subject: '　\u200b' })).toEqual(['REQUIRED', 'subject']);
  expect(coded({ text: '\n' })).toEqual(['REQUIRED', 'text']);
  expect(coded({ subject: '👨‍👩‍👧'.repeat(INQUIRY_SUBJECT_MAX) })).toBeNull();
  expect(coded({ subject: 'あ'.repeat(INQUIRY_SUBJECT_MAX + 1) })).toEqual(['TOO_LONG', 'subject']);
  expect(coded({ text: 'あ'.repeat(INQUIRY_TEXT_MAX) })).toBeNull();
  expect(coded({ text: 'あ'.repeat(INQUIRY_TEXT_MAX + 1) })).toEqual(['TOO_LONG', 'text']);
});

test('a removal request says what is to be removed', () => {
  const removal = { what: ' ', right: 'PRIVACY' as const };
  expect(checkInquiry({ ...order, category: 'REMOVAL' })).toMatchObject({
    error: { field: 'removal.what' },
  });
  expect(checkInquiry({ ...order, category: 'REMOVAL', removal }).ok).toBe(false);
  expect(checkInquiry({ ...order, category: 'OTHER', removal }).ok).toBe(true);
  expect(checkInquiry({ ...order, category: 'REMOVAL', removal: { ...removal, what: '写真' } }).ok).toBe(
    true,
  );
});

test('a removal request is due after seven days, and operators hear of it a day before and then', () => {
  const at = new Date('2026-11-23T00:00:00Z');
  const first = nextRemovalReminder(at, at)!;
  expect(first).toEqual(addMinutes(at, 6 * DAY_MINUTES));
  expect(nextRemovalReminder(at, first)).toEqual(removalDueAt(at));
  expect(nextRemovalReminder(at, removalDueAt(at))).toBeNull();
  expect(REMOVAL_RIGHTS.filter(isGrave)).toEqual(['INTIMATE', 'PRIVACY']);
});

test('a number is read out without mistaking letters for digits', () => {
  const numbers = Array.from({ length: 256 }, (_, byte) => inquiryNumber(new Uint8Array(8).fill(byte)));
  for (const number of numbers) expect(number).toMatch(INQUIRY_NUMBER);
  expect(new Set(numbers).size).toBe(32);
  expect(numbers.join('').replaceAll('Y-', '')).not.toMatch(/[01IO]/);
});
