/**
 * Draws the icons of the product from `apps/web/public/moon.svg`: `node tools/icons/main.ts`. Writes PNG files next to it, for home screens
 * and shared links. The files are committed.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
const GROUND = '#6b2145';
/** Edge of the drawing in its own units. */
const UNITS = 24;

/** The moon on a full-bleed background: the system cuts the corners. `share` is the drawing's part of the shorter edge. */
async function draw(path: string, file: string, width: number, height: number, share: number): Promise<void> {
  const edge = Math.round(Math.min(width, height) * share);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}">${path}</svg>`;
  const moon = await sharp(Buffer.from(svg), { density: (72 * edge) / UNITS })
    .resize(edge, edge)
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([{ input: moon }])
    .png({ palette: true, effort: 10 })
    .toFile(`${FOLDER}${file}`);
}

/** The moon alone, white on nothing: what Android shows in its status bar. */
async function drawBadge(path: string, file: string, size: number): Promise<void> {
  const white = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}" fill="#fff">${path.replace(/ fill="[^"]*"/, '')}</svg>`;
  await sharp(Buffer.from(white), { density: (72 * size) / UNITS })
    .resize(size, size)
    .png({ effort: 10 })
    .toFile(`${FOLDER}${file}`);
}

const moon = /<path[^>]*>/.exec(await readFile(`${FOLDER}moon.svg`, 'utf8'))?.[0];
if (moon === undefined) throw new Error('moon.svg has no path');
await draw(moon, 'apple-touch-icon.png', 180, 180, 0.9);
await draw(moon, 'icon-192.png', 192, 192, 0.95);
await draw(moon, 'icon-512.png', 512, 512, 0.95);
// A mask takes up to a fifth at each side.
await draw(moon, 'icon-mask-512.png', 512, 512, 0.75);
await draw(moon, 'share.png', 1200, 630, 0.6);
await drawBadge(moon, 'badge.png', 96);
