/** Voiced kana and the kana that can carry a mark: a mark behind anything else is a slip of the keyboard. */
export const STRAY_MARK = /(?:^|[^ｳｶ-ﾄﾊ-ﾎ])ﾞ|(?:^|[^ﾊ-ﾎ])ﾟ/;
/** The half-width long mark is not in the banks' set, and typed in half width it was meant as it stands. */
export const HALF_WIDTH_LONG_MARK = 'ｰ';

/** What stands for a kind of company at the head of its name. */
export const COMPANY_HEADS: readonly (readonly [string, string])[] = [
  ['株式会社', 'カ)'],
  ['合同会社', 'ド)'],
];

/** What banks write in place of a kana or sign that they do not take. */
export const REPLACED_KANA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ', ッ: 'ツ', ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ヮ: 'ワ' },
    ...{ ヵ: 'カ', ヶ: 'ケ', ヲ: 'オ', ヰ: 'イ', ヱ: 'エ' },
    ...{ ー: '-', '‐': '-', '−': '-', '―': '-', '・': '.' },
  }),
);

/** Katakana of both widths, in the same order. */
export const FULL_KANA =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン';
export const HALF_KANA = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ';
