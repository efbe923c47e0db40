import { partTexts } from './ja.ts';

/** The window's title. */
export function Title({ children }: { readonly children: string }) {
  return <title>{partTexts.title(children)}</title>;
}
