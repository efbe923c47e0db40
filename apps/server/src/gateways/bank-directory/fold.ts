import { toHiragana } from '@yoimachi/domain/text';
import { LARGE_KANA, BANK_OR_BRANCH_SUFFIX, SMALL_KANA } from './names.ja.ts';

const SMALL_LETTERS = new RegExp(`[${SMALL_KANA}]`, 'g');
const DASHES = /[‐−―ー-]/g;

/**
 * The form in which names are compared: hiragana without small kana, one kind of dash, no spaces; 「トウキョウ」 and
 * 「とうきよう」 are the same. The directory omits a trailing 銀行 or 支店; people do not.
 */
export function foldBankOrBranchName(text: string): string {
  const folded = toHiragana(text.normalize('NFKC').toLowerCase())
    .replace(SMALL_LETTERS, (small) => LARGE_KANA.charAt(SMALL_KANA.indexOf(small)))
    .replace(DASHES, '-')
    .replace(/\s+/g, '');
  const bare = folded.replace(BANK_OR_BRANCH_SUFFIX, '');
  return bare === '' ? folded : bare;
}
