import { uiTexts } from './ja.ts';

/** The window's title: the screen, then the product. Bars bring it; a screen without a bar brings its own. */
export function Title({ children }: { readonly children: string }) {
  return <title>{`${children} | ${uiTexts.brand}`}</title>;
}
