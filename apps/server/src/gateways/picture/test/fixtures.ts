import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const PORTRAITS = new URL('../../../../../web/public/portraits/', import.meta.url);

/** A drawn portrait of 480 × 640 pixels. */
export const portrait = (number: number): Promise<Buffer> =>
  readFile(new URL(`${String(number).padStart(3, '0')}.webp`, PORTRAITS));

export const jpegOf = async (number: number, width = 960): Promise<Buffer> =>
  sharp(await portrait(number))
    .resize(width)
    .jpeg({ quality: 90 })
    .toBuffer();

/** A JPEG whose colours say which way is up: red, green, blue and white from the upper left on. */
export function quarters(): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">
    <rect width="300" height="400" fill="#f00"/><rect x="300" width="300" height="400" fill="#0f0"/>
    <rect y="400" width="300" height="400" fill="#00f"/><rect x="300" y="400" width="300" height="400" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).flatten();
}

/** The upright picture as a camera stores it that was held this way. */
export async function stored(upright: Sharp, orientation: number): Promise<Buffer> {
  const pixels = sharp(await upright.png().toBuffer());
  const turns = [0, 0, 0, 180, 180, 270, 270, 90, 90];
  const turned = pixels.rotate(turns[orientation]).flop([2, 4, 5, 7].includes(orientation));
  return turned.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
}

/** A grey PNG of one bit a pixel that says to be so wide and high, and inflates to so many bytes of nothing. */
export function hollowPng(
  width: number,
  height: number,
  inflated: number,
  more: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const data = deflateSync(Buffer.alloc(inflated), { level: 9 });
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A text that inflates to so many bytes, as PNG carries it. */
export const hollowText = (inflated: number): Buffer =>
  chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(inflated, 0x61))]),
  );

/** A picture with more segments of metadata: what a marker says and its bytes. */
export function withSegments(jpeg: Buffer, segments: readonly (readonly [number, Buffer])[]): Buffer {
  const parts = segments.map(([marker, data]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

/** The JPEG, said to be of another size. */
export function sized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}
