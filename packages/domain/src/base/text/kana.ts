/** Kinds of kana lie this far apart; from small ぁ to ゖ each sign has its other kind. */
const APART = 0x60;

/** Katakana turned into hiragana; whatever else stands in a text, and ー, stays. */
export const toHiragana = (text: string): string =>
  text.replace(/[\u30A1-\u30F6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - APART));

const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE_KANA = 'あいうえおつやゆよわかけ';
const SMALL = new RegExp(`[${SMALL_KANA}]`, 'g');

/** Small hiragana turned into large ones, as banks write them and who hides a word. */
export const toLargeKana = (text: string): string =>
  text.replace(SMALL, (kana) => LARGE_KANA.charAt(SMALL_KANA.indexOf(kana)));

/** Hiragana turned into katakana; whatever else stands in a text stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + APART));
