import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayOf } from '@yoimachi/domain/time';
import { expect, test, vi } from 'vitest';
import { CODE, readSources } from '../../check/sources.ts';
import { walkClock } from './clock.ts';
import { demoStart, walkDay, walkStart } from './day.ts';
import { keepFiles } from './kept-files.ts';

test('every walk begins at noon of the same Tuesday, after its demo was made; another day is asked for', () => {
  expect(walkDay('')).toBe('2026-11-24');
  expect(walkStart('2026-11-24')).toEqual(new Date('2026-11-24T03:00:00Z'));
  expect(demoStart('2026-11-24').getTime()).toBeLessThan(walkStart('2026-11-24').getTime());
  expect(walkDay('2028-02-29')).toBe('2028-02-29');
  expect(walkDay('today')).toBe(dayOf(new Date()));
  expect(() => walkDay('2027-02-29')).toThrow('2027-02-29');
});

test('the clock of a walk begins where it is told to, goes on by itself, and is moved forward only', async () => {
  const machine = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const clock = walkClock(new Date('2026-11-24T03:00:00Z'));
  const heard: Date[] = [];
  clock.onMoved(() => heard.push(clock.now()));
  machine.mockReturnValue(3_500.9);
  expect(clock.now()).toEqual(new Date('2026-11-24T03:00:02.500Z'));
  await clock.advanceTo(new Date('2026-12-24T03:00:00Z'));
  await clock.advanceTo(new Date('2026-11-25T03:00:00Z'));
  expect(heard).toEqual([new Date('2026-12-24T03:00:00Z'), new Date('2026-12-24T03:00:00Z')]);
  machine.mockReturnValue(4_500.9);
  expect(clock.now()).toEqual(new Date('2026-12-24T03:00:01Z'));
  machine.mockRestore();
});

test('files that were changed, removed or added are as they were kept', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'yoimachi-kept-')), 'files');
  mkdirSync(join(folder, 'a'), { recursive: true });
  writeFileSync(join(folder, 'a/one'), 'one');
  writeFileSync(join(folder, 'two'), 'two');
  const bringBack = await keepFiles(folder);
  for (const _ of ['once', 'again']) {
    writeFileSync(join(folder, 'a/one'), 'eno');
    rmSync(join(folder, 'two'));
    mkdirSync(join(folder, 'b'), { recursive: true });
    writeFileSync(join(folder, 'b/three'), 'three');
    await bringBack();
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
    expect(texts.toSorted()).toEqual(['one', 'two']);
  }
  rmSync(join(folder, '..'), { recursive: true });
});

test('a folder that has no files yet is empty again', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'yoimachi-kept-')), 'files');
  const bringBack = await keepFiles(folder);
  mkdirSync(folder);
  writeFileSync(join(folder, 'one'), 'one');
  await bringBack();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(join(folder, '..'), { recursive: true });
});

/** What may bring a product back, or let somebody in by his number alone: the walks, and what starts their products. */
const OF_WALKS = /^(?:e2e\/|tools\/test\/|playwright\.config\.ts$)/;
const DOOR = /from '[^']*\/walks\/(?:product|door|entering|operating)\.ts'/;
const strangers = (sources: readonly { readonly path: string; readonly text: string }[]) =>
  sources.filter(({ path, text }) => !OF_WALKS.test(path) && DOOR.test(text)).map(({ path }) => path);

test('no other way of starting the product has the door of the walks', () => {
  const sources = readSources(CODE);
  expect(sources.filter(({ text }) => DOOR.test(text)).length).toBeGreaterThan(1);
  expect(strangers(sources)).toEqual([]);
});

test('a start that brings the door along is caught', () => {
  const text = "import { openDoor } from './test/walks/door.ts';";
  expect(strangers([{ path: 'tools/start.ts', text }])).toEqual(['tools/start.ts']);
});
