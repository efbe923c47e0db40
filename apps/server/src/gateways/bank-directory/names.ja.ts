/** Small hiragana and the large ones that the directory writes for them, in the same order. */
export const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ';
export const LARGE_KANA = 'あいうえおつやゆよわかけ';
/** What the directory leaves out at the end of a name. */
export const PLACE_SUFFIX = /(?:銀行|ぎんこう|支店|してん)$/;
export const BANK_SUFFIX = '銀行';
