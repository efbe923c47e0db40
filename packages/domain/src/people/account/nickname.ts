import { fail, ok, type Result } from '@yoimachi/domain/result';
import { cleanLine, foldForSearch, hasVisibleText, isNameTooLong, toLargeKana } from '@yoimachi/domain/text';
import { NICKNAME_MAX } from './limits.ts';
import { DEFAULT_GUEST_NICKNAME } from './nickname.ja.ts';
import { NEVER_INSIDE, OFFICE_PARTS, OFFICES } from './reserved-names.ja.ts';

export type NicknameError = 'NICKNAME_REQUIRED' | 'NICKNAME_LENGTH' | 'NICKNAME_RESERVED';

/** Letters of other scripts and digits that are read as these Latin letters. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  і: 'i',
  ї: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  у: 'y',
  х: 'x',
  һ: 'h',
  т: 't',
  м: 'm',
  п: 'n',
  α: 'a',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  υ: 'y',
  τ: 't',
  ν: 'n',
  ı: 'i',
  '0': 'o',
  '1': 'i',
};
const NO_LETTER = /[^\p{L}\p{N}]|ー/gu;
const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const OFFICE = new RegExp(longestFirst(OFFICES));
const OFFICE_WORDS = new RegExp(`^(?:${longestFirst([...OFFICES, ...OFFICE_PARTS])}|\\p{N}|[oi])*$`, 'u');

/** A folded name: width, case, kind and size of kana, ways to write a kanji, accents, signs between letters and lookalike letters make no difference. */
function foldName(name: string): string {
  const plain = toLargeKana(foldForSearch(name))
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return [...plain.replace(NO_LETTER, '')].map((letter) => LOOK_ALIKE[letter] ?? letter).join('');
}

/** Whether a name could be mistaken for the product's or its operators' (rules.md 2). */
export function isReservedName(name: string): boolean {
  const folded = foldName(name);
  return (
    NEVER_INSIDE.some((word) => folded.includes(word)) || (OFFICE.test(folded) && OFFICE_WORDS.test(folded))
  );
}

/** Required, at most 10 characters as they are read, single-line without invisible characters (specification 5), and not the operators' (rules.md 2). */
export function checkNickname(text: string): Result<string, NicknameError> {
  const nickname = cleanLine(text);
  if (!hasVisibleText(nickname)) return fail('NICKNAME_REQUIRED', 'nickname');
  if (isNameTooLong(nickname, NICKNAME_MAX)) return fail('NICKNAME_LENGTH', 'nickname');
  return isReservedName(nickname) ? fail('NICKNAME_RESERVED', 'nickname') : ok(nickname);
}

/** Whether a guest has chosen a name; before his first request he is asked for one (rules.md 5). */
export function hasOwnNickname(nickname: string): boolean {
  return nickname !== '' && nickname !== DEFAULT_GUEST_NICKNAME;
}
