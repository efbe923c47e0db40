/** How people write digits in words: kana, kanji, Japanese in Latin letters, English in kana and in Latin letters. */
export const KANJI_DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  '○': 0,
  '◯': 0,
  '⭕': 0,
  一: 1,
  壱: 1,
  壹: 1,
  弌: 1,
  二: 2,
  弐: 2,
  貳: 2,
  三: 3,
  参: 3,
  參: 3,
  四: 4,
  肆: 4,
  五: 5,
  伍: 5,
  六: 6,
  陸: 6,
  七: 7,
  漆: 7,
  八: 8,
  捌: 8,
  九: 9,
  玖: 9,
};

/** Patterns of them: what a word goes on with may make another of it, ニイチ is two and one. Each kana may be drawn out. */
export const KANA_DIGITS: readonly (readonly string[])[] = [
  ['ぜろ', 'れい', 'まる', 'おー'],
  ['いち', 'わん', 'ひと', 'ひー', 'ひい'],
  ['に', 'にい(?!ー?ち)', 'つー', 'とぅー', 'ふた', 'ふー'],
  ['さん', 'すりー', 'みっつ', 'みー'],
  ['よん', 'し', 'よ', 'ふぉー', 'ふぉあ'],
  ['ご', 'ごお', 'ふぁいぶ', 'いつつ'],
  ['ろく', 'しっくす', 'むっつ', 'むー'],
  ['なな', 'しち', 'せぶん', 'なー'],
  ['はち', 'えいと', 'やっつ', 'やー'],
  ['きゅう', 'きゅー', 'く', 'ないん', 'ここのつ'],
];

export const LATIN_DIGITS: readonly (readonly string[])[] = [
  ['zero', 'rei', 'maru', 'oh', 'o'],
  ['one', 'ichi', 'iti', 'l', 'i'],
  ['two', 'ni'],
  ['three', 'san'],
  ['four', 'yon', 'shi', 'yo'],
  ['five', 'go'],
  ['six', 'roku'],
  ['seven', 'nana', 'shichi'],
  ['eight', 'hachi', 'hati'],
  ['nine', 'kyuu', 'kyu', 'ku'],
];

/** Letters that look like a digit; only beside one they are read so. */
export const LIKE_DIGITS: Readonly<Record<string, string>> = { s: '5', b: '8', z: '2', g: '9', q: '9' };

/** What people say between the parts of a number. */
export const SPOKEN_GAPS = [
  'の',
  'はいふん',
  'だっしゅ',
  'どっと',
  'てん',
  'まいなす',
  'すぺーす',
  'ー',
  'と',
];

/** A number that stands behind one of these is given as one that is called, whatever it looks like. */
export const CALLED = [
  '電話',
  'でんわ',
  'tel',
  '携帯',
  'けいたい',
  'けーたい',
  '☎',
  '📞',
  '📱',
  'スマホ',
  '番号は',
  'ばんごうは',
];
/** Other numbers with a name. */
export const NOT_CALLED = [
  '予約',
  '受付',
  '整理',
  '会員',
  '注文',
  '確認',
  '問い合わせ',
  '問合せ',
  '登録',
  '便',
  '席',
  '郵便',
];
