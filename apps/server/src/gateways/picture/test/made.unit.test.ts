import { execFileSync } from 'node:child_process';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { MadeFile } from '../port.ts';
import { jpegOf, portrait, quarters, stored } from './fixtures.ts';
import { openPictures } from './opened.ts';

const pictures = openPictures();
afterAll(() => pictures.close());

async function made(bytes: Uint8Array, format: 'webp' | 'avif' = 'webp'): Promise<readonly MadeFile[]> {
  const photo = await pictures.photo(bytes, format);
  if (!photo.ok) throw new Error(photo.error.code);
  return photo.value;
}
const sizesOf = (files: readonly MadeFile[]) =>
  files.map(({ name, width, height }) => `${name} ${width}×${height}`);

/** Which primary colour stands at parts of width and height. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels;
  return [...data.subarray(at, at + 3)].map((level) => (level > 128 ? 'F' : '0')).join('');
}

describe('sizes', () => {
  it('are cut to 3:4 for lists, with the whole beside them', async () => {
    const upright = await jpegOf(1, 1_500);
    expect(sizesOf(await made(upright))).toEqual([
      'w720 720×960',
      'w480 480×640',
      'w240 240×320',
      'whole 1080×1440',
    ]);
    const wide = await sharp(upright).resize(2_400, 1_200, { fit: 'cover' }).jpeg().toBuffer();
    expect(sizesOf(await made(wide))).toEqual([
      'w720 720×960',
      'w480 480×640',
      'w240 240×320',
      'whole 1440×720',
    ]);
  });

  it('are never larger than what was there', async () => {
    const small = await jpegOf(1, 480);
    expect(sizesOf(await made(small))).toEqual([
      'w720 480×640',
      'w480 480×640',
      'w240 240×320',
      'whole 480×640',
    ]);
  });

  it('are WebP, AVIF and, of an avatar, squares', async () => {
    const jpeg = await jpegOf(2);
    for (const { bytes } of await made(jpeg)) expect((await sharp(bytes).metadata()).format).toBe('webp');
    for (const { bytes } of await made(jpeg, 'avif'))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1' });
    const avatar = await pictures.avatar(jpeg);
    expect(avatar.ok && sizesOf(avatar.value)).toEqual(['s384 384×384', 's192 192×192', 's96 96×96']);
  });

  it('of a document are one upright JPEG of at most 2500 pixels', async () => {
    const large = await sharp(await jpegOf(1))
      .resize(3_000, 4_000)
      .jpeg()
      .toBuffer();
    const document = await pictures.document(large);
    expect(document).toMatchObject({ ok: true, value: { width: 1_875, height: 2_500 } });
    const bytes = document.ok ? document.value.bytes : new Uint8Array();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_875 });
  });
});

describe('what is seen', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright from orientation %i', async (orientation) => {
    const file = await stored(quarters(), orientation);
    expect(await pictures.look(file, 'PHOTO')).toMatchObject({ value: { width: 600, height: 800 } });
    const document = await pictures.document(file);
    const all = [...(await made(file)).map(({ bytes }) => bytes), document.ok ? document.value.bytes : file];
    for (const bytes of all) {
      const corners = [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const;
      expect(await Promise.all(corners.map(([x, y]) => colourAt(bytes, x, y)))).toEqual([
        'F00',
        '0F0',
        '00F',
        'FFF',
      ]);
      expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
    }
  });

  it('is sRGB from print colours, a wide gamut, grey, sixteen bits and a palette', async () => {
    const upright = await quarters().png().toBuffer();
    const files = [
      await sharp(upright).toColourspace('cmyk').jpeg().toBuffer(),
      await sharp(upright).withIccProfile('p3').jpeg().toBuffer(),
      await sharp(upright).png({ palette: true }).toBuffer(),
      await sharp(upright).toColourspace('rgb16').png().toBuffer(),
      await sharp(upright).greyscale().jpeg().toBuffer(),
    ];
    expect((await sharp(files[0]).metadata()).space).toBe('cmyk');
    expect((await sharp(files[1]).metadata()).icc).toBeDefined();
    expect((await sharp(files[3]).metadata()).depth).toBe('ushort');
    for (const [at, file] of files.entries()) {
      const [largest] = await made(file);
      expect(await sharp(largest!.bytes).metadata()).toMatchObject({
        space: 'srgb',
        channels: 3,
        hasProfile: false,
      });
      if (at < 4) expect(await colourAt(largest!.bytes, 0.2, 0.2)).toBe('F00');
    }
  });

  it('is the plain picture of one with a gain map for bright screens', async () => {
    // The types do not know it yet.
    const plain = quarters() as Sharp & { withGainMap(): Sharp };
    const bright = await plain.withGainMap().jpeg().toBuffer();
    expect(await sharp(bright).metadata()).toHaveProperty('gainMap');
    const [largest] = await made(bright);
    expect(await colourAt(largest!.bytes, 0.2, 0.2)).toBe('F00');
  });

  it('lies on white where it was transparent', async () => {
    const empty = await sharp({ create: { width: 600, height: 800, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await colourAt((await made(empty))[0]!.bytes, 0.5, 0.5)).toBe('FFF');
    expect(await pictures.look(empty, 'PHOTO')).toMatchObject({ value: { colour: '#ffffff' } });
  });
});

it('keeps no place, no name of a device and no other metadata', async () => {
  const told = await sharp(await jpegOf(4))
    .withExif({
      IFD0: { Make: 'Pocketphone', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 40/1 0/1', GPSLongitude: '139/1 45/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:li>at home</rdf:li></x:xmpmeta>')
    .withIccProfile('p3', { attach: true })
    .jpeg()
    .toBuffer();
  const before = await sharp(told).metadata();
  expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
  const avatar = await pictures.avatar(told);
  const document = await pictures.document(told);
  const files = [
    ...(await made(told)),
    ...(await made(told, 'avif')),
    ...(avatar.ok ? avatar.value : []),
    ...(document.ok ? [document.value] : []),
  ];
  expect(files).toHaveLength(12);
  for (const { bytes } of files) {
    const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, comments }).toEqual({});
    for (const word of ['GPS', 'Pocketphone', 'somebody', 'at home', 'Exif'])
      expect(Buffer.from(bytes).includes(word)).toBe(false);
  }
});

it('cuts an avatar to the head, where a picture is high or wide', async () => {
  for (const number of [1, 40, 90, 140, 200]) {
    const face = await sharp(await portrait(number))
      .resize(960)
      .toBuffer();
    const high = await sharp({ create: { width: 960, height: 2_600, channels: 3, background: '#fafafa' } })
      .composite([{ input: face, left: 0, top: 1_200 }])
      .jpeg()
      .toBuffer();
    const avatar = await pictures.avatar(high);
    const bytes = avatar.ok ? avatar.value[0]!.bytes : high;
    // The plain part above is cut away: what is left has the colours of the portrait.
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  }
});

it('takes another process when one is killed in the middle', async () => {
  const large = await sharp(await jpegOf(1))
    .resize(5_000, 6_600)
    .jpeg()
    .toBuffer();
  const asks = [pictures.photo(large, 'webp'), pictures.photo(large, 'webp')];
  const children = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'picture.worker'], {
    encoding: 'utf8',
  });
  for (const pid of children.trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
  expect((await Promise.all(asks)).map(({ ok }) => ok)).toEqual([true, true]);
});
