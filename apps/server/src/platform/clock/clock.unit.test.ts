import { expect, it } from 'vitest';
import { movableClock, testClock, type OffsetStore } from './index.ts';

function memoryOffsets(start = 0): OffsetStore & { offsetMs: number } {
  return {
    offsetMs: start,
    async load() {
      return this.offsetMs;
    },
    async raise(offsetMs) {
      return (this.offsetMs = Math.max(this.offsetMs, offsetMs));
    },
  };
}

it('moves forward, never back, and starts where it was', async () => {
  const base = testClock('2026-11-21T00:00:00Z');
  const offsets = memoryOffsets();
  const clock = await movableClock(offsets, base);
  await clock.advanceTo(new Date('2026-11-23T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-11-23T00:00:00Z'));
  await clock.advanceTo(new Date('2026-11-22T00:00:00Z'));
  expect(clock.now()).toEqual(new Date('2026-11-23T00:00:00Z'));
  await base.advanceTo(new Date('2026-11-21T01:00:00Z'));
  expect((await movableClock(offsets, base)).now()).toEqual(new Date('2026-11-23T01:00:00Z'));
});

it('does not fall back when two moves end in another order than they began', async () => {
  const base = testClock('2026-11-21T00:00:00Z');
  const stored: ((offsetMs: number) => void)[] = [];
  const offsets: OffsetStore = {
    load: async () => 0,
    raise: () => new Promise((resolve) => stored.push(resolve)),
  };
  const clock = await movableClock(offsets, base);
  const moves = [
    clock.advanceTo(new Date('2026-11-22T00:00:00Z')),
    clock.advanceTo(new Date('2026-11-24T00:00:00Z')),
  ];
  stored[1]!(3 * 86_400_000);
  stored[0]!(86_400_000);
  await Promise.all(moves);
  expect(clock.now()).toEqual(new Date('2026-11-24T00:00:00Z'));
});

it('follows what another process has moved, and tells its own moves', async () => {
  const base = testClock('2026-11-21T00:00:00Z');
  const offsets = memoryOffsets();
  const [one, other] = [await movableClock(offsets, base), await movableClock(offsets, base)];
  const heard: Date[] = [];
  one.onMoved(() => heard.push(one.now()));
  await one.advanceTo(new Date('2026-11-23T00:00:00Z'));
  expect(heard).toEqual([one.now()]);
  expect(other.now()).toEqual(base.now());
  await other.follow();
  expect(other.now()).toEqual(new Date('2026-11-23T00:00:00Z'));
});
