/**
 * Draws the pictures of the demo's news and banners: `node tools/news-pictures/main.ts`. Writes them as JPEG below tools/demo/news; words need a
 * Japanese font of serifs here, and none where the demo is made.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DEMO_BANNERS } from '../demo/news.ja.ts';
import { drawNight } from './night.ts';

const FOLDER = fileURLToPath(new URL('../demo/news/', import.meta.url));

async function write(file: string, svg: string): Promise<void> {
  const jpeg = await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  await writeFile(`${FOLDER}${file}.jpg`, jpeg);
  console.log(`${file}: ${jpeg.length} bytes`);
}

await mkdir(FOLDER, { recursive: true });
for (const scene of ['lanterns', 'skyline'] as const) await write(scene, drawNight(scene));
for (const { file, scene, words } of DEMO_BANNERS) await write(file, drawNight(scene, words));
