import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const START = '2026-11-21T09:00:00.000Z';
const NEXT_DAY = '2026-11-22T10:00:00.000Z';

/** Each test syncs the time afresh. */
async function freshClock() {
  vi.resetModules();
  return import('./clock.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(START) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('the time an answer tells is the time of the product, whatever this computer believes', async () => {
  const { learnTime, now } = await freshClock();
  learnTime('2026-11-21T08:00:00.000Z');
  expect(now()).toEqual(new Date('2026-11-21T08:00:00.000Z'));
  vi.advanceTimersByTime(60_000);
  expect(now()).toEqual(new Date('2026-11-21T08:01:00.000Z'));
});

test('an answer that was on its way while the clock moved does not turn it back', async () => {
  const { learnTime, now, subscribeClock } = await freshClock();
  const told = vi.fn();
  subscribeClock(told);
  learnTime(NEXT_DAY);
  learnTime(START);
  expect(now()).toEqual(new Date(NEXT_DAY));
  expect(told).toHaveBeenCalledOnce();
});

test("this computer's clock may be set back meanwhile", async () => {
  const { learnTime, now } = await freshClock();
  learnTime(START);
  vi.setSystemTime(new Date('2026-11-21T08:30:00.000Z'));
  learnTime('2026-11-21T09:00:05.000Z');
  expect(now()).toEqual(new Date('2026-11-21T09:00:05.000Z'));
});

test('what is no time, and a difference that is only the way, change nothing', async () => {
  const { learnTime, now } = await freshClock();
  for (const header of [null, '', 'soon', '2026-11-21T09:00:01.500Z']) learnTime(header);
  expect(now()).toEqual(new Date(START));
});
