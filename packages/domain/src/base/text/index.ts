export { charactersOf, firstCharacterOf } from './characters.ts';
export { cleanText, cleanLine, hasVisibleText } from './clean-text.ts';
export { toHiragana, toKatakana, toLargeKana } from './kana.ts';
export { foldKanji, SAME_KANJI_AS } from './kanji-variants.ja.ts';
export { isNameTooLong, nameUnits } from './name-length.ts';
export { foldPersonName, NAME_GAPS } from './person-name.ts';
export { foldForSearch, foldKana, foldSigns } from './search-fold.ts';
