import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { testClock, type Clock } from '#platform/clock';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import type { DueRow, DueWork, Queues } from './due.ts';
import { createSweeper } from './sweeper.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));

interface MemoryRow extends DueRow {
  readonly keys?: readonly string[];
}
type MemoryWork = DueWork & { readonly rows: MemoryRow[] };

/** Rows in memory; running one removes it and may add another. */
function work(
  done: string[],
  name: string,
  rows: MemoryRow[],
  { doing, ...rest }: Partial<DueWork> & { readonly doing?: (row: DueRow) => unknown } = {},
): MemoryWork {
  return {
    name,
    rows,
    queue: sql``,
    together: false,
    async run({ id }) {
      if (id === 'bad') throw new Error('cannot');
      const row = rows.find((one) => one.id === id)!;
      done.push(`${name} ${id}`);
      await doing?.(row);
      rows.splice(rows.indexOf(row), 1);
    },
    ...rest,
  };
}

function sweeperOf(works: readonly MemoryWork[], atOnce = 4, given?: Clock) {
  const asked: string[] = [];
  const first = ({ name }: DueWork, limit: number) =>
    works
      .find((one) => one.name === name)!
      .rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
      .slice(0, limit)
      .map(({ dueAt, ...row }) => ({ ...row, due_at: dueAt }));
  const queues: Queues = {
    async heads(all, limit) {
      asked.push('heads');
      return all.flatMap((one) => first(one, limit).map((row) => ({ ...row, work: one.name })));
    },
    async first(one, limit) {
      asked.push(one.name);
      return first(one, limit);
    },
  };
  const clock = testClock(at(0));
  const log = createLog({ logLevel: 'silent' });
  const sweeper = createSweeper({
    clock: given ?? clock,
    log,
    metrics: createMetrics(),
    works,
    queues,
    atOnce,
  });
  return { clock, sweeper, asked };
}

it('does what is due in order of time over all kinds, and goes past what fails', async () => {
  const done: string[] = [];
  const reminders = [{ id: 'r', dueAt: at(4) }];
  const deadlines = [
    { id: 'bad', dueAt: at(1) },
    { id: 'late', dueAt: at(6) },
    { id: 'd', dueAt: at(2) },
    { id: 'tomorrow', dueAt: at(99) },
  ];
  const { clock, sweeper } = sweeperOf([
    work(done, 'reminder', reminders, { together: true }),
    // Handling one can make something else due in between.
    work(done, 'deadline', deadlines, {
      doing: (row) => row.id === 'd' && reminders.push({ id: 'made', dueAt: at(3) }),
    }),
  ]);
  expect(await sweeper.sweepNow()).toBe(0);
  await clock.advanceTo(at(10));
  await Promise.all([sweeper.sweepNow(), sweeper.sweepNow()]);
  expect(done).toEqual(['deadline d', 'reminder made', 'reminder r', 'deadline late']);
});

/** How many run at a time, at most, and the most of one key. */
function watched(keysOf: (id: string) => readonly string[]) {
  const running: string[] = [];
  const most = { atOnce: 0, ofOneKey: 0 };
  const doing = async ({ id }: DueRow) => {
    running.push(id);
    most.atOnce = Math.max(most.atOnce, running.length);
    const counts = Map.groupBy(running.flatMap(keysOf), (key) => key);
    most.ofOneKey = Math.max(most.ofOneKey, ...[...counts.values()].map(({ length }) => length));
    for (let turns = Number(id) % 7; turns >= 0; turns--) await new Promise(setImmediate);
    running.splice(running.indexOf(id), 1);
  };
  return { most, doing };
}

it('does rows of one instant together where their kind lets them, those of one key in their order', async () => {
  const done: string[] = [];
  const keysOf = (id: string) => [`booking ${Math.floor(Number(id) / 3)}`, `guest ${Number(id) % 10}`];
  const rows = Array.from({ length: 120 }, (_, n) => ({ id: `${n}`, dueAt: at(1), keys: keysOf(`${n}`) }));
  const { most, doing } = watched(keysOf);
  const { clock, sweeper, asked } = sweeperOf([
    work(done, 'reminder', [...rows, { id: '500', dueAt: at(2), keys: [] }], { together: true, doing }),
  ]);
  await clock.advanceTo(at(3));
  expect(await sweeper.sweepNow()).toBe(121);
  expect(most).toEqual({ atOnce: 4, ofOneKey: 1 });
  for (const key of new Set(rows.flatMap((row) => row.keys))) {
    const own = rows.filter((row) => row.keys.includes(key)).map(({ id }) => `reminder ${id}`);
    expect(done.filter((one) => own.includes(one))).toEqual(own);
  }
  // Fifty are asked for at a time, and nothing else in between; the one of another instant comes last.
  expect(asked).toHaveLength(2 * 4 + 1);
  expect(done.at(-1)).toBe('reminder 500');
});

it('does rows of other kinds one at a time, whatever their instant', async () => {
  const { most, doing } = watched(() => []);
  const rows = Array.from({ length: 20 }, (_, n) => ({ id: `${n}`, dueAt: at(1) }));
  const { clock, sweeper } = sweeperOf([work([], 'deadline', rows, { doing })]);
  await clock.advanceTo(at(1));
  expect(await sweeper.sweepNow()).toBe(20);
  expect(most.atOnce).toBe(1);
});

it('takes something of another kind that falls due earlier before the rest of a kind whose rows go together', async () => {
  const done: string[] = [];
  const deadlines: MemoryRow[] = [];
  const rows = Array.from({ length: 60 }, (_, n) => ({ id: `${n}`, dueAt: at(2), keys: [`${n}`] }));
  const { clock, sweeper } = sweeperOf([
    work(done, 'reminder', rows, {
      together: true,
      // As a person does, who acts meanwhile.
      doing: ({ id }) => id === '7' && deadlines.push({ id: 'd', dueAt: at(1) }),
    }),
    work(done, 'deadline', deadlines),
  ]);
  await clock.advanceTo(at(3));
  await sweeper.sweepNow();
  expect(done.indexOf('deadline d')).toBe(50);
});

it('lets no row that stays due after it was done keep it busy', async () => {
  const done: string[] = [];
  const runs = { same: 0 };
  const rows = [
    { id: 'same', dueAt: at(1) },
    { id: 'other', dueAt: at(2) },
  ];
  // As one whose time has parts of a millisecond, which nobody finds again.
  const stuck = work(done, 'deadline', rows, {
    doing: ({ id }) => {
      if (id !== 'same') return;
      runs.same += 1;
      rows.push({ id: 'same', dueAt: at(1) });
    },
  });
  const { clock, sweeper } = sweeperOf([stuck]);
  await clock.advanceTo(at(3));
  expect(await sweeper.sweepNow()).toBe(11);
  expect([runs.same, done.at(-1)]).toEqual([10, 'deadline other']);
  // It waits for its next try, like anything that failed.
  expect(await sweeper.sweepNow()).toBe(0);
  expect(runs.same).toBe(10);
});

it('counts nothing that failed as done, so that who works everything off ends', async () => {
  const rows = [{ id: 'bad', dueAt: at(1) }];
  const { clock, sweeper } = sweeperOf([work([], 'deadline', rows)]);
  await clock.advanceTo(at(1));
  expect(await sweeper.sweepNow()).toBe(0);
});

it('goes past a row that fails among those that are done together', async () => {
  const done: string[] = [];
  const ids = ['1', 'bad', '2', '3'];
  const rows = ids.map((id) => ({ id, dueAt: at(1), keys: ['one'] }));
  const { clock, sweeper } = sweeperOf([work(done, 'reminder', rows, { together: true })]);
  await clock.advanceTo(at(1));
  await sweeper.sweepNow();
  expect(done).toEqual(['reminder 1', 'reminder 2', 'reminder 3']);
});

it('begins nothing more once it is stopped', async () => {
  const done: string[] = [];
  const rows = Array.from({ length: 30 }, (_, n) => ({ id: `${n}`, dueAt: at(1), keys: [`${n}`] }));
  const stopped: { stop?: () => unknown } = {};
  const { clock, sweeper } = sweeperOf(
    [work(done, 'reminder', rows, { together: true, doing: () => void stopped.stop?.() })],
    1,
  );
  stopped.stop = () => sweeper.stop();
  await clock.advanceTo(at(1));
  await sweeper.sweepNow();
  expect(done).toEqual(['reminder 0']);
});

it('started, rests until the next row is due, a retry or somebody wakes it, and asks for nothing meanwhile', async () => {
  vi.useFakeTimers({ now: at(0) });
  const done: string[] = [];
  const rows: MemoryRow[] = [{ id: 'r', dueAt: at(5) }];
  const { sweeper, asked } = sweeperOf([work(done, 'deadline', rows)], 4, { now: () => new Date() });
  try {
    sweeper.start(() => 3_600_000);
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect([asked.length, done]).toEqual([1, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['deadline r']);
    await vi.advanceTimersByTimeAsync(1_000);
    // As a person's act does, before its commit wakes the sweeper.
    rows.push({ id: 'now', dueAt: at(5) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).toHaveLength(1);
    sweeper.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['deadline r', 'deadline now']);
    rows.push({ id: 'bad', dueAt: at(6) });
    const before = asked.length;
    sweeper.wake();
    await vi.advanceTimersByTimeAsync(3_500);
    // It failed, and again after one second and after two more; each time the queues are asked once more afterwards.
    expect(asked.length - before).toBe(6);
  } finally {
    await sweeper.stop();
    vi.useRealTimers();
  }
});
