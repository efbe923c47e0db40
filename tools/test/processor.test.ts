import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { lookAgain, minutesOf, NOBODY, type Process, readStat, startMeter } from './processor.ts';

const LINE =
  '4711 (node (a) b) S 42 4700 4700 34816 4711 4194560 9 8 0 0 150 30 1000 20 20 0 11 0 987654 12 34 18446744073709551615';

test('a line of /proc is read, whatever the name in it', () => {
  expect(readStat(LINE)).toEqual({ pid: 4711, parent: 42, session: 4700, startedAt: 987654, ticks: 1200 });
});

const RUN = 10;
const of = (pid: number, parent: number, ticks: number, session = 1): Process => ({
  pid,
  parent,
  session,
  startedAt: pid * 100,
  ticks,
});
const looks = (...each: Process[][]) =>
  each.reduce((tally, processes) => lookAgain(tally, processes, RUN), NOBODY);
const ticks = (...each: Process[][]) => Math.round(minutesOf(looks(...each)) * 6_000);

test('children of children belong to the run, neighbours do not', () => {
  expect(ticks([of(RUN, 2, 100), of(11, RUN, 20), of(12, 11, 3), of(13, 2, 5_000)])).toBe(123);
});

test('the time of what has ended is counted once, as its parent tells it', () => {
  expect(ticks([of(RUN, 2, 100), of(11, RUN, 20)], [of(RUN, 2, 125)])).toBe(125);
});

test('what lost its parent still belongs, also to others of its session, and its end loses nothing', () => {
  const apart = [of(RUN, 2, 100), of(11, RUN, 20), of(12, 11, 50, 12), of(14, 12, 7, 12)];
  const orphaned = [of(RUN, 2, 121), of(12, 1, 60, 12), of(14, 12, 8, 12)];
  const newcomer = [of(RUN, 2, 121), of(12, 1, 70, 12), of(14, 1, 8, 12), of(15, 1, 9, 12)];
  expect(ticks(apart, orphaned)).toBe(189);
  expect(ticks(apart, orphaned, newcomer)).toBe(208);
  expect(ticks(apart, orphaned, newcomer, [of(RUN, 2, 121)])).toBe(208);
});

test('another process with the pid of one that ended is a stranger', () => {
  const stranger = { ...of(11, 2, 9_000), startedAt: 7 };
  expect(ticks([of(RUN, 2, 100), of(11, RUN, 20)], [of(RUN, 2, 120), stranger])).toBe(120);
});

/** Says its pid, and works for a while when it is told to. */
const ORPHAN = `
  setInterval(() => {}, 1_000);
  process.on('SIGUSR2', () => {
    const before = process.cpuUsage().user;
    while (process.cpuUsage().user - before < 400_000);
    console.log('worked');
  });
  console.log(process.pid);
`;
const PARENT = `
  setInterval(() => {}, 1_000);
  const options = { detached: true, stdio: 'inherit' };
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(ORPHAN)}], options);
`;

test.skipIf(process.platform !== 'linux')(
  'a real process apart goes on being counted without its parent',
  async () => {
    const minutes = startMeter()!;
    const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
    const orphan = Number(String(await once(parent.stdout, 'data')));
    try {
      const before = minutes();
      parent.kill('SIGKILL');
      await once(parent, 'exit');
      process.kill(orphan, 'SIGUSR2');
      expect(String(await once(parent.stdout, 'data'))).toBe('worked\n');
      expect((minutes() - before) * 60).toBeGreaterThan(0.2);
    } finally {
      process.kill(orphan, 'SIGKILL');
    }
  },
);
