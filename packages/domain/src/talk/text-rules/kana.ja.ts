/** Kana that are written small, and the same in full size, at the same places. */
export const SMALL = 'ぁぃぅぇぉっゃゅょゎゕゖ';
export const LARGE = 'あいうえおつやゆよわかけ';
