import { expect, test } from 'vitest';
import { firstExpiryNotice, nextExpiryNotice, paidLotExpiry } from './index.ts';

test('a paid lot is announced 30, 7 and 1 days before its last day, at 10:00 in Tokyo', () => {
  const expiresOn = paidLotExpiry('2026-11-21');
  const told: string[] = [];
  for (let at = firstExpiryNotice(expiresOn, '2026-11-21'); at; at = nextExpiryNotice(expiresOn, at))
    told.push(at.toISOString());
  expect(told).toEqual(['2027-04-20T01:00:00.000Z', '2027-05-13T01:00:00.000Z', '2027-05-19T01:00:00.000Z']);
});

test('free points of 30 days are not announced on the day they are granted', () => {
  expect(firstExpiryNotice('2026-12-21', '2026-11-21')).toEqual(new Date('2026-12-14T01:00:00Z'));
});

test('points that end today or tomorrow have nothing more to tell', () => {
  expect(firstExpiryNotice('2026-11-21', '2026-11-21')).toBeNull();
  expect(firstExpiryNotice('2026-11-22', '2026-11-21')).toBeNull();
  expect(nextExpiryNotice('2026-11-22', new Date('2026-11-21T00:59:59Z'))).toEqual(
    new Date('2026-11-21T01:00:00Z'),
  );
});
