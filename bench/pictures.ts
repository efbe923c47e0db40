import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createPictures } from '../apps/server/src/gateways/picture/index.ts';
import type { MadeFile, PictureFormat, Pictures } from '../apps/server/src/gateways/picture/port.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import { createMetrics } from '../apps/server/src/platform/metrics/index.ts';
import type { Cleanup } from './cleanup.ts';

export interface PictureFigures {
  readonly photos: number;
  /** Of a phone's camera: 12 megapixels. */
  readonly originalBytes: number;
  readonly work: readonly PictureWork[];
  readonly sizes: readonly SizeFigures[];
}
export interface PictureWork {
  readonly name: string;
  readonly perMinute: number;
  /** Of sharp alone, in the process that measures, without checks: what the same sizes take at least. */
  readonly limitPerMinute: number | null;
}
export interface SizeFigures {
  readonly name: string;
  readonly webpBytes: number;
  readonly avifBytes: number;
}

const PORTRAITS = join(import.meta.dirname, '../apps/web/public/portraits');
const ORIGINAL_WIDTH = 3_000;
const LIMIT_WIDTHS = [720, 480, 240, 1_080];
const AT_ONCE = 2;

/** Works on portraits as phones would send them, two at once as the product does. */
export async function measurePictures(cleanup: Cleanup, photos: number): Promise<PictureFigures> {
  const pictures = createPictures({ log: createLog({ logLevel: 'warn' }), metrics: createMetrics() });
  cleanup.add(() => pictures.close());
  const originals = await drawOriginals(photos);
  await inTurns(originals.slice(0, AT_ONCE), (one) => pictures.look(one, 'PHOTO'));
  const looked = await inTurns(originals, (one) => pictures.look(one, 'PHOTO'));
  const avatars = await inTurns(originals, (one) => pictures.avatar(one));
  const webp = await inTurns(originals, (one) => makeAll(pictures, one, 'webp'));
  const avif = await inTurns(originals, (one) => makeAll(pictures, one, 'avif'));
  return {
    photos,
    originalBytes: average(originals.map(({ length }) => length)),
    work: [
      { name: 'looked at, with codes and hashes', perMinute: looked.perMinute, limitPerMinute: null },
      {
        name: 'four WebP of a photo',
        perMinute: webp.perMinute,
        limitPerMinute: await alone(originals, 'webp'),
      },
      {
        name: 'four AVIF of a photo',
        perMinute: avif.perMinute,
        limitPerMinute: await alone(originals, 'avif'),
      },
      { name: 'three WebP of an avatar', perMinute: avatars.perMinute, limitPerMinute: null },
    ],
    sizes: webp.answers[0]!.map(({ name }) => ({
      name,
      webpBytes: average(webp.answers.map((files) => bytesOf(files, name))),
      avifBytes: average(avif.answers.map((files) => bytesOf(files, name))),
    })),
  };
}

function drawOriginals(photos: number): Promise<Buffer[]> {
  const files = readdirSync(PORTRAITS).filter((name) => name.endsWith('.webp'));
  const step = Math.max(1, Math.floor(files.length / photos));
  const chosen = files.filter((_, at) => at % step === 0).slice(0, photos);
  const draw = (name: string) => sharp(join(PORTRAITS, name)).resize(ORIGINAL_WIDTH).jpeg({ quality: 90 });
  return Promise.all(chosen.map((name) => draw(name).toBuffer()));
}

async function makeAll(
  pictures: Pictures,
  original: Buffer,
  format: PictureFormat,
): Promise<readonly MadeFile[]> {
  const made = await pictures.photo(original, format);
  if (!made.ok) throw new Error(`A portrait was refused: ${made.error.code}`);
  return made.value;
}

async function alone(originals: readonly Buffer[], format: PictureFormat): Promise<number> {
  const options = format === 'webp' ? { quality: 80 } : { quality: 50, effort: 2 };
  const { perMinute } = await inTurns(originals, (one) =>
    Promise.all(LIMIT_WIDTHS.map((width) => sharp(one).resize(width).toFormat(format, options).toBuffer())),
  );
  return perMinute;
}

async function inTurns<T>(
  originals: readonly Buffer[],
  work: (original: Buffer) => Promise<T>,
): Promise<{ readonly perMinute: number; readonly answers: T[] }> {
  const answers: T[] = [];
  const left = [...originals];
  const startMs = performance.now();
  const goOn = async () => {
    for (let one = left.pop(); one; one = left.pop()) answers.push(await work(one));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  return { perMinute: (originals.length * 60_000) / (performance.now() - startMs), answers };
}

const bytesOf = (files: readonly MadeFile[], name: string) =>
  files.find((file) => file.name === name)!.bytes.length;
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
