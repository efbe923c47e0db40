import sharp, { type Metadata, type Sharp } from 'sharp';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withEnd, withoutLast } from './cut-jpeg.ts';
import { LEAST_PIXELS, type PictureKind, type PictureRefusal } from './port.ts';

// Only these two decoders can be reached, whatever the bytes say that they are.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A phone's camera makes 12 to 50 million. */
const MOST_PIXELS = 50_000_000;
/** Nothing larger is made or looked at. */
const BASE_SIDE = 2_500;

/** Pixels of a picture as it is shown: upright, sRGB, on white where it was transparent; at most `BASE_SIDE` wide and high. */
export interface Base {
  readonly type: 'image/jpeg' | 'image/png';
  /** Of the original, upright. */
  readonly width: number;
  readonly height: number;
  /** A pipeline over the pixels, to be cloned. */
  readonly image: Sharp;
  /** Of the pixels. */
  readonly baseWidth: number;
  readonly baseHeight: number;
}

/** Decodes all of a picture, once where it is whole. Refuses before a pixel is decoded what is no picture or has too many of them. */
export async function openPicture(
  bytes: Uint8Array,
  kind?: PictureKind,
): Promise<Result<Base, PictureRefusal>> {
  const type = typeOf(bytes);
  if (type === undefined) return fail('IMAGE_TYPE');
  try {
    const { width, height } = uprightSize(await sharp(bytes, { limitInputPixels: false }).metadata());
    if (width * height > MOST_PIXELS) return fail('IMAGE_TOO_LARGE');
    const least = kind && LEAST_PIXELS[kind];
    if (least && (Math.min(width, height) < least.short || Math.max(width, height) < least.long))
      return fail('IMAGE_TOO_SMALL', undefined, { ...least });
    const { data, info } = await decode(bytes).catch((error: unknown) => {
      if (type !== 'image/jpeg') throw error;
      return decodeCut(bytes);
    });
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    return ok({ type, width, height, image, baseWidth: info.width, baseHeight: info.height });
  } catch {
    // The library's own words may quote what stands in the file.
    return fail('IMAGE_BROKEN');
  }
}

const STARTS = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

const typeOf = (bytes: Uint8Array) =>
  STARTS.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0];

function uprightSize({ width, height, orientation = 1 }: Metadata): { width: number; height: number } {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** A JPEG that was saved without its last bytes, which every browser shows. Fails when more than its last row of blocks is missing. */
async function decodeCut(bytes: Uint8Array) {
  const ended = withEnd(bytes);
  try {
    return await decode(ended);
  } catch (error) {
    const rest = withoutLast(ended);
    if (rest === null) throw error;
    await decode(rest);
    return decode(ended, 'none');
  }
}

function decode(bytes: Uint8Array, failOn: 'none' | 'warning' = 'warning') {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn })
    .autoOrient()
    .resize({ width: BASE_SIDE, height: BASE_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
