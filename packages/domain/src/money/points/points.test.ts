import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@yoimachi/domain/time';
import {
  isLotUsable,
  paidLotExpiry,
  releasePlan,
  rewardOf,
  settlePlan,
  spendOrder,
  sumPoints,
  takeFromLots,
  type HeldPart,
  type Lot,
} from './index.ts';

const TODAY = '2026-11-21';
const lot = (id: number, kind: Lot['kind'], remaining: number, expiresOn: string): Lot => ({
  id,
  kind,
  remaining,
  expiresOn,
});

test('bought on 2026-11-21, a paid lot is usable to the end of 2027-05-20', () => {
  const expiresOn = paidLotExpiry('2026-11-21');
  expect(expiresOn).toBe('2027-05-20');
  expect(isLotUsable({ expiresOn }, '2027-05-20')).toBe(true);
  expect(isLotUsable({ expiresOn }, '2027-05-21')).toBe(false);
});

test('nearest expiry first, on the same day free first, then the older lot', () => {
  const lots = [
    lot(1, 'PAID', 10, '2026-12-02'),
    lot(2, 'FREE', 10, '2026-12-02'),
    lot(4, 'PAID', 10, '2026-12-01'),
    lot(3, 'PAID', 10, '2026-12-01'),
  ];
  expect(spendOrder(lots).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

test('expired lots give nothing, and what lacks is missing', () => {
  const lots = [lot(1, 'PAID', 100, '2026-11-20'), lot(2, 'PAID', 40, TODAY), lot(3, 'FREE', 0, TODAY)];
  expect(takeFromLots(lots, 100, TODAY)).toEqual({ parts: [{ lotId: 2, points: 40 }], missing: 60 });
});

test('released points of an expired lot lapse; paid ones come back free when the guest is not the cause', () => {
  const parts: HeldPart[] = [
    { lotId: 1, points: 100, kind: 'PAID', expiresOn: '2026-11-20' },
    { lotId: 2, points: 30, kind: 'FREE', expiresOn: '2026-11-20' },
    { lotId: 3, points: 5, kind: 'PAID', expiresOn: TODAY },
  ];
  const plan = releasePlan(parts, TODAY, { compensate: true });
  expect(plan.returns).toEqual([{ lotId: 3, points: 5 }]);
  expect(sumPoints(plan.lapses)).toBe(130);
  expect(plan.compensation).toEqual({ points: 100, expiresOn: '2026-12-21' });
  expect(releasePlan(parts, TODAY, { compensate: false }).compensation).toBeNull();
});

test('a settlement uses the hold in spend order, expired lots included', () => {
  const parts: HeldPart[] = [
    { lotId: 3, points: 50, kind: 'PAID', expiresOn: '2027-01-01' },
    { lotId: 1, points: 100, kind: 'PAID', expiresOn: '2026-11-20' },
  ];
  const plan = settlePlan(parts, 120);
  expect(plan.consumed.map(({ lotId, points }) => [lotId, points])).toEqual([
    [1, 100],
    [3, 20],
  ]);
  expect(plan.released.map(({ lotId, points }) => [lotId, points])).toEqual([[3, 30]]);
  expect(plan.shortfall).toBe(0);
});

const lots = fc
  .array(
    fc.record({
      kind: fc.constantFrom('PAID' as const, 'FREE' as const),
      remaining: fc.integer({ min: 0, max: 5000 }),
      days: fc.integer({ min: -3, max: 5 }),
    }),
    { maxLength: 8 },
  )
  .map((rows) => rows.map((row, id) => lot(id, row.kind, row.remaining, addDays(TODAY, row.days))));

test('taking, settling and releasing neither make nor lose points', () => {
  fc.assert(
    fc.property(lots, fc.nat(20_000), fc.nat(20_000), fc.nat(6), (someLots, wanted, due, daysLater) => {
      const taken = takeFromLots(someLots, wanted, TODAY);
      expect(sumPoints(taken.parts) + taken.missing).toBe(wanted);
      const held: HeldPart[] = taken.parts.map((part) => {
        const { kind, expiresOn, remaining } = someLots[part.lotId]!;
        expect(part.points).toBeGreaterThan(0);
        expect(part.points).toBeLessThanOrEqual(remaining);
        return { ...part, kind, expiresOn };
      });
      const settled = settlePlan(held, due);
      expect(sumPoints(settled.consumed) + settled.shortfall).toBe(due);
      expect(sumPoints(settled.consumed) + sumPoints(settled.released)).toBe(sumPoints(held));
      const plan = releasePlan(settled.released, addDays(TODAY, daysLater), { compensate: true });
      expect(sumPoints(plan.returns) + sumPoints(plan.lapses)).toBe(sumPoints(settled.released));
      expect(plan.compensation?.points ?? 0).toBeLessThanOrEqual(sumPoints(plan.lapses));
    }),
  );
});

test('a lot is only touched when every lot before it is empty', () => {
  fc.assert(
    fc.property(lots, fc.nat(20_000), (someLots, wanted) => {
      const { parts } = takeFromLots(someLots, wanted, TODAY);
      const order = spendOrder(someLots).filter((each) => isLotUsable(each, TODAY) && each.remaining > 0);
      parts.slice(0, -1).forEach((part, index) => {
        expect(part).toEqual({ lotId: order[index]!.id, points: order[index]!.remaining });
      });
    }),
  );
});

test('the stage fee is rounded down and the rest is the reward', () => {
  expect(rewardOf(12_501, 17)).toEqual({ feePoints: 2125, rewardPoints: 10_376 });
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 100 }), (points, percent) => {
      const { feePoints, rewardPoints } = rewardOf(points, percent);
      expect(feePoints + rewardPoints).toBe(points);
      expect(feePoints).toBeGreaterThanOrEqual(0);
    }),
  );
});
