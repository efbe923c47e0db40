import sharp from 'sharp';
import type { Box } from './rows.ts';

export interface Page {
  /** Grey, level, in a size in which letters are well read; PNG. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The picture's longer side in the two sizes in which it is read. */
export const PAGE_SIZES = [1800, 1350] as const;
/** Pictures beyond this are refused before they are unpacked. */
const MOST_PIXELS = 80_000_000;
/** The longer side of what is looked at for a tilt. */
const TILT_SIZE = 600;
const MOST_TILT = 20;
const CIRCLE = 0.45 * TILT_SIZE;
/** Around a pixel, in pixels: ink is darker than what is around it. */
const AROUND = 12;
export const WHOLE: View = { part: { left: 0, top: 0, right: 1, bottom: 1 }, slope: 0 };
const INK = 14;

export type Turn = 0 | 90 | 180 | 270;

/** What of a page is looked at. */
export interface View {
  /** In parts of its sides. */
  readonly part: Box;
  /** By how many degrees its rows were seen to go down. */
  readonly slope: number;
}

export interface Picture {
  /** In which a document may lie, the likeliest first. */
  readonly turns: readonly Turn[];
  page(turn: Turn, size: number, view?: View): Promise<Page>;
}

/** Cards lie broad in front of who reads them; whether they stand on their head only reading tells. */
const BROAD: readonly Turn[] = [0, 180, 90, 270];
const TALL: readonly Turn[] = [90, 270, 0, 180];

/** Null when it is no picture. */
export async function prepare(bytes: Uint8Array): Promise<Picture | null> {
  const grey = await greyOf(bytes).catch(() => null);
  if (grey === null) return null;
  const flat = await inkOf(grey, 0);
  const tilts = new Map<number, number>([[0, tiltOf(flat)]]);
  return {
    turns: spread(flat, 0) >= spread(flat, 1) ? BROAD : TALL,
    async page(turn, size, { part, slope } = WHOLE) {
      const side = turn % 180;
      const tilt = tilts.get(side) ?? tiltOf(await inkOf(grey, side));
      tilts.set(side, tilt);
      return pageOf(await levelled(grey, turn, tilt + slope), size, part);
    },
  };
}

async function levelled(grey: Buffer, turn: Turn, tilt: number): Promise<Buffer> {
  const turned = await sharp(grey).rotate(turn).png({ compressionLevel: 1 }).toBuffer();
  return sharp(turned).rotate(-tilt, { background: '#777' }).png({ compressionLevel: 1 }).toBuffer();
}

async function pageOf(level: Buffer, size: number, part: Box): Promise<Page> {
  const { width, height } = await sharp(level).metadata();
  const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)];
  const { data, info } = await sharp(level)
    .extract({
      left,
      top,
      width: Math.ceil(part.right * width) - left,
      height: Math.ceil(part.bottom * height) - top,
    })
    .resize({ width: size, height: size, fit: 'inside' })
    .normalise({ lower: 1, upper: 99 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

const greyOf = (picture: Uint8Array) =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#777' })
    .greyscale()
    .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();

type Ink = readonly (readonly [number, number])[];

/** How far ink lies apart across (0) or down (1). */
function spread(ink: Ink, axis: 0 | 1): number {
  const mean = ink.reduce((sum, point) => sum + point[axis], 0) / ink.length;
  return ink.reduce((sum, point) => sum + (point[axis] - mean) ** 2, 0);
}

/**
 * The angle at which ink lies in rows best: with it, some rows are full and those between them empty. Only what lies within a circle
 * counts: the grain of a square picture would lie best with its sides.
 */
function tiltOf(all: Ink): number {
  const ink = all.filter(([x, y]) => x * x + y * y < CIRCLE * CIRCLE);
  const best = (angles: readonly number[]) =>
    angles
      .map((degrees) => ({ degrees, strength: rowStrength(ink, degrees) }))
      .reduce((one, other) => (other.strength > one.strength ? other : one)).degrees;
  const range = (from: number, to: number, step: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  const rough = best(range(-MOST_TILT, MOST_TILT, 1));
  return best(range(rough - 1, rough + 1, 0.2));
}

/** Where something darker than what is around it stands, from the middle of the picture. */
async function inkOf(grey: Buffer, turn: number): Promise<Ink> {
  const { data, info } = await sharp(grey)
    .rotate(turn)
    .resize({ width: TILT_SIZE, height: TILT_SIZE, fit: 'inside' })
    .median(3)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const sums = summed(data, width, height);
  const at = (y: number, x: number) => sums[y * (width + 1) + x]!;
  const ink: [number, number][] = [];
  for (let y = AROUND; y < height - AROUND; y++) {
    for (let x = AROUND; x < width - AROUND; x++) {
      const [top, below, left, right] = [y - AROUND, y + AROUND, x - AROUND, x + AROUND];
      const mean = (at(below, right) - at(top, right) - at(below, left) + at(top, left)) / (2 * AROUND) ** 2;
      if (data[y * width + x]! < mean - INK) ink.push([x - width / 2, y - height / 2]);
    }
  }
  return ink;
}

/** Sums of all that is above and left of a pixel. */
function summed(data: Buffer, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

function rowStrength(ink: Ink, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const rows = new Float64Array(2 * TILT_SIZE);
  for (const [x, y] of ink) rows[Math.round(y * cos - x * sin) + TILT_SIZE]!++;
  let strength = 0;
  for (let row = 1; row < rows.length; row++) strength += (rows[row]! - rows[row - 1]!) ** 2;
  return strength;
}
