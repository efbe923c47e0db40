import { bareAmounts } from '../bare-amounts.ts';
import { bareTexts } from '../bare-texts.ts';
import { unknownBreakpoints } from '../breakpoints.ts';
import { faintPairs, looseColours, opacitiesOf, palettesOf, worsePairs } from '../contrast.ts';
import { linesWith, type Source } from '../sources.ts';
import { codeBelow, type Law } from './law.ts';

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

const STATUS = '(?:PENDING|APPROVE|REJECT|CANCEL|NO_SHOW|FORCE_FINISH|AUTO_REJECT|AUTO_CANCEL)';
const COMPARED = [
  new RegExp(`\\bstatus\\s*[!=]==?\\s*['"]${STATUS}['"]`),
  new RegExp(`['"]${STATUS}['"]\\s*[!=]==?\\s*[\\w.?]*\\bstatus\\b`),
  /\bBookingStatus\.[A-Z]/,
];

const SPELLED = [/\bqueryKey\s*[:=]\s*\[(?!\.\.\.)/, /Quer(?:y|ies)(?:Data|State)(?:<[^(]*>)?\(\s*\[/];

/** How screens look, and what they leave to others. */
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
    name: 'status of a booking',
    says: 'Screens compare no stored status of a booking: what it means (`phaseOf`, `displayStatus`) and allows is said by the domain.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'apps/web/src/', 'apps/admin/src/', 'packages/ui/src/').filter(
          ({ path }) => !path.startsWith('apps/web/src/gallery/'),
        ),
        ...COMPARED,
      ),
  },
  {
    name: 'keys of queries',
    says: 'A screen finds an answer by its call and its options (`query`, `pages`, `keyOf`, `refresh`), and by no key that is spelled by hand.',
    find: (sources) => linesWith(codeBelow(sources, 'apps/web/src/', 'apps/admin/src/'), ...SPELLED),
  },
  {
    name: 'what is old',
    says: 'Screens say what is old in the words of `#lib/queries.ts` (`refresh`, `renew`, `outdate`), which ask again after a first answer that is under way.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'apps/web/src/', 'apps/admin/src/', 'packages/ui/src/'),
        /\binvalidateQueries\b/,
      ),
    but: { 'packages/ui/src/lib/queries.ts': 'they are said here' },
  },
  {
    name: 'contrast',
    says: 'Whatever may be written on a ground can be read on it, in both themes, dimmed too.',
    find: faint,
  },
];
