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
