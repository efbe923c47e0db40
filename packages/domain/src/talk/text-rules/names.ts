import { ASKS, ASKS_NEAR, QUESTION, SHOWS_NEAR, TELLS, TELLS_BEHIND, TELLS_NEAR } from './asks.ja.ts';
import {
  ACCOUNTS,
  ALIKE,
  BEFORE_KANA,
  CLEAR,
  FIGURES,
  KANA_HEADS,
  LETTERS,
  MIXED,
  NUMBERS,
  VAGUE,
} from './channels.ja.ts';
import { pattern } from './pattern.ts';

const anyOf = (sources: readonly string[]): string =>
  sources.map((each) => `(?:${each.replaceAll('ー', 'ー?')})`).join('|');

export interface NameKind {
  readonly names: readonly string[];
  /** It may go on as the name of a thing. */
  readonly mayBeThing: boolean;
  /** What behind one makes an exchange of it. */
  readonly asks: readonly RegExp[];
  /** The same before one; null where nothing does. */
  readonly asksBefore: RegExp | null;
  /** What is taken for the name of an account: any word in Latin letters behind it, one that is parted from it or has a figure, or only what looks like an account. */
  readonly handle: 'ANY' | 'LIKELY' | 'ACCOUNT' | null;
}

/** The kinds of names: the more a name can also be something else, the nearer an ask has to be. */
export const NAME_KINDS = {
  clear: { mayBeThing: false, names: CLEAR, asks: [ASKS, QUESTION], asksBefore: ASKS, handle: 'ANY' },
  vague: {
    mayBeThing: true,
    names: VAGUE,
    asks: [ASKS_NEAR, TELLS_BEHIND],
    asksBefore: TELLS,
    handle: 'ANY',
  },
  number: {
    mayBeThing: false,
    names: NUMBERS,
    asks: [TELLS_NEAR, SHOWS_NEAR, TELLS],
    asksBefore: TELLS,
    handle: 'ANY',
  },
  mixed: { mayBeThing: false, names: MIXED, asks: [ASKS, QUESTION], asksBefore: ASKS, handle: 'ANY' },
  alike: { mayBeThing: false, names: ALIKE, asks: [ASKS, QUESTION], asksBefore: ASKS, handle: 'ANY' },
  letter: { mayBeThing: true, names: LETTERS, asks: [ASKS_NEAR], asksBefore: null, handle: 'LIKELY' },
  account: { mayBeThing: true, names: ACCOUNTS, asks: [TELLS_NEAR], asksBefore: null, handle: 'ACCOUNT' },
  figure: { mayBeThing: true, names: FIGURES, asks: [TELLS_NEAR], asksBefore: null, handle: null },
} as const satisfies Readonly<Record<string, NameKind>>;

/** Where a way to reach each other is named, in a group of its kind. Naming one alone is no exchange. */
export const NAMES = pattern(
  Object.entries(NAME_KINDS)
    .map(([kind, { names }]) => `(?<${kind}>${anyOf(names)})`)
    .join('|'),
  'gu',
);
/** The same for a text that says nothing else. */
export const ONLY_NAME = pattern(`^(?:${anyOf([...CLEAR, ...VAGUE])})(?:id|は|ね|で|の)?\\??$`);

export { PLAIN_KANA } from './channels.ja.ts';
/** Directly before a name in kana it makes another word of it, オンライン or 湘南新宿ライン; a particle does not. */
export const KANA_WORD = pattern(`${BEFORE_KANA}$`);
export const KANA_NAME = pattern(`^${KANA_HEADS}`);
