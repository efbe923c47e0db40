/** The bank's name in the directory. */
export const YUCHO_BANK_NAME = 'ゆうちょ';
/** Branches whose name is their code in these numerals. */
export const KANJI_NUMERALS = '〇一二三四五六七八九';
