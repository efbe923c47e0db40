import { lineOf, nodesOf, parse, type Node } from '../borders/ast.ts';
import { linesWith, isTest, type Source } from '../sources.ts';
import { codeBelow, isCode, type Law } from './law.ts';

const CATALOGUE = /(?:^|[/.])ja\.tsx?$|^packages\/contract\/src\/base\/(?:operator-)?errors\/|\/gallery\//;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]{2}/u;

/** Two words or more, and a mere `P` or `LINE` is none. */
const ENGLISH = /\p{Script=Latin}{2,}[\s,.;:!?'’-]+\p{Script=Latin}{2,}/u;
const SCREENS = /^(?:apps\/(?:web|admin)|packages\/ui)\/src\/(?!gallery\/).*\.tsx$/;
/** What is read out or shown of an element besides its content. */
const SAID =
  /^(?:alt|title|label|placeholder|description|aria-(?:label|description|roledescription|valuetext|placeholder))$/;

/** A text between elements, or in quotes where one is drawn: `>Send it<`, `>{'Send it'}<`, `label="Send it"`. */
function textsIn(node: Node): { readonly at: number; readonly text: string }[] {
  const textOf = (value: unknown): { at: number; text: string }[] => {
    const one = value as Node | null | undefined;
    if (one?.type === 'JSXExpressionContainer') return textOf(one['expression']);
    const isText = (one?.type === 'JSXText' || one?.type === 'Literal') && typeof one['value'] === 'string';
    return isText ? [{ at: one.start, text: String(one['value']) }] : [];
  };
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[]).flatMap(textOf);
  const name = node.type === 'JSXAttribute' && (node['name'] as Node)['name'];
  return typeof name === 'string' && SAID.test(name) ? textOf(node['value']) : [];
}

function englishOn(screen: Source): string[] {
  return [...nodesOf(parse(screen))].flatMap(textsIn).flatMap(({ at, text }) => {
    const [words] = ENGLISH.exec(text) ?? [];
    return words === undefined
      ? []
      : [`${screen.path}:${lineOf(screen.text, at + text.indexOf(words))}: ${text.trim()}`];
  });
}

// Spelled in reverse, so that this line does not match itself.
const MARKS = ['ODOT', 'EMXIF', 'KCAH'].map((word) => [...word].reverse().join('')).join('|');
const LEFT = new RegExp(`\\b(?:${MARKS})\\b(?!\\(#\\d+\\))`);

/** What stands written, and where. */
export const wordLaws: readonly Law[] = [
  {
    name: 'Japanese of the screens',
    says: 'Japanese words stand in the catalogues (`ja.ts`, `*.ja.ts`, the errors) alone; a unit such as 円 may stand by itself.',
    find: (sources) =>
      linesWith(
        codeBelow(sources, 'packages/', 'apps/').filter(({ path }) => !CATALOGUE.test(path)),
        JAPANESE,
      ),
    but: {
      'packages/ui/src/lib/dates.ts': 'formats of days and times are no sentences',
      'packages/domain/src/people/account/text.ts': 'says what katakana is',
    },
  },
  {
    name: 'English on the screens',
    says: 'No screen shows English words: between elements, in a label or in what is read out.',
    find: (sources) => sources.filter(({ path }) => SCREENS.test(path) && !isTest(path)).flatMap(englishOn),
  },
  {
    name: 'what is left to do',
    says: 'What is left to do has a number: its mark is followed by `(#123)`.',
    find: (sources) =>
      linesWith(
        sources.filter(({ path }) => isCode(path)),
        LEFT,
      ),
  },
  {
    name: 'paths of a machine',
    says: 'Nothing names a path of one machine, nor one that leaves the project.',
    find: (sources) => linesWith(sources, /(?:^|[\s"'`(=])(?:\/(?:work|home|Users|root)\/|\.\.\/shared\/)/),
  },
];
