import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { hollowPng, hollowText, jpegOf, portrait, sized, withSegments } from './fixtures.ts';
import { openPictures } from './opened.ts';

const pictures = openPictures();
afterAll(() => pictures.close());

const SCRIPT = '<script>alert(document.cookie)</script>';

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  const looked = await pictures.look(bytes, 'PHOTO');
  return looked.ok ? 'looked at' : looked.error.code;
};

describe('what is no picture', () => {
  const texts: [string, string | Uint8Array][] = [
    ['a program', `MZ${'\0'.repeat(500)}This program cannot be run in DOS mode.`],
    ['a program of another system', '\x7fELF\x02\x01\x01'],
    [
      'an SVG with a script',
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${SCRIPT}</svg>`,
    ],
    ['a page', `<!doctype html><html>${SCRIPT}</html>`],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['an archive', 'PK\x03\x04'],
    ['nothing', ''],
    ['one byte', '\xff'],
  ];
  it.each(texts)('refuses %s', async (_, text) => {
    expect(await codeOf(Buffer.from(text as string, 'latin1'))).toBe('IMAGE_TYPE');
  });

  it('refuses WebP, moving or not, GIF, TIFF and AVIF, whatever their name says', async () => {
    const frames = [await portrait(1), await portrait(2)];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving, { pages: -1 }).metadata()).pages).toBe(2);
    const still = sharp(await portrait(1));
    const others = [moving, await portrait(1), await still.gif().toBuffer(), await still.tiff().toBuffer()];
    for (const other of [...others, await still.avif({ effort: 0 }).toBuffer()])
      expect(await codeOf(other)).toBe('IMAGE_TYPE');
  });
});

describe('what would take too much', () => {
  it('refuses 20,000 × 20,000 pixels by what their header says', async () => {
    expect(await codeOf(hollowPng(20_000, 20_000, 20_000 * 2_501))).toBe('IMAGE_TOO_LARGE');
    expect(await codeOf(sized(await jpegOf(1), 20_000, 20_000))).toBe('IMAGE_TOO_LARGE');
    expect(await codeOf(hollowPng(2 ** 31 - 1, 2 ** 31 - 1, 1_000))).toMatch(/^IMAGE_(TOO_LARGE|BROKEN)$/);
  });

  it('refuses 1 × 60,000 pixels with the size that it wants', async () => {
    expect(await pictures.look(hollowPng(1, 60_000, 120_000), 'PHOTO')).toEqual({
      ok: false,
      error: { code: 'IMAGE_TOO_SMALL', details: { short: 480, long: 640 } },
    });
    expect(await codeOf(hollowPng(60_000, 1, 7_501))).toBe('IMAGE_TOO_SMALL');
    expect((await pictures.look(await jpegOf(1, 220), 'AVATAR')).ok).toBe(true);
    expect((await pictures.look(await jpegOf(1, 190), 'AVATAR')).ok).toBe(false);
  });

  it('is not inflated by a bomb in the pixels or in a text beside them', async () => {
    // What lies behind the last row, and a text of more than its share, is not read: inflated, it would end the process.
    const pixels = hollowPng(800, 800, 900_000_000);
    expect(pixels.length).toBeLessThan(1_000_000);
    expect(await codeOf(pixels)).toBe('looked at');
    const texts = hollowPng(
      800,
      800,
      800 * 101,
      Array.from({ length: 10 }, () => hollowText(60_000_000)),
    );
    expect(await codeOf(texts)).toBe('looked at');
  });

  it('looks past 60 MB of metadata, and keeps none of it', async () => {
    const segment: [number, Buffer] = [0xe1, Buffer.from(`Exif\0\0${SCRIPT}`.padEnd(65_000, 'x'), 'latin1')];
    const heavy = withSegments(
      await jpegOf(1),
      Array.from({ length: 925 }, () => segment),
    );
    expect(heavy.length).toBeGreaterThan(60_000_000);
    const made = await pictures.photo(heavy, 'webp');
    expect(made.ok && made.value.every(({ bytes }) => bytes.length < 100_000)).toBe(true);
  });

  it('keeps no file of 20 at once in the memory of who asks', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yoimachi-pictures-'));
    try {
      const path = join(folder, 'large.jpg');
      const noise = Array.from({ length: 140 }, () => [0xe5, Buffer.alloc(65_000, 7)] as const);
      await writeFile(path, withSegments(await jpegOf(3), noise));
      await pictures.look(() => createReadStream(path), 'PHOTO');
      globalThis.gc?.();
      const before = process.memoryUsage.rss();
      let most = before;
      const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
      const looks = await Promise.all(
        Array.from({ length: 20 }, () => pictures.look(() => createReadStream(path), 'PHOTO')),
      );
      clearInterval(timer);
      expect(looks.every(({ ok }) => ok)).toBe(true);
      expect(most - before).toBeLessThan(64 * 2 ** 20);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('what is damaged', () => {
  it('refuses a file that was cut, wherever it was', async () => {
    const jpeg = await jpegOf(1);
    const png = await sharp(jpeg).png().toBuffer();
    for (const file of [jpeg, png])
      for (const part of [0.02, 0.3, 0.7, 0.98])
        expect(await codeOf(file.subarray(0, Math.floor(file.length * part)))).toBe('IMAGE_BROKEN');
  });

  describe('a JPEG whose last bytes were not saved', () => {
    const [width, height] = [480, 640];
    /** Every part of it takes as many bytes as any other. */
    const noise = (options: JpegOptions) => {
      const grain = (_: unknown, at: number) => Math.imul(at + 1, 0x9e3779b1) >>> 24;
      const pixels = Uint8Array.from({ length: width * height * 3 }, grain);
      const raw = { width, height, channels: 3 } as const;
      return sharp(pixels, { raw })
        .jpeg({ quality: 90, ...options })
        .toBuffer();
    };
    const forms: [string, JpegOptions, number][] = [
      ['4:2:0', { chromaSubsampling: '4:2:0' }, 16],
      ['4:4:4', { chromaSubsampling: '4:4:4' }, 8],
    ];

    it.each(forms)(
      '%s: is taken, unless more than the last row of blocks is missing',
      async (_, form, rows) => {
        const jpeg = await noise(form);
        const ofRow = (jpeg.length * rows) / height;
        for (const bytes of [1, 2, 40, ofRow * 0.9])
          expect(await codeOf(jpeg.subarray(0, jpeg.length - Math.floor(bytes)))).toBe('looked at');
        for (const bytes of [ofRow * 1.2, jpeg.length / 2])
          expect(await codeOf(jpeg.subarray(0, jpeg.length - Math.floor(bytes)))).toBe('IMAGE_BROKEN');
      },
    );

    it('progressive: is taken, unless it lacks more than the last bit of what is there', async () => {
      const jpeg = await noise({ progressive: true });
      const scans = [...jpeg.keys()].filter(
        (at) => jpeg.readUInt16BE(Math.min(at, jpeg.length - 2)) === 0xffda,
      );
      for (const end of [jpeg.length - 2, jpeg.length - 40, scans[9]! + 20, scans[6]! + 20])
        expect(await codeOf(jpeg.subarray(0, end))).toBe('looked at');
      for (const end of [scans[5]! + 20, scans[4]! + 20, scans[0]! + 20])
        expect(await codeOf(jpeg.subarray(0, end))).toBe('IMAGE_BROKEN');
    });
  });

  it('answers to random damage with a picture or a refusal, and answers on', async () => {
    const jpeg = await jpegOf(1, 640);
    for (let step = 0; step < 12; step++) {
      const copy = Buffer.from(jpeg);
      for (let at = 100 + step; at < copy.length; at += 997 * (step + 1)) copy[at]! ^= 0x55;
      expect(await codeOf(copy)).toMatch(/^(?:looked at|IMAGE_\w+)$/);
    }
    expect(await codeOf(jpeg)).toBe('looked at');
  });
});

it('leaves nothing of a page that is hidden in a picture', async () => {
  const hidden = Buffer.concat([
    withSegments(await jpegOf(1), [[0xfe, Buffer.from(SCRIPT)]]),
    Buffer.from(`<html>${SCRIPT}</html>PK\x03\x04`),
  ]);
  const photo = await pictures.photo(hidden, 'webp');
  const avatar = await pictures.avatar(hidden);
  const document = await pictures.document(hidden);
  if (!photo.ok || !avatar.ok || !document.ok) throw new Error('not made');
  const files = [...photo.value, ...avatar.value, document.value];
  expect(files.map(({ bytes }) => Buffer.from(bytes).includes('<script'))).toEqual(files.map(() => false));
  expect(files).toHaveLength(8);
});
