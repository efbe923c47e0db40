import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HAIR_VALUES, SKIN_VALUES } from '@yoimachi/domain/profile';
import { expect, test } from 'vitest';
import { PORTRAIT_SET } from '../../packages/ui/src/lib/picture.ts';
import sharp from 'sharp';
import { COLOURS, HAIR_STYLES, PORTRAITS, SCENE_ROUNDS, SCENES } from './portraits.ts';

const FOLDER = join(import.meta.dirname, '../../apps/web/public/portraits');
const files = Array.from(
  { length: PORTRAITS.length + SCENES.length * SCENE_ROUNDS },
  (_, index) => `${String(index + 1).padStart(3, '0')}.webp`,
);

test('each portrait is described in the words of profiles, and a few show hosts', () => {
  for (const { hairStyle, hair, skin } of PORTRAITS) {
    expect(HAIR_STYLES).toContain(hairStyle);
    expect(HAIR_VALUES).toContain(hair);
    expect(SKIN_VALUES).toContain(skin);
  }
  expect(PORTRAITS.filter(({ isMale }) => isMale)).toHaveLength(12);
});

test('the pictures are there, small, and WebP of 480 × 640, each at half its width, too', async () => {
  for (const file of files) {
    const picture = await readFile(join(FOLDER, file));
    expect(picture.length).toBeLessThanOrEqual(12_000);
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
    const head = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
    const [width, height] = [picture.readUInt16LE(head + 3), picture.readUInt16LE(head + 5)];
    expect([width & 0x3fff, height & 0x3fff]).toEqual([480, 640]);
    expect((await stat(join(FOLDER, '240', file))).size).toBeLessThan(picture.length);
  }
});

test('the colour of each is kept, as a file of the web is not looked at when it is shown', async () => {
  const average = (file: string) =>
    sharp(join(FOLDER, file)).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const averages = await Promise.all(files.map(average));
  expect(COLOURS).toEqual(averages.map((pixel) => pixel.toString('hex')));
});

test('no picture is left over, and the address in the web names what they are: browsers keep them for ever', async () => {
  const hash = createHash('sha256');
  const all = (await readdir(FOLDER, { recursive: true })).filter((name) => name.endsWith('.webp')).sort();
  for (const name of all) hash.update(`\0${name}\0`).update(await readFile(join(FOLDER, name)));
  expect(all).toEqual([...files, ...files.map((file) => `240/${file}`)].sort());
  expect(hash.digest('hex').slice(0, 8)).toBe(PORTRAIT_SET);
});
