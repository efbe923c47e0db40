import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, compareDays, dayOf, type Day } from '@yoimachi/domain/time';
import {
  exportDayOf,
  isBankDay,
  PAYOFF_ACTIONS,
  PAYOFF_PROCESS,
  PAYOFF_STATUSES,
  payDayAfter,
  payDayOf,
  payoffAmounts,
  payoffPeriodOf,
  payoffRule,
  reachablePayDay,
  remittanceDayOf,
  withholdingYen,
} from './index.ts';

/** The holidays that the tables below involve. */
const HOLIDAYS: readonly Day[] = ['2026-11-23', '2027-01-11', '2027-02-11', '2027-02-23', '2027-03-22'];
const isHoliday = (day: Day) => HOLIDAYS.includes(day);

// Requested on the 1st of the month (month end) or on the 16th of the month before (the 15th).
test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-16', '2026-12-15'],
  ['2026-12-10', '2026-12-30'],
  ['2026-12-15', '2026-12-30'],
  ['2026-12-16', '2027-01-15'],
  ['2026-12-20', '2027-01-15'],
  ['2027-01-01', '2027-01-29'],
  ['2027-01-31', '2027-02-15'],
  ['2027-02-15', '2027-02-26'],
  ['2027-04-16', '2027-05-14'],
  ['2027-05-02', '2027-05-31'],
  ['2027-07-07', '2027-07-30'],
  ['2027-07-31', '2027-08-13'],
  ['2027-10-15', '2027-10-29'],
  ['2027-12-01', '2027-12-30'],
])('asked for on %s, paid on %s', (requestedOn, payDay) => {
  expect(payDayOf(requestedOn, isHoliday)).toBe(payDay);
});

test('the file is made two bank days before, over weekends and New Year', () => {
  expect(exportDayOf('2026-11-30', isHoliday)).toBe('2026-11-26');
  expect(exportDayOf('2026-12-30', isHoliday)).toBe('2026-12-28');
  expect(exportDayOf('2027-01-15', isHoliday)).toBe('2027-01-13');
  expect(exportDayOf('2027-01-04', isHoliday)).toBe('2026-12-29');
});

test('pay days follow each other and what is late reaches the next', () => {
  expect(payDayAfter('2026-11-30', isHoliday)).toBe('2026-12-15');
  expect(payDayAfter('2026-12-15', isHoliday)).toBe('2026-12-30');
  expect(payDayAfter('2026-12-30', isHoliday)).toBe('2027-01-15');
  expect(reachablePayDay('2026-11-25', isHoliday)).toBe('2026-11-30');
  expect(reachablePayDay('2026-11-26', isHoliday)).toBe('2026-12-15');
});

test('tax withheld in a month is due on the 10th of the next, later when banks are closed', () => {
  expect(remittanceDayOf('2026-11-30', isHoliday)).toBe('2026-12-10');
  expect(remittanceDayOf('2026-12-31', isHoliday)).toBe('2027-01-12');
});

const anyDay = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2049-12-31T00:00:00Z'), noInvalidDate: true })
  .map(dayOf);

test('every pay day is a bank day, later than its request and reachable from it', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const payDay = payDayOf(day, isHoliday);
      expect(isBankDay(payDay, isHoliday)).toBe(true);
      expect(compareDays(exportDayOf(payDay, isHoliday), day)).toBeGreaterThan(0);
      expect(compareDays(payDayOf(addDays(day, 1), isHoliday), payDay)).toBeGreaterThanOrEqual(0);
      expect(compareDays(payDayAfter(payDay, isHoliday), payDay)).toBeGreaterThan(0);
      const { start, end } = payoffPeriodOf(day);
      expect(start <= day && day <= end).toBe(true);
    }),
  );
});

test.each([
  [120_000, '2026-11-01', '2026-11-15', 4594],
  [120_000, '2026-11-01', '2026-11-30', 0],
  [500_000, '2026-11-01', '2026-11-30', 35_735],
  [800_000, '2027-01-01', '2027-01-31', 65_854],
  [1_500_000, '2026-11-01', '2026-11-30', 137_835],
])('of %i yen for %s to %s, %i yen are withheld', (payYen, start, end, taxYen) => {
  expect(withholdingYen('HOSTESS_204_1_6', payYen, { start, end }, 0)).toBe(taxYen);
  expect(withholdingYen('NONE', payYen, { start, end }, 0)).toBe(0);
});

test('payments of one period are taxed as one payment of their sum', () => {
  const period = { start: '2026-12-01', end: '2026-12-15' };
  const pay = fc.integer({ min: 1, max: 2_000_000 });
  const tax = (yen: number, earlierYen: number) => withholdingYen('HOSTESS_204_1_6', yen, period, earlierYen);
  expect([tax(70_000, 0), tax(50_000, 70_000)]).toEqual([0, 4594]);
  fc.assert(
    fc.property(pay, pay, (first, second) => {
      expect(tax(first, 0) + tax(second, first)).toBe(tax(first + second, 0));
    }),
  );
});

test('no yen is made or lost between the points, the tax, the fee and the transfer', () => {
  const points = fc.integer({ min: 1, max: 2_000_000_000 });
  const terms = fc.record({
    transferFeeYen: fc.integer({ min: 0, max: 1000 }),
    feeBearer: fc.constantFrom('PAYEE' as const, 'OPERATOR' as const),
    withholdingMode: fc.constantFrom('NONE' as const, 'HOSTESS_204_1_6' as const),
  });
  fc.assert(
    fc.property(points, terms, anyDay, fc.nat(2_000_000_000), (points, one, day, earlierYen) => {
      const parts = payoffAmounts(points, one, payoffPeriodOf(day), earlierYen);
      expect(parts.amountYen).toBe(points);
      expect(parts.withholdingYen + parts.transferFeeYen + parts.transferYen).toBe(points);
      expect(Number.isSafeInteger(parts.withholdingYen) && parts.withholdingYen >= 0).toBe(true);
      if (one.feeBearer === 'OPERATOR') expect(parts.transferFeeYen).toBe(0);
    }),
  );
});

test('the process has no dead end but its ends, and never two rules for one situation', () => {
  for (const status of PAYOFF_STATUSES) {
    const out = PAYOFF_PROCESS.filter((rule) => rule.from === status);
    expect(out.length > 0, status).toBe(status !== 'REJECTED');
  }
  for (const status of PAYOFF_STATUSES)
    for (const action of PAYOFF_ACTIONS)
      for (const inFile of [true, false])
        for (const review of [null, 'RETURNED' as const]) {
          const fitting = PAYOFF_PROCESS.filter(
            (rule) =>
              rule.from === status &&
              rule.action === action &&
              (rule.inFile ?? inFile) === inFile &&
              (rule.inReview ?? review !== null) === (review !== null),
          );
          expect(fitting.length).toBeLessThan(2);
          expect(payoffRule({ status, inFile, review }, action)).toBe(fitting[0]);
        }
});

test('what is in a bank file can neither be rejected nor put into another', () => {
  const inFile = { status: 'NOT_TRANSFERRED', inFile: true, review: null } as const;
  for (const action of ['REJECT', 'EXPORT', 'CHANGE_ACCOUNT'] as const)
    expect(payoffRule(inFile, action)).toBeUndefined();
  expect(payoffRule(inFile, 'TRANSFER')?.to).toBe('TRANSFERRED');
});
