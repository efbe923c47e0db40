import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFollower } from './follower.ts';

const events = (...seqs: readonly number[]) => seqs.map((seq) => ({ seq }));

test('what comes in any order, and again and again, is handed out once and in order', () => {
  const count = 30;
  const arrivals = fc.array(fc.integer({ min: 1, max: count }), { maxLength: 200 });
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 0, max: count }), (seqs, start) => {
      const follower = createFollower();
      const out = [...follower.startAt(start)];
      for (const seq of seqs) out.push(...follower.take(events(seq)));
      expect(out).toEqual(events(...out.map((_, index) => start + 1 + index)));
      expect(follower.hasGap).toBe(seqs.some((seq) => seq > follower.seq!));
      const all = Array.from({ length: count }, (_, index) => index + 1);
      out.push(...follower.take(events(...all)));
      expect(out).toHaveLength(count - start);
      expect([follower.seq, follower.hasGap]).toEqual([Math.max(count, start), false]);
    }),
  );
});

test('what comes before it is known where to begin waits, and what is older is dropped', () => {
  const follower = createFollower();
  expect(follower.take(events(5, 3, 4))).toEqual([]);
  expect([follower.seq, follower.hasGap]).toEqual([null, false]);
  expect(follower.startAt(3)).toEqual(events(4, 5));
});

test('counting on from a later number passes over what was missed', () => {
  const follower = createFollower();
  follower.startAt(1);
  expect(follower.take(events(9, 12))).toEqual([]);
  expect(follower.hasGap).toBe(true);
  expect(follower.startAt(11)).toEqual(events(12));
});

test('somebody else begins with nothing', () => {
  const follower = createFollower();
  follower.startAt(7);
  follower.take(events(9));
  follower.forget();
  expect(follower.seq).toBeNull();
  expect(follower.startAt(8)).toEqual([]);
});
