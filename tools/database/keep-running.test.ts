import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { keepRunning } from './keep-running.ts';

const waitsMs = [0, 1, 1];

test('a database that does not start any more ends the product with one sentence after so many tries', async () => {
  let tries = 0;
  const database = {
    isRunning: () => false,
    restart: async () => {
      tries += 1;
      throw new Error('FATAL: the disk is full');
    },
  };
  const kept = keepRunning(database, { signal: new AbortController().signal, say: () => undefined, waitsMs });
  await expect(kept).rejects.toThrow(StartupError);
  await expect(kept).rejects.toThrow(/^The database was started again 3 times .*the disk is full$/);
  expect(tries).toBe(3);
});

test('a database that has gone away is started again, and nothing is done once the product stops', async () => {
  const said: string[] = [];
  const stopped = new AbortController();
  let running = false;
  let starts = 0;
  const restart = async () => {
    starts += 1;
    running = true;
  };
  const say = (sentence: string) => said.push(sentence);
  const kept = keepRunning({ isRunning: () => running, restart }, { signal: stopped.signal, say, waitsMs });
  await expect.poll(() => starts).toBe(1);
  stopped.abort();
  running = false;
  await kept;
  await later(50);
  expect(starts).toBe(1);
  expect(said).toEqual(['The database has gone away; starting it again (1 of 3).', 'The database is back.']);
});
