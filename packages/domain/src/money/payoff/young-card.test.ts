import { describe, expect, test } from 'vitest';
import { DAY_MS } from '@yoimachi/domain/time';
import { payableReward, youngPoints, type RewardCredit } from './young-card.ts';

const NOW = new Date('2026-11-30T03:00:00Z');
const ago = (days: number, more = 0) => new Date(NOW.getTime() - days * DAY_MS + more);
const credit = (at: Date, cardAgeMs: number | null, points = 1_000, feePoints = 250): RewardCredit => ({
  at,
  feePoints,
  parts: [{ points, cardSince: cardAgeMs === null ? null : new Date(at.getTime() - cardAgeMs) }],
});
const young = (at: Date, points = 1_000) => credit(at, DAY_MS, points, points / 4);

describe('a card', () => {
  test('is young for less than 30 days, to the millisecond', () => {
    expect(youngPoints(credit(NOW, 30 * DAY_MS - 1))).toBe(750);
    expect(youngPoints(credit(NOW, 30 * DAY_MS))).toBe(0);
    expect(youngPoints(credit(NOW, 0))).toBe(750);
    expect(youngPoints(credit(NOW, null))).toBe(0);
  });

  test('is as old as it was when the reward was credited', () => {
    expect(youngPoints(credit(ago(6), 29 * DAY_MS))).toBe(750);
    expect(youngPoints(credit(ago(60), 29 * DAY_MS))).toBe(750);
  });

  test('holds its share of what she keeps, never more, and a share of a point with it', () => {
    const mixed = (youngPart: number, rest: number, feePoints: number) =>
      youngPoints({
        at: NOW,
        feePoints,
        parts: [
          { points: youngPart, cardSince: ago(1) },
          { points: rest, cardSince: ago(31) },
        ],
      });
    expect(mixed(400, 600, 250)).toBe(300);
    expect(mixed(333, 667, 250)).toBe(333 - 83);
    expect(mixed(1_000, 0, 250)).toBe(750);
    expect(mixed(0, 1_000, 250)).toBe(0);
  });
});

describe('what can be paid out', () => {
  test('is all but what a young card paid in the last seven days, to the millisecond', () => {
    expect(payableReward(5_000, [young(ago(7, 1))], NOW)).toEqual({
      payablePoints: 4_250,
      waitingPoints: 750,
      waits: [{ points: 750, until: new Date(NOW.getTime() + 1) }],
    });
    expect(payableReward(5_000, [young(ago(7))], NOW)).toEqual({
      payablePoints: 5_000,
      waitingPoints: 0,
      waits: [],
    });
    expect(payableReward(5_000, [credit(ago(1), 30 * DAY_MS)], NOW).payablePoints).toBe(5_000);
  });

  test('says when the rest follows, the soonest first, what comes together as one', () => {
    const same = ago(2);
    const { waits, payablePoints } = payableReward(
      10_000,
      [young(ago(1)), young(same), young(same), young(ago(5))],
      NOW,
    );
    expect(payablePoints).toBe(7_000);
    expect(waits).toEqual([
      { points: 750, until: ago(-2) },
      { points: 1_500, until: ago(-5) },
      { points: 750, until: ago(-6) },
    ]);
  });

  test('is never less than nothing: what was paid out before was the oldest', () => {
    expect(payableReward(1_000, [young(ago(5)), young(ago(1))], NOW)).toEqual({
      payablePoints: 0,
      waitingPoints: 1_000,
      waits: [
        { points: 250, until: ago(-2) },
        { points: 750, until: ago(-6) },
      ],
    });
    expect(payableReward(0, [young(ago(1))], NOW)).toEqual({ payablePoints: 0, waitingPoints: 0, waits: [] });
  });

  test('counts nothing that is credited later', () => {
    expect(payableReward(2_000, [young(ago(-1))], NOW).payablePoints).toBe(2_000);
  });
});
