import { expect, test } from 'vitest';
import { contentOf } from './index.ts';

const of = (hex: string, rest = 5_000) =>
  contentOf(Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(rest)]));

test('a file is what its bytes are', async () => {
  expect(await of('ffd8ffe000104a464946')).toBe('image/jpeg');
  expect(await of('89504e470d0a1a0a0000000d49484452')).toBe('image/png');
  expect(await of('000000206674797069736f6d0000020069736f6d')).toBe('video/mp4');
  expect(await of('0000001466747970717420200000020071742020')).toBe('video/quicktime');
  expect(await of('3026b2758e66cf11a6d900aa0062ce6c')).toBe('video/x-ms-asf');
});

test('a PNG is one however far behind its picture begins', async () => {
  const chunk = Buffer.alloc(12);
  chunk.writeUInt32BE(2 ** 20);
  chunk.write('tEXt', 4);
  expect(await contentOf(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk]))).toBe('image/png');
});

test('programs, pages and other pictures are not taken for one', async () => {
  const words = (text: string) => of(Buffer.from(text).toString('hex'));
  expect(await of('4d5a90000300000004000000ffff0000')).toBe('application/x-msdownload');
  const svg = await words('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  expect(svg ?? '').not.toMatch(/png|jpe?g/);
  expect(await words('<!doctype html><script>alert(1)</script>')).toBeUndefined();
  expect(await words('RIFF\0\0\x10\0WEBPVP8X')).toBe('image/webp');
  expect(await contentOf(Buffer.alloc(0))).toBeUndefined();
  expect(await contentOf(Buffer.from([0xff, 0xd8]))).toBeUndefined();
});
