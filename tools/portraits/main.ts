/**
 * Draws the pool of portraits for demo casts: `node tools/portraits/main.ts`. Writes 001.webp … 240.webp
 * (portraits) and 241.webp … 264.webp (still lifes for the further photos) below apps/web/public/portraits, each at half its
 * width below 240, and the set's name into packages/ui/src/lib/portrait-set.ts.
 * The same code gives the same files; no real person is shown.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PORTRAIT_COUNT, describePerson } from './person.ts';
import { drawPortrait } from './portrait.ts';
import { SCENE_COUNT, drawScene } from './scenes.ts';
import { nameOfSet } from './set-name.ts';

const FOLDER = fileURLToPath(new URL('../../apps/web/public/portraits/', import.meta.url));
const SET_FILE = fileURLToPath(new URL('../../packages/ui/src/lib/portrait-set.ts', import.meta.url));
/** A picture larger than this is re-encoded at lower quality. */
const LIMIT_BYTES = 12_000;
/** In pixels: for faces, and for cards on low-resolution screens. */
const SMALL_WIDTH = 240;
const QUALITIES = [72, 64, 56, 48, 40];

async function encode(svg: string): Promise<Buffer> {
  const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = { width: raw.info.width, height: raw.info.height, channels: raw.info.channels };
  for (const quality of QUALITIES) {
    const webp = await sharp(raw.data, { raw: raster })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (webp.length <= LIMIT_BYTES) return webp;
  }
  throw new Error(`a picture stays above ${LIMIT_BYTES} bytes at the lowest quality`);
}

/** The small ones are made from the finished wide ones. */
async function writeSmall(file: string): Promise<number> {
  const small = await sharp(`${FOLDER}${file}`)
    .resize({ width: SMALL_WIDTH })
    .webp({ quality: 72, smartSubsample: true })
    .toBuffer();
  await writeFile(`${FOLDER}240/${file}`, small);
  return small.length;
}

async function main(): Promise<void> {
  await mkdir(`${FOLDER}240`, { recursive: true });
  let totalBytes = 0;
  for (let number = 1; number <= PORTRAIT_COUNT + SCENE_COUNT; number += 1) {
    const svg =
      number <= PORTRAIT_COUNT ? drawPortrait(describePerson(number)) : drawScene(number - PORTRAIT_COUNT);
    const file = `${String(number).padStart(3, '0')}.webp`;
    const webp = await encode(svg);
    await writeFile(`${FOLDER}${file}`, webp);
    totalBytes += webp.length + (await writeSmall(file));
  }
  const name = await nameOfSet(FOLDER);
  await writeFile(
    SET_FILE,
    `/** What the portraits are; written with them. */\nexport const PORTRAIT_SET = '${name}';\n`,
  );
  console.log(`${PORTRAIT_COUNT + SCENE_COUNT} pictures, ${(totalBytes / 1e6).toFixed(2)} MB`);
}

await main();
