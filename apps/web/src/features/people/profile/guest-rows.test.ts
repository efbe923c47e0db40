import { expect, test } from 'vitest';
import { detailsOf } from '@yoimachi/domain/profile';
import { detailRows, type Details } from '#lib/details.ts';

const guestRows = (detail: Details) => detailRows(detail, detailsOf('guest'));

test('a cast reads what a guest filled in, in words, and nothing that he left out', () => {
  const detail = { job: 'EMPLOYEE', weightKg: null, birthplace: 13, drinking: 1 } as const;
  expect(guestRows(detail)).toEqual([
    { label: '職業', value: '会社員' },
    { label: '出身地', value: '東京都' },
    { label: 'お酒', value: '飲める' },
  ]);
  expect(guestRows({})).toEqual([]);
});
