/** Small hiragana and the full-size ones the directory writes instead, in the same order. */
export const SMALL_KANA = 'ぁぃぅぇぉっゃゅょゎゕゖ';
export const LARGE_KANA = 'あいうえおつやゆよわかけ';
/** What the directory omits at the end of a name. */
export const BANK_OR_BRANCH_SUFFIX = /(?:銀行|ぎんこう|支店|してん)$/;
export const BANK_SUFFIX = '銀行';
