import { expect, it } from 'vitest';
import { isSquare, pictureOf, wholePicture } from './picture.ts';

it('offers a drawn portrait in both widths, under an address that changes with it', () => {
  const { src, srcSet } = pictureOf('/portraits/007.webp');
  expect(src).toMatch(/^\/portraits\/007\.webp\?v=[0-9a-f]{8}$/);
  expect(srcSet).toMatch(/^\/portraits\/240\/007\.webp\?v=\S+ 240w, \/portraits\/007\.webp\?v=\S+ 480w$/);
});

it('has the colour of a drawn portrait, too, and no other address for it', () => {
  const { colour, ...addresses } = pictureOf('/portraits/007.webp#715c4c');
  expect(colour).toBe('#715c4c');
  expect(addresses).toEqual(pictureOf('/portraits/007.webp'));
});

it('leaves any other picture as it is', () => {
  expect(pictureOf('/photos/1.jpg')).toEqual({ src: '/photos/1.jpg' });
});

const ID = '01a202ce-3c40-7599-88c3-adf310d10ecc';

it('offers a photo in all widths and formats, with its proof before and its colour behind', () => {
  const { src, srcSet, avifSet, colour } = pictureOf(`/media/${ID}?for=a&proof=b#6b2145`);
  expect(src).toBe(`/media/${ID}/w480.webp?for=a&proof=b`);
  expect(srcSet).toContain(`/media/${ID}/w240.webp?for=a&proof=b 240w, `);
  expect(avifSet).toContain(`/media/${ID}/w720.avif?for=a&proof=b 720w`);
  expect(colour).toBe('#6b2145');
  expect(wholePicture(`/media/${ID}#6b2145`)).toBe(`/media/${ID}/whole.webp`);
});

it('offers the picture of a guest as a square', () => {
  const { src, avifSet } = pictureOf(`/avatars/${ID}#6b2145`);
  expect(src).toBe(`/avatars/${ID}/s192.webp`);
  expect(avifSet).toBe(undefined);
  expect([isSquare(`/avatars/${ID}`), isSquare('/portraits/001.webp')]).toEqual([true, false]);
});
