import { foldForSearch, foldSigns, toLargeKana } from '@yoimachi/domain/text';
import { BANK_OR_BRANCH_SUFFIX } from './names.ja.ts';

/**
 * The form in which names are compared: as everything that is searched, without small kana, with one kind of dash and no spaces; 「トウキョウ」
 * and 「とうきよう」 are the same. The directory omits a trailing 銀行 or 支店; people do not.
 */
export const foldBankOrBranchName = (text: string): string => withoutSuffix(asBanksDo(foldForSearch(text)));

/** The same of names of the directory, in their order: a bank has hundreds, and together they are folded at once. */
export const foldNames = (names: readonly string[]): string[] =>
  asBanksDo(foldSigns(names.join('\n')))
    .split('\n')
    .map(withoutSuffix);

const asBanksDo = (folded: string) => toLargeKana(folded).replaceAll('ー', '-').replaceAll(' ', '');

function withoutSuffix(folded: string): string {
  const bare = folded.replace(BANK_OR_BRANCH_SUFFIX, '');
  return bare === '' ? folded : bare;
}
