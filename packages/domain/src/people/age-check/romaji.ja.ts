const PLAIN: readonly (readonly [string, string])[] = [
  ['アイウエオ', 'A I U E O'],
  ['カキクケコ', 'KA KI KU KE KO'],
  ['サシスセソ', 'SA SHI SU SE SO'],
  ['タチツテト', 'TA CHI TSU TE TO'],
  ['ナニヌネノ', 'NA NI NU NE NO'],
  ['ハヒフヘホ', 'HA HI FU HE HO'],
  ['マミムメモ', 'MA MI MU ME MO'],
  ['ヤユヨ', 'YA YU YO'],
  ['ラリルレロ', 'RA RI RU RE RO'],
  ['ワヰヱヲン', 'WA I E O N'],
  ['ガギグゲゴ', 'GA GI GU GE GO'],
  ['ザジズゼゾ', 'ZA JI ZU ZE ZO'],
  ['ダヂヅデド', 'DA JI ZU DE DO'],
  ['バビブベボ', 'BA BI BU BE BO'],
  ['パピプペポ', 'PA PI PU PE PO'],
  ['ヴ', 'BU'],
];

const HEADS: Readonly<Record<string, string>> = {
  キ: 'KY',
  シ: 'SH',
  チ: 'CH',
  ニ: 'NY',
  ヒ: 'HY',
  ミ: 'MY',
  リ: 'RY',
  ギ: 'GY',
  ジ: 'J',
  ヂ: 'J',
  ビ: 'BY',
  ピ: 'PY',
};
const TAILS: Readonly<Record<string, string>> = { ャ: 'A', ュ: 'U', ョ: 'O' };
/** Sounds of foreign words. */
const FOREIGN: Readonly<Record<string, string>> = {
  ファ: 'FA',
  フィ: 'FI',
  フェ: 'FE',
  フォ: 'FO',
  ティ: 'TI',
  ディ: 'DI',
  シェ: 'SHIE',
  ジェ: 'JIE',
  チェ: 'CHIE',
  ヴァ: 'BA',
  ヴィ: 'BI',
  ヴェ: 'BE',
  ヴォ: 'BO',
  ウィ: 'UI',
  ウェ: 'UE',
  ウォ: 'UO',
};

/** Kana, alone or with a small one behind it, as a passport writes it in Latin letters (Hepburn). */
export const SYLLABLES: ReadonlyMap<string, string> = new Map([
  ...PLAIN.flatMap(([kana, latin]) => {
    const letters = latin.split(' ');
    return [...kana].map((sign, index) => [sign, letters[index]!] as const);
  }),
  ...Object.entries(HEADS).flatMap(([head, letter]) =>
    Object.entries(TAILS).map(([tail, vowel]) => [head + tail, letter + vowel] as const),
  ),
  ...Object.entries(FOREIGN),
]);

export const SMALL_TSU = 'ッ';
export const LONG_MARK = 'ー';
