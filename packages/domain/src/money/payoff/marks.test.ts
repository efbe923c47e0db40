import { describe, expect, test } from 'vitest';
import { DAY_MS } from '@yoimachi/domain/time';
import { circleSince, marksOf, reviewOfMarks } from './marks.ts';
import type { RewardCredit } from './young-card.ts';

const NOW = new Date('2026-11-30T03:00:00Z');
const ago = (days: number, more = 0) => new Date(NOW.getTime() - days * DAY_MS + more);
const pay = (person: string, at: Date) => ({ person, at });

describe('a circle of two', () => {
  test('closes with the later of the first payments of both', () => {
    expect(
      circleSince([pay('a', ago(10)), pay('a', ago(2))], [pay('a', ago(5)), pay('a', ago(1))], NOW),
    ).toEqual(ago(5));
    expect(circleSince([pay('a', ago(3))], [pay('a', ago(5))], NOW)).toEqual(ago(3));
  });

  test('needs both, of the same person, within 90 days', () => {
    expect(circleSince([pay('a', ago(3))], [pay('b', ago(5))], NOW)).toBeNull();
    expect(circleSince([], [pay('a', ago(5))], NOW)).toBeNull();
    expect(circleSince([pay('a', ago(90))], [pay('a', ago(5))], NOW)).toBeNull();
    expect(circleSince([pay('a', ago(90, 1))], [pay('a', ago(5))], NOW)).toEqual(ago(5));
    expect(circleSince([pay('a', ago(-1))], [pay('a', ago(5))], NOW)).toBeNull();
  });

  test('is told by the first of several', () => {
    const both = [pay('a', ago(3)), pay('b', ago(20))];
    expect(circleSince(both, both, NOW)).toEqual(ago(20));
  });
});

const credit = (at: Date, cardDays = 1): RewardCredit => ({
  at,
  feePoints: 0,
  parts: [{ points: 1_000, cardSince: new Date(at.getTime() - cardDays * DAY_MS) }],
});
const NOTHING = { now: NOW, credits: [], takesAll: false, circleSince: null, otherNameSince: null };

describe('the marks of a payoff', () => {
  test('are none where nothing is odd', () => {
    expect(marksOf(NOTHING)).toEqual([]);
    expect(marksOf({ ...NOTHING, credits: [credit(ago(8), 30), credit(ago(30))] })).toEqual([]);
    expect(reviewOfMarks([], NOW)).toBeNull();
  });

  test('name a young card whose wait is over, which stops nothing', () => {
    const marks = marksOf({ ...NOTHING, credits: [credit(ago(7)), credit(ago(9)), credit(ago(1))] });
    expect(marks).toEqual([{ mark: 'YOUNG_CARD', since: ago(9), waitsUntil: NOW }]);
    expect(reviewOfMarks(marks, NOW)).toBeNull();
  });

  test('stop the whole balance of who leaves until the last wait is over', () => {
    const marks = marksOf({ ...NOTHING, takesAll: true, credits: [credit(ago(9)), credit(ago(1))] });
    expect(marks).toEqual([{ mark: 'YOUNG_CARD', since: ago(9), waitsUntil: ago(-6) }]);
    expect(reviewOfMarks(marks, NOW)).toBe('YOUNG_CARD');
    expect(reviewOfMarks(marks, ago(-6, -1))).toBe('YOUNG_CARD');
    expect(reviewOfMarks(marks, ago(-6))).toBeNull();
  });

  test('stop a circle, and before it another name', () => {
    const marks = marksOf({ ...NOTHING, circleSince: ago(4), otherNameSince: ago(2) });
    expect(marks.map(({ mark, since }) => [mark, since])).toEqual([
      ['CIRCLE', ago(4)],
      ['OTHER_NAME', ago(2)],
    ]);
    expect(reviewOfMarks(marks, NOW)).toBe('NAME_MISMATCH');
    expect(reviewOfMarks(marks.slice(0, 1), NOW)).toBe('CIRCLE');
  });
});
