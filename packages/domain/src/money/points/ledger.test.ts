import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { addDays } from '@yoimachi/domain/time';
import {
  baseDaysAround,
  gained,
  halfYearTo,
  isBaseDay,
  OWNED_ACCOUNTS,
  parseLedgerSearch,
  reportPoints,
  SYSTEM_ACCOUNTS,
  TRANSFER_GROUPS,
  TRANSFER_KINDS,
  type Moved,
} from './index.ts';

const account = fc.constantFrom(...OWNED_ACCOUNTS, ...SYSTEM_ACCOUNTS);
const moved: fc.Arbitrary<Moved> = fc.record({
  from: account,
  to: account,
  lotKind: fc.constantFrom('PAID' as const, 'FREE' as const, 'NONE' as const),
  points: fc.integer({ min: 1, max: 1_000_000 }),
});

test('whatever moves, all accounts together hold nothing', () => {
  fc.assert(
    fc.property(fc.array(moved), (some) => {
      expect([...gained(some).values()].reduce((sum, points) => sum + points, 0)).toBe(0);
    }),
  );
});

test('what was unused, sold and given is used, expired, taken back or unused still', () => {
  fc.assert(
    fc.property(fc.array(moved), fc.array(moved), (before, during) => {
      for (const kind of ['PAID', 'FREE'] as const) {
        const report = reportPoints(kind, before, during);
        expect(
          report.openingPoints +
            report.soldPoints +
            report.givenPoints -
            report.usedPoints -
            report.expiredPoints -
            report.takenBackPoints,
        ).toBe(report.closingPoints);
        // The next half-year begins with what this one ended with.
        expect(reportPoints(kind, [...before, ...during], []).openingPoints).toBe(report.closingPoints);
      }
    }),
  );
});

test('points of guests stand by their kind, and a hold is no use', () => {
  const before: Moved[] = [
    { from: 'PURCHASED', to: 'GUEST_AVAILABLE', lotKind: 'PAID', points: 10_000 },
    { from: 'GRANTED', to: 'GUEST_AVAILABLE', lotKind: 'FREE', points: 500 },
  ];
  const during: Moved[] = [
    { from: 'GUEST_AVAILABLE', to: 'GUEST_HELD', lotKind: 'PAID', points: 4_000 },
    { from: 'GUEST_HELD', to: 'CAST_REWARD', lotKind: 'PAID', points: 3_000 },
    { from: 'CAST_REWARD', to: 'STAGE_FEE', lotKind: 'NONE', points: 600 },
    { from: 'GUEST_AVAILABLE', to: 'EXPIRED', lotKind: 'FREE', points: 500 },
    { from: 'GUEST_AVAILABLE', to: 'REFUNDED', lotKind: 'PAID', points: 1_000 },
  ];
  expect(reportPoints('PAID', before, during)).toEqual({
    openingPoints: 10_000,
    soldPoints: 0,
    givenPoints: 0,
    usedPoints: 3_000,
    expiredPoints: 0,
    takenBackPoints: 1_000,
    closingPoints: 6_000,
  });
  expect(reportPoints('FREE', before, during)).toMatchObject({ expiredPoints: 500, closingPoints: 0 });
  const points = gained([...before, ...during]);
  expect([points.get('GUEST_PAID'), points.get('GUEST_FREE'), points.get('GUEST_HELD')]).toEqual([
    5_000, 0, 1_000,
  ]);
  expect([points.get('CAST_REWARD'), points.get('STAGE_FEE'), points.get('PURCHASED')]).toEqual([
    2_400, 600, -10_000,
  ]);
});

test('a half-year ends with March or September, and the running one is the first of the list', () => {
  expect(halfYearTo('2027-03-31')).toEqual({ from: '2026-10-01', to: '2027-03-31' });
  expect(halfYearTo('2026-09-30')).toEqual({ from: '2026-04-01', to: '2026-09-30' });
  expect(baseDaysAround('2026-11-27', 3)).toEqual(['2027-03-31', '2026-09-30', '2026-03-31']);
  expect(baseDaysAround('2026-03-31', 2)).toEqual(['2026-03-31', '2025-09-30']);
  expect(baseDaysAround('2026-04-01', 1)).toEqual(['2026-09-30']);
  expect(['2026-03-31', '2026-09-30', '2026-03-30', '2026-12-31'].map(isBaseDay)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  for (const base of baseDaysAround('2026-11-27', 8))
    expect(isBaseDay(addDays(halfYearTo(base).from, -1)), base).toBe(true);
});

test('every kind of movement stands in one group', () => {
  expect(Object.values(TRANSFER_GROUPS).flat().toSorted()).toEqual(TRANSFER_KINDS.toSorted());
});

test('a number is found in any width and case, and nothing else is', () => {
  expect(parseLedgerSearch('t-918204')).toEqual({ by: 'TRANSFER', number: 918_204 });
  expect(parseLedgerSearch('Ｌ７５９０４')).toEqual({ by: 'LOT', number: 75_904 });
  expect(parseLedgerSearch('G-10001')).toEqual({ by: 'MEMBER', number: 10_001, userType: UserType.GUEST });
  expect(parseLedgerSearch(' c 10002')).toEqual({ by: 'MEMBER', number: 10_002, userType: UserType.CAST });
  expect(parseLedgerSearch('dh-20261121-7k3m9qxa')).toEqual({
    by: 'BOOKING',
    number: 'DH-20261121-7K3M9QXA',
  });
  for (const typed of ['', '10001', 'X-1', 'T-', 'L-1234567890123456', 'DH-2026', "T-1' or 1=1"])
    expect(parseLedgerSearch(typed), typed).toBe(null);
});
