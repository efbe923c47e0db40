import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PORTRAIT_COUNT, describePerson, isMalePortrait } from './person.ts';
import { drawPortrait } from './portrait.ts';
import { nameOfSet } from './set-name.ts';
import { PORTRAIT_SET } from '../../packages/ui/src/lib/portrait-set.ts';
import { SCENE_COUNT, drawScene } from './scenes.ts';

const PAGE = 20;
const people = Array.from({ length: PORTRAIT_COUNT }, (_, index) => describePerson(index + 1));
const fileOf = (number: number): string =>
  new URL(`../../apps/web/public/portraits/${String(number).padStart(3, '0')}.webp`, import.meta.url)
    .pathname;

describe('portraits', () => {
  it('are all different, and drawn the same each time', () => {
    const drawings = people.map(drawPortrait);
    expect(new Set(drawings).size).toBe(PORTRAIT_COUNT);
    expect(drawPortrait(describePerson(7))).toBe(drawings[6]);
  });

  it('do not look alike on one page: hair, colour, outfit and background never meet twice', () => {
    for (let first = 0; first + PAGE <= people.length; first += 1) {
      const looks = people
        .slice(first, first + PAGE)
        .map((person) => [person.hairStyle, person.fringe, person.mood.top, person.outfit].join(' '));
      expect(new Set(looks).size).toBe(PAGE);
    }
  });

  it('show a few hosts among them', () => {
    expect(people.filter((person) => person.male).length).toBe(12);
    expect(people.every((person) => person.male === isMalePortrait(person.number))).toBe(true);
  });
});

it('the pictures are there, small, and WebP of 480 × 640', async () => {
  let totalBytes = 0;
  for (let number = 1; number <= PORTRAIT_COUNT + SCENE_COUNT; number += 1) {
    const { size } = await stat(fileOf(number));
    expect(size).toBeLessThanOrEqual(12_000);
    totalBytes += size;
  }
  expect(totalBytes).toBeLessThan(2_500_000);
  const picture = await readFile(fileOf(1));
  expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  const head = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  expect([picture.readUInt16LE(head + 3) & 0x3fff, picture.readUInt16LE(head + 5) & 0x3fff]).toEqual([
    480, 640,
  ]);
});

it('each lies at half its width, too, and the address in the web names what they are', async () => {
  for (let number = 1; number <= PORTRAIT_COUNT + SCENE_COUNT; number += 1) {
    const small = fileOf(number).replace('/portraits/', '/portraits/240/');
    expect((await stat(small)).size).toBeLessThan((await stat(fileOf(number))).size);
  }
  const folder = fileURLToPath(new URL('../../apps/web/public/portraits/', import.meta.url));
  expect(await nameOfSet(folder)).toBe(PORTRAIT_SET);
});

it('scenes are all different', () => {
  const drawings = Array.from({ length: SCENE_COUNT }, (_, index) => drawScene(index + 1));
  expect(new Set(drawings).size).toBe(SCENE_COUNT);
});
