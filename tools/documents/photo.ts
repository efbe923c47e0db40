import sharp from 'sharp';
import { makeRandom, seedOf, type Random } from '../demo/random.ts';

/** CLEAR: scanned or held still. PHONE: askew, with noise and blur. POOR: small, dim, shaken and compressed. */
export type Quality = 'CLEAR' | 'PHONE' | 'POOR';

export interface Conditions {
  readonly quality: Quality;
  /** How far the card is turned by who laid it down, in degrees. */
  readonly tilt?: number;
  /** How the telephone was held. */
  readonly turn?: 90 | 180 | 270;
  /** A lamp's reflection, as parts of the card's width and height. */
  readonly glare?: readonly [number, number];
  readonly seed?: number;
}

interface Look {
  readonly width: number;
  /** How much of the picture's width the card fills. */
  readonly share: number;
  /** How far a corner lies off, as a part of the card. */
  readonly askew: number;
  readonly blur: number;
  readonly noise: number;
  /** What of black and white is left of the contrast. */
  readonly contrast: number;
  readonly jpeg: number;
}

const LOOKS: Readonly<Record<Quality, Look>> = {
  CLEAR: { width: 1800, share: 0.9, askew: 0, blur: 0, noise: 0, contrast: 1, jpeg: 90 },
  PHONE: { width: 1800, share: 0.84, askew: 0.025, blur: 0.9, noise: 7, contrast: 0.85, jpeg: 80 },
  POOR: { width: 1100, share: 0.78, askew: 0.03, blur: 1.3, noise: 12, contrast: 0.6, jpeg: 50 },
};
const DESK = [98, 86, 76];
/** Height of a picture by its width. */
const FORMAT = 0.75;

type Point = readonly [number, number];

/** A photo of a card on a desk; the same conditions give the same picture. A JPEG. */
export async function photograph(card: Buffer, conditions: Conditions): Promise<Buffer> {
  const look = LOOKS[conditions.quality];
  const random = makeRandom(seedOf('photo', conditions.seed ?? 1));
  const { data, info } = await sharp(card)
    .flatten({ background: '#62564c' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { width: look.width, height: Math.round(look.width * FORMAT) };
  const corners = cornersOf(info, size, look, conditions.tilt ?? 0, random);
  const pixels = lay({ data, width: info.width, height: info.height }, size, corners);
  const raster = { raw: { ...size, channels: 3 as const } };
  const laid = conditions.glare
    ? sharp(
        await sharp(pixels, raster)
          .composite([{ input: glare(corners, conditions.glare, size) }])
          .png({ compressionLevel: 1 })
          .toBuffer(),
      )
    : sharp(pixels, raster);
  if (look.blur > 0) laid.blur(look.blur);
  const seen = await laid.removeAlpha().raw().toBuffer();
  addNoise(seen, look, random);
  const photo = sharp(seen, raster);
  return (conditions.turn ? photo.rotate(conditions.turn) : photo).jpeg({ quality: look.jpeg }).toBuffer();
}

/** Where the card's corners come to lie, from the top left clockwise. */
function cornersOf(
  card: { width: number; height: number },
  picture: { width: number; height: number },
  look: Look,
  tilt: number,
  random: Random,
): Point[] {
  const width = picture.width * look.share;
  const height = (width * card.height) / card.width;
  const angle = (tilt * Math.PI) / 180;
  const off = () => random.range(-1, 1) * look.askew * width;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]) => {
    const x = (across! * width) / 2 + off();
    const y = (down! * height) / 2 + off();
    return [
      picture.width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
      picture.height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  });
}

interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws the card between four corners of a desk, in perspective. */
function lay(
  card: Raster,
  { width, height }: { width: number; height: number },
  corners: readonly Point[],
): Buffer {
  const toCard = perspective(corners);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = toCard(x, y);
      const at = (y * width + x) * 3;
      const isOn = across >= 0 && across < 1 && down >= 0 && down < 1;
      if (isOn) sample(card, across * (card.width - 1), down * (card.height - 1), out, at);
      else
        for (let colour = 0; colour < 3; colour++) out[at + colour] = DESK[colour]! + ((x * 7 + y * 3) % 11);
    }
  }
  return out;
}

function sample({ data, width, height }: Raster, x: number, y: number, out: Buffer, at: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [u, v] = [x - left, y - top];
  for (let colour = 0; colour < 3; colour++) {
    const one = (px: number, py: number) => data[(py * width + px) * 3 + colour]!;
    const upper = one(left, top) * (1 - u) + one(right, top) * u;
    const lower = one(left, below) * (1 - u) + one(right, below) * u;
    out[at + colour] = upper * (1 - v) + lower * v;
  }
}

/** From a point of the picture to one of the card, in parts of its sides: the inverse of the square drawn between four corners. */
function perspective([a, b, c, d]: readonly Point[]): (x: number, y: number) => Point {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [a!, b!, c!, d!];
  const [sx, sy] = [ax - bx + cx - dx, ay - by + cy - dy];
  const [ex, ey, fx, fy] = [bx - cx, by - cy, dx - cx, dy - cy];
  const base = ex * fy - fx * ey;
  const g = (sx * fy - fx * sy) / base;
  const h = (ex * sy - sx * ey) / base;
  const [m0, m1, m2] = [bx - ax + g * bx, dx - ax + h * dx, ax];
  const [m3, m4, m5] = [by - ay + g * by, dy - ay + h * dy, ay];
  const [i0, i1, i2] = [m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4];
  const [i3, i4, i5] = [m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5];
  const [i6, i7, i8] = [m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3];
  return (x, y) => {
    const w = i6 * x + i7 * y + i8;
    return [(i0 * x + i1 * y + i2) / w, (i3 * x + i4 * y + i5) / w];
  };
}

function glare(
  corners: readonly Point[],
  [across, down]: readonly [number, number],
  { width, height }: { width: number; height: number },
): Buffer {
  const [[ax, ay], [bx], , [, dy]] = corners as readonly [Point, Point, Point, Point];
  const [x, y] = [ax + (bx - ax) * across, ay + (dy - ay) * down];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="r"><stop offset="0" stop-color="#fff" stop-opacity="1"/><stop offset=".45" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${width * 0.16}" ry="${width * 0.07}" fill="url(#r)"/></svg>`,
  );
}

function addNoise(pixels: Buffer, { noise, contrast }: Look, random: Random): void {
  if (noise === 0) return;
  for (let at = 0; at < pixels.length; at++) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * noise;
    const value = (pixels[at]! - 128) * contrast + 118 + grain;
    pixels[at] = Math.max(0, Math.min(255, value));
  }
}
