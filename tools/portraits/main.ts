/**
 * Draws the pool of portraits that demo casts wear: `node tools/portraits/main.ts`. Writes 001.webp … 240.webp
 * (portraits) and 241.webp … 264.webp (still lifes for the further photos) below apps/web/public/portraits.
 * The same code gives the same files; nobody real is shown.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PORTRAIT_COUNT, describePerson } from './person.ts';
import { drawPortrait } from './portrait.ts';
import { SCENE_COUNT, drawScene } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../apps/web/public/portraits/', import.meta.url));
/** A picture above this size is encoded again at a lower quality. */
const LIMIT_BYTES = 12_000;
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

async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  let totalBytes = 0;
  for (let number = 1; number <= PORTRAIT_COUNT + SCENE_COUNT; number += 1) {
    const svg =
      number <= PORTRAIT_COUNT ? drawPortrait(describePerson(number)) : drawScene(number - PORTRAIT_COUNT);
    const webp = await encode(svg);
    totalBytes += webp.length;
    await writeFile(`${FOLDER}${String(number).padStart(3, '0')}.webp`, webp);
  }
  console.log(`${PORTRAIT_COUNT + SCENE_COUNT} pictures, ${(totalBytes / 1e6).toFixed(2)} MB`);
}

await main();
