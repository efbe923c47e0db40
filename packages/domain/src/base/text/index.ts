export { charactersOf, firstCharacterOf } from './characters.ts';
export { cleanText, cleanLine, hasVisibleText } from './clean-text.ts';
export { toHiragana, toKatakana, toLargeKana } from './kana.ts';
export { foldKanji, SAME_KANJI_AS } from './kanji-variants.ja.ts';
export { isNameTooLong, nameUnits } from './name-length.ts';
export { foldForSearch, foldKana, foldPersonName, foldSigns, NAME_GAPS } from './search-fold.ts';
