import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Phrases } from './phrases.tsx';

afterEach(() => vi.unstubAllGlobals());

const drawn = (isNative: boolean, text = 'また会いたい') => {
  vi.stubGlobal('CSS', { supports: () => isNative });
  return renderToStaticMarkup(<Phrases>{text}</Phrases>);
};

test('a browser that keeps phrases whole is left to it', () => {
  expect(drawn(true)).toBe('<span class="phrase">また会いたい</span>');
});

test('any other breaks where it is told that it may', () => {
  expect(drawn(false)).toBe(
    '<span class="break-keep"><wbr/><span>また</span><wbr/><span>会いたい</span></span>',
  );
});

test('a word that Chromium tears is kept whole there, too', () => {
  expect(drawn(true, 'お支払い方法')).toBe(
    '<span class="break-keep"><wbr/><span>お支払い</span><wbr/><span>方法</span></span>',
  );
});
