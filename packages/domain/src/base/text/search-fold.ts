import { cleanLine } from './clean-text.ts';

const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * The form in which words are stored and searched, so that width, case and kind of kana make no difference: 「ラウンジ Ａkari」 and 「らうんじ akari」
 * are the same.
 */
export function foldForSearch(text: string): string {
  return cleanLine(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA))
    .replace(/\s+/g, ' ')
    .trim();
}
