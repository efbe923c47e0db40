/** Kinds of kana lie this far apart; from small ぁ to ゖ each sign has its other kind. */
const APART = 0x60;

/** Katakana turned into hiragana; whatever else stands in a text, and ー, stays. */
export const toHiragana = (text: string): string =>
  text.replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - APART));

/** Small hiragana right behind which their large ones stand, and the two that came late. */
const SMALL = /[\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308E\u3095\u3096]/g;
const LATE: Readonly<Record<string, string>> = { '\u3095': '\u304B', '\u3096': '\u3051' };

/** Small hiragana turned into large ones, as banks write them and who hides a word. */
export const toLargeKana = (text: string): string =>
  text.replace(SMALL, (kana) => LATE[kana] ?? String.fromCharCode(kana.charCodeAt(0) + 1));

/** Hiragana turned into katakana; whatever else stands in a text stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + APART));
