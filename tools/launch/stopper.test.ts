import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

const STOPPER = join(import.meta.dirname, 'stopper.ts');

test('the first signal asks, a later one ends a process that does not come to its end', async () => {
  const program = `
    const { makeStopper } = await import(${JSON.stringify(STOPPER)});
    const { asked, signal } = makeStopper();
    setInterval(() => {}, 1_000);
    console.log('up');
    await asked;
    console.log(signal.aborted ? 'asked' : 'not asked');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('up\n');
  child.kill('SIGTERM');
  expect((await lines.next()).value).toBe('asked\n');
  // Soon after the first it is the same one, which npm hands on once more.
  child.kill('SIGTERM');
  while (child.exitCode === null && child.signalCode === null) {
    await sleep(50);
    child.kill('SIGTERM');
  }
  expect(await ended).toEqual([1, null]);
});
