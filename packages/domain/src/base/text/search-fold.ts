import { cleanLine } from './clean-text.ts';
import { toHiragana } from './kana.ts';

/**
 * The form in which words are stored and searched, so that width, case and kind of kana make no difference: 「ラウンジ Ａkari」 and 「らうんじ akari」
 * are the same.
 */
export function foldForSearch(text: string): string {
  return toHiragana(cleanLine(text).normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim();
}
