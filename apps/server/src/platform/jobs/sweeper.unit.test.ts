import { expect, it } from 'vitest';
import { testClock } from '#platform/clock';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createSweeper, type DueRow, type DueWork } from './sweeper.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 0, minute));
const done: string[] = [];

/** Rows in memory; running one removes it and may add another. */
function work(name: string, rows: DueRow[], then?: (row: DueRow) => void): DueWork {
  return {
    name,
    next: async (now, limit) =>
      rows
        .filter((row) => row.dueAt <= now)
        .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
        .slice(0, limit),
    async run(row) {
      if (row.id === 'bad') throw new Error('cannot');
      rows.splice(rows.indexOf(row), 1);
      done.push(`${name} ${row.id}`);
      then?.(row);
    },
  };
}

it('does what is due in order of time over all kinds, and goes past what fails', async () => {
  const clock = testClock(at(0));
  const reminders = [{ id: 'r', dueAt: at(4) }];
  const deadlines = [
    { id: 'bad', dueAt: at(1) },
    { id: 'late', dueAt: at(6) },
    { id: 'd', dueAt: at(2) },
    { id: 'tomorrow', dueAt: at(99) },
  ];
  const works = [
    work('reminder', reminders),
    // Handling one can make something else due in between.
    work('deadline', deadlines, (row) => row.id === 'd' && reminders.push({ id: 'made', dueAt: at(3) })),
  ];
  const sweeper = createSweeper({
    clock,
    log: createLog({ logLevel: 'silent' }),
    metrics: createMetrics(),
    works,
  });
  expect(await sweeper.sweepNow()).toBe(0);
  await clock.advanceTo(at(10));
  await Promise.all([sweeper.sweepNow(), sweeper.sweepNow()]);
  expect(done).toEqual(['deadline d', 'reminder made', 'reminder r', 'deadline late']);
});
