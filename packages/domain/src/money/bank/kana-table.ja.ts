/** Voiced kana and the kana that can carry a mark: a mark after anything else is a typo. */
export const STRAY_MARK = /(?:^|[^ｳｶ-ﾄﾊ-ﾎ])ﾞ|(?:^|[^ﾊ-ﾎ])ﾟ/;
/** The half-width long mark is not in the banks' set; typed in half width, it was intended as is. */
export const HALF_WIDTH_LONG_MARK = 'ｰ';

/** Abbreviations of company types at the start of a name. */
export const COMPANY_HEADS: readonly (readonly [string, string])[] = [
  ['株式会社', 'カ)'],
  ['合同会社', 'ド)'],
];

/** What banks write instead of a kana or sign they do not accept. */
export const REPLACED_KANA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ァ: 'ア',
    ィ: 'イ',
    ゥ: 'ウ',
    ェ: 'エ',
    ォ: 'オ',
    ッ: 'ツ',
    ャ: 'ヤ',
    ュ: 'ユ',
    ョ: 'ヨ',
    ヮ: 'ワ',
    ヵ: 'カ',
    ヶ: 'ケ',
    ヲ: 'オ',
    ヰ: 'イ',
    ヱ: 'エ',
    ー: '-',
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '–': '-',
    '—': '-',
    '―': '-',
    '−': '-',
    '─': '-',
    '・': '.',
  }),
);

/** Katakana of both widths, in the same order. */
export const FULL_KANA =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン';
export const HALF_KANA = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ';
