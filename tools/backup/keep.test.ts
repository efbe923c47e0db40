import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ABOUT, places } from './copies.ts';
import { dropOld } from './keep.ts';

const NOW = new Date('2026-12-31T03:00:00Z');

interface Had {
  /** The day of each copy of the database, and the first file of the log that it needs. */
  readonly bases: Readonly<Record<string, string>>;
  readonly cutOff?: readonly string[];
  readonly logs?: readonly string[];
  readonly gone?: readonly string[];
}

const logName = (timeline: number, place: number) =>
  `${String(timeline).padStart(8, '0')}${place.toString(16).toUpperCase().padStart(16, '0')}`;

/** A folder of copies; what is left of it after ten days are kept. */
async function left({ bases, cutOff = [], logs = [], gone = [] }: Had) {
  const dir = mkdtempSync(join(tmpdir(), 'yoimachi-keep-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const folders = places(dir);
  for (const [day, firstLog] of Object.entries(bases)) {
    mkdirSync(join(folders.base, day), { recursive: true });
    writeFileSync(join(folders.base, day, ABOUT), JSON.stringify({ wholeAt: `${day}T04:00:00Z`, firstLog }));
  }
  for (const name of cutOff) mkdirSync(join(folders.base, name), { recursive: true });
  mkdirSync(folders.log);
  for (const name of logs) writeFileSync(join(folders.log, `${name}.zst.age`), '');
  for (const day of gone) mkdirSync(join(folders.gone, day), { recursive: true });
  await dropOld(dir, 10, NOW);
  const of = (folder: string) => readdirSync(folder).map((name) => name.replace('.zst.age', ''));
  return { bases: of(folders.base), logs: of(folders.log), gone: gone.length > 0 ? of(folders.gone) : [] };
}

test('the newest copy that is older than the days stays, with its log: each time within them can be restored', async () => {
  const kept = await left({
    bases: { '2026-12-01': logName(1, 1), '2026-12-20': logName(1, 20), '2026-12-30': logName(1, 30) },
    logs: [logName(1, 1), logName(1, 19), logName(1, 20), logName(1, 31), '00000002.history'],
    gone: ['2026-12-20', '2026-12-21'],
  });
  expect(kept).toEqual({
    bases: ['2026-12-20', '2026-12-30'],
    logs: [logName(1, 20), logName(1, 31), '00000002.history'],
    gone: ['2026-12-21'],
  });
});

test('a single copy stays however old it is', async () => {
  expect(await left({ bases: { '2026-01-01': logName(1, 1) } })).toMatchObject({ bases: ['2026-01-01'] });
});

test('what was cut off goes once a later copy is whole', async () => {
  const bases = { '2026-12-29': logName(1, 1) };
  expect((await left({ bases, cutOff: ['2026-12-28', '2026-12-30'] })).bases).toEqual([
    '2026-12-29',
    '2026-12-30',
  ]);
});

test('a copy made after a restore needs an earlier place in the log than those before it', async () => {
  const { logs } = await left({
    bases: { '2026-12-20': logName(1, 20), '2026-12-25': logName(2, 16) },
    logs: [logName(1, 15), logName(2, 16), logName(1, 20)],
  });
  expect(logs).toEqual([logName(1, 20), logName(2, 16)]);
});
