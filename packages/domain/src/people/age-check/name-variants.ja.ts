import { SAME_KANJI_AS } from '@yoimachi/domain/text';

/** Signs of two scripts that look alike: no reader can tell them apart on a card. */
const LOOKS_ALIKE = '二ニ 一ー 口ロ 力カ 夕タ 八ハ 工エ 千チ 三ミ へヘ べベ ぺペ りリ';

/** What repeats the kanji before it. */
export const REPEATED = '々';

/** Every other way to write a character, and the one it is compared by. */
export const COMPARED_BY: ReadonlyMap<string, string> = new Map([
  ...SAME_KANJI_AS,
  ...LOOKS_ALIKE.split(' ').map(([first, other]) => [other!, first!] as const),
]);
