import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Phrases } from './phrases.tsx';

afterEach(() => vi.unstubAllGlobals());

const drawn = (isNative: boolean) => {
  vi.stubGlobal('CSS', { supports: () => isNative });
  return renderToStaticMarkup(<Phrases>また会いたい</Phrases>);
};

test('a browser that keeps phrases whole is left to it', () => {
  expect(drawn(true)).toBe('<span class="phrase">また会いたい</span>');
});

test('any other breaks where it is told that it may', () => {
  expect(drawn(false)).toBe(
    '<span class="break-keep"><wbr/><span>また</span><wbr/><span>会いたい</span></span>',
  );
});
