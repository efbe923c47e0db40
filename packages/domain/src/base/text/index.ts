export { cleanText, cleanLine, hasVisibleText } from './clean-text.ts';
export { toHiragana, toKatakana } from './kana.ts';
export { foldForSearch } from './search-fold.ts';
