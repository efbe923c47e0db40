import { bareAmounts } from '../bare-amounts.ts';
import { bareTexts } from '../bare-texts.ts';
import { unknownBreakpoints } from '../breakpoints.ts';
import { faintPairs, looseColours, opacitiesOf, palettesOf, worsePairs } from '../contrast.ts';
import type { Source } from '../sources.ts';
import type { Law } from './law.ts';

const TOKENS = 'packages/ui/src/styles/tokens.css';

/** Pairs of the tokens' colours that cannot be read. */
function faint(sources: readonly Source[]): string[] {
  const tokens = sources.find(({ path }) => path === TOKENS);
  if (!tokens) return [];
  const { light, dark } = palettesOf(tokens.text);
  return [
    ...faintPairs(light).map((pair) => `${TOKENS}: light, ${pair}`),
    ...faintPairs(dark).map((pair) => `${TOKENS}: dark, ${pair}`),
    ...worsePairs(dark, light, opacitiesOf(sources)).map((pair) => `${TOKENS}: worse in the dark, ${pair}`),
  ];
}

/** How screens look. */
export const screenLaws: readonly Law[] = [
  {
    name: 'amounts',
    says: 'Points and yen on the screens are written by their one component, or stand in a sentence.',
    find: bareAmounts,
  },
  {
    name: 'bare texts',
    says: 'A text of the screens beside what comes and goes has an element of its own, or a browser that translates the page ends it.',
    find: bareTexts,
  },
  {
    name: 'widths',
    says: 'Screens change at widths that exist, and at none between those that walks lay out.',
    find: unknownBreakpoints,
  },
  {
    name: 'colours',
    says: 'Screens have the colours of the tokens and no others.',
    find: looseColours,
    but: { 'packages/ui/src/qr-code.tsx': 'a camera reads black on white, in either theme' },
  },
  {
    name: 'contrast',
    says: 'Whatever may be written on a ground can be read on it, in both themes, dimmed too.',
    find: faint,
  },
];
