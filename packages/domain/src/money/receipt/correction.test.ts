import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxOfTotalYen, yenForPoints } from '@yoimachi/domain/money';
import { correct, type StandingReceipt } from './index.ts';

const line = (purchaseId: string, points: number) => ({
  purchaseId,
  points,
  amountYen: yenForPoints(points),
});
const standing = (more: Partial<StandingReceipt> = {}): StandingReceipt => {
  const lines = more.lines ?? [line('a', 507), line('b', 507)];
  const totalYen = lines.reduce((sum, { amountYen }) => sum + amountYen, 0);
  return { name: '山田太朗', honorific: '様', totalYen, isReplaced: false, lines, returned: [], ...more };
};
const WANTED = { name: '山田太郎', honorific: '様' } as const;

test('a receipt is reversed as a whole, and what is left of it stands on the next one', () => {
  expect(correct(standing({ returned: [{ purchaseId: 'a', points: 107, amountYen: 129 }] }), WANTED)).toEqual(
    {
      ok: true,
      value: {
        reversals: [
          { purchaseId: 'a', points: 400, amountYen: 484, taxYen: 44 },
          { purchaseId: 'b', points: 507, amountYen: 613, taxYen: 55 },
        ],
        purchases: [
          { purchaseId: 'a', points: 400, amountYen: 484 },
          { purchaseId: 'b', points: 507, amountYen: 613 },
        ],
      },
    },
  );
});

test('a purchase that was given back is left out', () => {
  const corrected = correct(standing({ returned: [line('a', 507)] }), WANTED);
  expect(corrected).toMatchObject({
    value: { purchases: [line('b', 507)], reversals: [{ purchaseId: 'b' }] },
  });
});

test('another honorific is a correction, too', () => {
  expect(correct(standing(), { name: '山田太朗', honorific: '御中' })).toMatchObject({ ok: true });
});

test.each([
  [standing({ isReplaced: true }), 'RECEIPT_REPLACED'],
  [standing({ name: '山田太郎' }), 'RECEIPT_NAME_UNCHANGED'],
  [standing({ returned: [line('a', 507), line('b', 507)] }), 'RECEIPT_RETURNED'],
])('what is not corrected: %#', (receipt, code) => {
  expect(correct(receipt, WANTED)).toMatchObject({ ok: false, error: { code } });
});

test('reversals of money and of the correction contain the tax of the receipt together, to the yen', () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 500, max: 100_000 }), fc.integer({ min: 0, max: 499 })), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(parts, (list) => {
      const lines = list.map(([points], index) => line(String(index), points));
      const returned = list
        .map(([, points], index) => line(String(index), points))
        .filter(({ amountYen }) => amountYen > 0);
      const receipt = standing({ lines, returned });
      const corrected = correct(receipt, WANTED);
      if (!corrected.ok) throw new Error(corrected.error.code);
      const returnedYen = returned.reduce((sum, { amountYen }) => sum + amountYen, 0);
      const given = taxOfTotalYen(receipt.totalYen) - taxOfTotalYen(receipt.totalYen - returnedYen);
      const reversed = corrected.value.reversals.reduce((sum, { taxYen }) => sum + taxYen, 0);
      expect(given + reversed).toBe(taxOfTotalYen(receipt.totalYen));
      const leftYen = corrected.value.purchases.reduce((sum, { amountYen }) => sum + amountYen, 0);
      expect(leftYen).toBe(receipt.totalYen - returnedYen);
    }),
  );
});
