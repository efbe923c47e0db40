import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { areAlike, type PictureLook } from '../port.ts';
import { textHints } from '../text-hints.ts';
import { jpegOf, portrait } from './fixtures.ts';
import { openPictures } from './opened.ts';

const pictures = openPictures();
afterAll(() => pictures.close());

async function lookAt(picture: Sharp | Buffer): Promise<PictureLook> {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.jpeg({ quality: 85 }).toBuffer();
  const looked = await pictures.look(bytes, 'PHOTO');
  if (!looked.ok) throw new Error(looked.error.code);
  return looked.value;
}

describe('codes', () => {
  const SAID = 'https://line.me/ti/p/abcdefgh';

  beforeAll(async () => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
    const wasmBinary = (await readFile(file)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });

  async function code(side: number, format: 'QRCode' | 'Code128' | 'DataMatrix' = 'QRCode'): Promise<Buffer> {
    const { svg } = await writeBarcode(SAID, { format });
    return sharp(Buffer.from(svg), { density: 600 }).flatten().resize(side).png().toBuffer();
  }
  const on = async (input: Buffer) =>
    lookAt(sharp(await jpegOf(5, 1_440)).composite([{ input, left: 200, top: 900 }]));

  it('are found of three kinds, and none where there is none', async () => {
    expect((await on(await code(300))).codes).toEqual([SAID]);
    expect((await on(await code(800, 'Code128'))).codes).toEqual([SAID]);
    expect((await on(await code(300, 'DataMatrix'))).codes).toEqual([SAID]);
    for (const number of [1, 50, 100, 150]) expect((await lookAt(await jpegOf(number))).codes).toEqual([]);
  });

  it('are found small, turned, inverted and in bad light', async () => {
    const turned = await sharp(await code(400))
      .rotate(33, { background: '#fff' })
      .png()
      .toBuffer();
    const inverted = await sharp(await code(300))
      .negate({ alpha: false })
      .png()
      .toBuffer();
    const pale = await sharp(await code(300))
      .linear(0.3, 150)
      .png()
      .toBuffer();
    for (const input of [await code(110), turned, inverted, pale])
      expect((await on(input)).codes).toEqual([SAID]);
  });
});

describe('the same picture', () => {
  const WIDTH = 900;
  const originals = Promise.all(
    [3, 63, 123, 153, 183, 243].map(async (number) => {
      const jpeg = await jpegOf(number, WIDTH);
      return { jpeg, hashes: (await lookAt(jpeg)).hashes };
    }),
  );
  const changes: [string, (picture: Sharp, width: number) => Sharp][] = [
    ['encoded anew', (picture) => picture.jpeg({ quality: 30 })],
    ['brighter', (picture) => picture.modulate({ brightness: 1.25 })],
    ['darker', (picture) => picture.modulate({ brightness: 0.7 })],
    ['paler', (picture) => picture.linear(0.7, 40)],
    ['in grey', (picture) => picture.greyscale()],
    ['smaller', (picture, width) => picture.resize(Math.round(width * 0.6))],
    ['mirrored', (picture) => picture.flop()],
    ...[0.95, 0.9, 0.85, 0.8, 0.76].map((part): (typeof changes)[number] => [
      `cut to ${part * 100} %`,
      (picture, width) => {
        const height = (width * 4) / 3;
        const [w, h] = [Math.round(width * part), Math.round(height * part)];
        return picture.extract({ left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h });
      },
    ]),
  ];
  it.each(changes)('is known again %s', async (_, change) => {
    const known = await Promise.all(
      (await originals).map(async ({ jpeg, hashes }) => {
        const changed = await change(sharp(jpeg), WIDTH).toBuffer();
        return areAlike(hashes, (await lookAt(changed)).hashes);
      }),
    );
    expect(known.filter(Boolean).length).toBeGreaterThanOrEqual(known.length - 1);
  });

  it('is another one where somebody else is seen, although all are drawn alike', async () => {
    const looks = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => lookAt(await jpegOf(1 + at * 10, 480))),
    );
    let alike = 0;
    for (const [at, one] of looks.entries())
      for (const other of looks.slice(at + 1)) if (areAlike(one.hashes, other.hashes)) alike++;
    // Of 276 pairs.
    expect(alike).toBeLessThanOrEqual(2);
  });
});

describe('text', () => {
  it.each([
    ['090-1234-5678', ['PHONE']],
    ['+81 90 1234 5678', ['PHONE', 'TEXT']],
    ['tel 03-1234-5678 call me', ['PHONE', 'TEXT']],
    ['see example.com/abc', ['URL', 'TEXT']],
    ['@moon_star', ['ACCOUNT']],
    ['LINE: moonstar', ['ACCOUNT', 'TEXT']],
    ['HAPPY BIRTHDAY', ['TEXT']],
    ['OPEN', []],
    ['2026-11-22', []],
  ])('%s is %j', (line, hints) => {
    expect(textHints([line])).toEqual(hints);
  });

  it('is read from a picture, and not from one without', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="400"><rect width="960" height="400" fill="#fff" opacity="0.9"/>
      <text x="40" y="110" font-size="64" font-family="sans-serif">090-1234-5678</text>
      <text x="40" y="210" font-size="64" font-family="sans-serif">LINE: moonstar77</text>
      <text x="40" y="310" font-size="64" font-family="sans-serif">www.example.com</text></svg>`;
    const written = await sharp(await jpegOf(7, 960))
      .composite([{ input: Buffer.from(svg), left: 0, top: 700 }])
      .jpeg()
      .toBuffer();
    expect(await pictures.readText(written)).toEqual({
      ok: true,
      value: ['PHONE', 'URL', 'ACCOUNT', 'TEXT'],
    });
    for (const number of [7, 77, 177])
      expect(await pictures.readText(await jpegOf(number))).toEqual({ ok: true, value: [] });
    expect(await pictures.readText(await portrait(7))).toMatchObject({ error: { code: 'IMAGE_TYPE' } });
  });
});
