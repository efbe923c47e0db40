import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

it('offers a drawn portrait in both widths, under an address that changes with it', () => {
  const { src, srcSet } = pictureOf('/portraits/007.webp');
  expect(src).toMatch(/^\/portraits\/007\.webp\?v=[0-9a-f]{8}$/);
  expect(srcSet).toMatch(/^\/portraits\/240\/007\.webp\?v=\S+ 240w, \/portraits\/007\.webp\?v=\S+ 480w$/);
});

it('leaves any other picture as it is', () => {
  expect(pictureOf('/photos/1.jpg')).toEqual({ src: '/photos/1.jpg' });
});
