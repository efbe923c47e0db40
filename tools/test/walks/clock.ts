import type { MovableClock } from '../../../apps/server/src/platform/clock/index.ts';

/** A clock that begins at an instant, goes on as the machine's does, and can be moved forward; nothing of it is stored. */
export function walkClock(start: Date): MovableClock {
  const begunAt = performance.now();
  const hearers: (() => void)[] = [];
  let startMs = start.getTime();
  const nowMs = () => startMs + Math.floor(performance.now() - begunAt);
  return {
    now: () => new Date(nowMs()),
    async advanceTo(at) {
      startMs += Math.max(0, at.getTime() - nowMs());
      hearers.forEach((hear) => hear());
    },
    follow: async () => undefined,
    onMoved: (hear) => void hearers.push(hear),
  };
}
