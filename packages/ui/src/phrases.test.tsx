import { prerender } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { Phrases } from './phrases.tsx';

afterEach(() => vi.unstubAllGlobals());

/** As it is when what is fetched for it is there. */
async function drawn(isNative: boolean, text: string): Promise<string> {
  vi.stubGlobal('CSS', { supports: () => isNative });
  const { prelude } = await prerender(<Phrases>{text}</Phrases>);
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, '');
}

test('a browser that keeps phrases whole is left to it', async () => {
  expect(await drawn(true, 'また会いたい')).toBe('<span class="phrase">また会いたい</span>');
});

test('any other breaks where it is told that it may', async () => {
  expect(await drawn(false, 'また会いたい')).toBe(
    '<span class="break-keep"><wbr/><span>また</span><wbr/><span>会いたい</span></span>',
  );
});

test('a word that Chromium tears is kept whole there, too', async () => {
  expect(await drawn(true, 'お支払い方法の変更')).toBe(
    '<span class="phrase"><span class="">お支払い</span><span class="whitespace-nowrap">方法の</span><span class="">変更</span></span>',
  );
});
