import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './test-support/index.ts';

/** What the product may send while nothing happens: less than three statements a second. */
const MINUTE = 60;
const MOST = 3 * MINUTE;
let app: TestApp;
const sent: string[] = [];
let unanswered = 0;
const realSleep = setTimeout;

beforeEach(async () => {
  app = await startTestApp({ config: { services: new Set(['api', 'realtime', 'worker'] as const) } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const { query } = pg.Client.prototype as unknown as {
    query: (this: pg.Client, ...args: unknown[]) => unknown;
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query') as unknown as { mockImplementation(run: unknown): void };
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    sent.push(typeof first === 'string' ? first : first.text);
    return untilAnswered((all) => query.apply(this, all), args);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await app.close();
});

/** Counts a statement as unanswered until its promise or its callback is told. */
function untilAnswered(send: (args: unknown[]) => unknown, args: unknown[]): unknown {
  unanswered++;
  const callback = args.at(-1);
  if (typeof callback === 'function')
    return send([
      ...args.slice(0, -1),
      (...told: unknown[]) => {
        unanswered--;
        callback(...told);
      },
    ]);
  const [query] = args as [{ readonly callback?: (...told: unknown[]) => void }];
  if (query.callback) {
    const { callback } = query;
    const heard = (...told: unknown[]) => {
      unanswered--;
      callback(...told);
    };
    return send([{ ...query, callback: heard }]);
  }
  const answer = send(args) as Promise<unknown>;
  const done = () => void unanswered--;
  void answer.then(done, done);
  return answer;
}

/** Until everything is answered and nothing is sent any more. */
async function quiet(): Promise<void> {
  for (let calm = 0, before = -1; calm < 5; calm++) {
    await new Promise((resolve) => realSleep(resolve, 3));
    if (unanswered > 0 || sent.length !== before) calm = 0;
    before = sent.length;
  }
}

async function aMinute(): Promise<void> {
  for (let second = 0; second < MINUTE; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    await quiet();
  }
}

/** What is sent in a minute in which nobody does anything. */
async function sentAtRest(longestRestMs: () => number): Promise<number> {
  const { sweeper, outbox, jobs } = app.app;
  for (const work of [sweeper, outbox, jobs]) work.start(longestRestMs);
  // Each routine that a new database has never seen is written down, once and one after the other: that is no rest.
  await aMinute();
  sent.length = 0;
  await aMinute();
  return sent.length;
}

it('sends little while nothing happens', async () => {
  app.app.bell.open();
  while (!app.app.bell.isHearing()) await quiet();
  const count = await sentAtRest(app.app.bell.longestRestMs);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(MOST);
});

it('is found out where it asks every half second', async () => {
  expect(await sentAtRest(() => 500)).toBeGreaterThan(MOST);
});
