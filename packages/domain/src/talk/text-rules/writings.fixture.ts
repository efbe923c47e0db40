import fc from 'fast-check';

const ASCII = [...'0123456789'];
/** How the ten digits are written, script by script. */
const SCRIPTS: readonly (readonly string[])[] = [
  ASCII,
  [...'０１２３４５６７８９'],
  [...'〇一二三四五六七八九'],
  [...'零壱弐参四五六七八九'],
  [...'⓪①②③④⑤⑥⑦⑧⑨'],
  [...'⓿❶❷❸❹❺❻❼❽❾'],
  [...'٠١٢٣٤٥٦٧٨٩'],
  [...'०१२३४५६७८९'],
  [...'𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
  ASCII.map((digit) => `${digit}\uFE0F\u20E3`),
  ['ぜろ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'],
  ['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ'],
  ['ｾﾞﾛ', 'ｲﾁ', 'ﾆ', 'ｻﾝ', 'ﾖﾝ', 'ｺﾞ', 'ﾛｸ', 'ﾅﾅ', 'ﾊﾁ', 'ｷｭｳ'],
  ['まる', 'いち', 'にー', 'さん', 'よん', 'ごー', 'ろく', 'しち', 'はち', 'きゅー'],
  ['マル', 'ヒト', 'ニイ', 'さーん', 'よーん', 'ごお', 'ろーく', 'なーな', 'はーち', 'きゅーう'],
  ['ゼロ', 'ワン', 'ツー', 'スリー', 'フォー', 'ファイブ', 'シックス', 'セブン', 'エイト', 'ナイン'],
];
/** These run together as letters do, so they need something between them. */
const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ROMAN = ['zero', 'ichi', 'ni', 'san', 'yon', 'go', 'roku', 'nana', 'hachi', 'kyu'];

const GAPS = [
  '',
  '',
  '',
  ' ',
  '　',
  '-',
  '－',
  '‐',
  '—',
  'ー',
  '.',
  '・',
  '、',
  '_',
  '/',
  '*',
  '~',
  '🍣',
  '❤️',
  '\n',
  ' - ',
  '…',
  '\u200b',
  '(',
  ')',
  'の',
  ' の ',
];
const SEPARATORS = GAPS.filter((gap) => gap !== '' && gap !== '\u200b');

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

/** A mobile number by its digits. */
const mobile = fc
  .tuple(fc.constantFrom(5, 6, 7, 8, 9), digits(8))
  .map(([second, rest]) => [0, second, 0, ...rest]);

/** Each digit in a script of its own, with anything between. */
const mixed = mobile.chain((number) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...SCRIPTS), { minLength: 11, maxLength: 11 }),
      fc.array(fc.constantFrom(...GAPS), { minLength: 11, maxLength: 11 }),
    )
    .map(([scripts, gaps]) =>
      number.map((digit, i) => `${scripts[i]![digit]}${i < 10 ? gaps[i] : ''}`).join(''),
    ),
);

/** Three parts, each in one script. */
const parted = mobile.chain((number) =>
  fc
    .tuple(fc.constantFrom(...SCRIPTS), fc.constantFrom(...SCRIPTS), fc.constantFrom(...SEPARATORS))
    .map(([one, other, gap]) =>
      [number.slice(0, 3), number.slice(3, 7), number.slice(7)]
        .map((part, i) => part.map((digit) => (i === 1 ? other : one)[digit]).join(''))
        .join(gap),
    ),
);

const spelled = mobile.chain((number) =>
  fc
    .tuple(fc.constantFrom(ENGLISH, ROMAN), fc.constantFrom(' ', '-', ', ', '・', '\n', '🍣'))
    .map(([words, gap]) => number.map((digit) => words[digit]).join(gap)),
);

/** A mobile number as somebody may write it who hides it. */
export const hiddenNumber = fc.oneof(mixed, parted, spelled);

const hour = fc.integer({ min: 0, max: 29 });
const minute = fc.integer({ min: 0, max: 59 });
const two = (value: number) => String(value).padStart(2, '0');
const month = fc.integer({ min: 1, max: 12 });
const dayOfMonth = fc.integer({ min: 1, max: 31 });

const time = fc.oneof(
  fc.tuple(hour, minute).map(([h, m]) => `${two(h)}:${two(m)}`),
  fc.tuple(hour, minute).map(([h, m]) => `${h}時${m}分`),
  hour.map((h) => `${h}時半`),
  fc.tuple(hour, minute).map(([h, m]) => `${two(h)}:${two(m)}〜${two(Math.min(29, h + 2))}:${two(m)}`),
);
const date = fc.oneof(
  fc.tuple(month, dayOfMonth).map(([m, d]) => `${m}/${d}`),
  fc.tuple(month, dayOfMonth).map(([m, d]) => `${m}月${d}日`),
  fc.tuple(month, dayOfMonth).map(([m, d]) => `2026/${two(m)}/${two(d)}`),
  fc.tuple(month, dayOfMonth).map(([m, d]) => `2026-${two(m)}-${two(d)}`),
);
const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('円', 'P', 'ポイント', '円くらい'))
  .map(([value, unit]) => `${value.toLocaleString('en')}${unit}`);
const postal = fc.tuple(digits(3), digits(4)).map(([a, b]) => `〒${a.join('')}-${b.join('')} 東京都`);
const numbered = fc
  .tuple(
    fc.constantFrom('予約番号', '整理番号', '受付番号', '会員番号'),
    fc.integer({ min: 1, max: 99_999_999 }),
  )
  .map(([name, value]) => `${name} ${value}`);
const counted = fc
  .tuple(
    fc.integer({ min: 1, max: 199 }),
    fc.constantFrom('人', '名', '歳', '分', '階', 'cm', '番出口', '号車', '席', '回', '%'),
  )
  .map(([value, unit]) => `${value}${unit}`);
const address = fc
  .tuple(
    fc.constantFrom('銀座', '六本木', '北新地', '中洲'),
    fc.integer({ min: 1, max: 9 }),
    dayOfMonth,
    dayOfMonth,
  )
  .map(([town, a, b, c]) => `${town}${a}-${b}-${c}`);

/** Numbers of an evening, one after the other as people write them. */
export const harmlessNumbers = fc
  .tuple(
    fc.array(fc.oneof(time, date, amount, postal, numbered, counted, address), {
      minLength: 1,
      maxLength: 6,
    }),
    fc.constantFrom(' ', '、', '\n', '。', 'で、', ' / '),
  )
  .map(([parts, gap]) => parts.join(gap));
