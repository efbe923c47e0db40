import { expect, test } from 'vitest';
import { DAY_MS } from '@yoimachi/domain/time';
import { looksTakenOver, TAKEOVER_DAYS } from './index.ts';

const now = new Date('2026-11-20T03:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const signs = (
  number: number | null,
  account: number | null,
  device: number | null,
  photo: number | null,
) => ({
  numberChangedAt: number === null ? null : ago(number),
  accountChangedAt: account === null ? null : ago(account),
  deviceChangedAt: device === null ? null : ago(device),
  livePhotoAt: photo === null ? null : ago(photo),
});

test.each([
  ['all three within 14 days', signs(1, 2, 13.9, null), true],
  ['the oldest 14 days ago', signs(1, 2, TAKEOVER_DAYS, null), false],
  ['number and account on the old device', signs(1, 2, null, null), false],
  ['the old number', signs(null, 2, 1, null), false],
  ['the old account', signs(1, null, 1, null), false],
  ['a photo before the last change', signs(3, 2, 1, 1.5), true],
  ['a photo at the last change', signs(3, 2, 1, 1), false],
  ['a photo since', signs(3, 2, 1, 0.5), false],
] as const)('%s', (_name, changed, isTakenOver) => {
  expect(looksTakenOver(changed, now)).toBe(isTakenOver);
});
