import { uiTexts } from './ja.ts';

/** The window title: the screen, then the product. Bars provide it; a screen without a bar provides its own. */
export function Title({ children }: { readonly children: string }) {
  return <title>{`${children} | ${uiTexts.brand}`}</title>;
}
