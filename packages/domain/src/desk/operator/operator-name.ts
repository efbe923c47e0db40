import { fail, ok, type Result } from '@yoimachi/domain/result';
import { toHiragana } from '@yoimachi/domain/text';

/** Code points of a name as displayed. */
export const MAX_OPERATOR_NAME = 40;

export interface OperatorName {
  /** As displayed: NFKC, without invisible characters, single spaces between words. */
  readonly name: string;
  /** Equal for all spellings that a reader takes for the same name; unique among operators. */
  readonly key: string;
}

export type OperatorNameFailure =
  | 'OPERATOR_NAME_MISSING'
  | 'OPERATOR_NAME_TOO_LONG'
  | 'OPERATOR_NAME_LETTERS'
  | 'OPERATOR_NAME_SCRIPTS';

/** Zero-width on screen, whatever its category: U+200B, U+2060, U+3164, tags, variation selectors, direction marks. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Tabs and line ends become spaces, other control and format characters are removed. */
const BLANKS = /[\s\u0085]+/gu;
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

const LATIN = /^[a-z0-9 ._'-]+$/i;
/** Kanji, kana, the marks that belong to them, digits. */
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー0-9 ]+$/u;
const LETTER = /\p{L}/u;
const ACCENTS = /[\u0300-\u036f]/gu;

/** Kanji that look like kana; in keys all kana are hiragana. */
const KANJI_LIKE_KANA: ReadonlyMap<string, string> = new Map(
  Object.entries({ 一: 'ー', 二: 'に', 三: 'み', 八: 'は', 千: 'ち', 口: 'ろ', 囗: 'ろ', 力: 'か' }).concat(
    Object.entries({ 夕: 'た', 卜: 'と', 工: 'え', 才: 'お', 丿: 'の' }),
  ),
);
/** Latin letters and digits easily mistaken for each other. */
const LATIN_ALIKE: ReadonlyMap<string, string> = new Map(Object.entries({ 0: 'o', 1: 'l', i: 'l' }));

/**
 * The name of an operator as typed (rules.md 2): Latin letters or Japanese, never both, so that no letter poses as one of another script;
 * any other script is refused. Two operators are two people: names that look the same have the same key.
 */
export function operatorName(typed: string): Result<OperatorName, OperatorNameFailure> {
  const name = visible(typed);
  if (name === '') return fail('OPERATOR_NAME_MISSING', 'name');
  if ([...name].length > MAX_OPERATOR_NAME) return fail('OPERATOR_NAME_TOO_LONG', 'name');
  if (!LETTER.test(name)) return fail('OPERATOR_NAME_LETTERS', 'name');
  if (!LATIN.test(withoutAccents(name)) && !JAPANESE.test(name)) return fail('OPERATOR_NAME_SCRIPTS', 'name');
  return ok({ name, key: operatorNameKey(name) });
}

const visible = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .trim()
    .normalize('NFKC');

// Kana marks, which make different letters, are not among them.
const withoutAccents = (text: string) => text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');

/**
 * What spellings of one name have in common: no case, accents, spaces or signs between words, one kind of kana, and one character for
 * lookalikes.
 */
export function operatorNameKey(name: string): string {
  const letters = toHiragana(
    withoutAccents(visible(name))
      .toLowerCase()
      .replace(/[ ._'-]/g, ''),
  );
  return Array.from(letters, (one) => KANJI_LIKE_KANA.get(one) ?? LATIN_ALIKE.get(one) ?? one).join('');
}
