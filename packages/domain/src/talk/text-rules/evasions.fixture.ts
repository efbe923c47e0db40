import fc from 'fast-check';
import { toKatakana } from '@yoimachi/domain/text';

/** Each sign of a text may be written wider. */
const WIDE = 0xfee0;
const widened = (sign: string): string =>
  /^[!-~]$/.test(sign) ? String.fromCodePoint(sign.codePointAt(0)! + WIDE) : sign;
const hidden = ['\u200b', '\u2060', '\u00ad'];
type Write = (sign: string) => string;
const WRITES: readonly Write[] = [
  (sign) => sign,
  toKatakana,
  widened,
  (sign) => sign.toUpperCase(),
  ...hidden.map((unseen) => (sign: string) => sign + unseen),
];

/** A text with each of its signs written in one of the ways that are read the same. */
export const rewritten = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...WRITES), { minLength: text.length, maxLength: text.length })
    .map((writes) => [...text].map((sign, at) => writes[at]!(sign)).join(''));

const LOOK_ALIKES: Readonly<Record<string, readonly string[]>> = {
  a: ['@', '4', 'а'],
  e: ['3', 'е'],
  i: ['1', 'l', 'і'],
  o: ['0', 'ο'],
  s: ['5', '$'],
  t: ['7', 'т'],
  l: ['1', 'I'],
};
const alike = (word: string) =>
  fc
    .tuple(...[...word].map((sign) => fc.constantFrom(sign, sign, ...(LOOK_ALIKES[sign] ?? []))))
    .map((signs) => signs.join(''));
const apart = (word: string) =>
  fc.constantFrom('', '', ' ', '・', '　', '.', '💕').map((between) => [...word].join(between));

const LATIN = ['telegram', 'signal', 'instagram', 'discord', 'kakao', 'twitter', 'facebook'];
const KANA = ['らいん', 'かかお', 'しぐなる', 'てれぐらむ', 'いんすた', 'すかいぷ', 'でぃすこーど'];
const MIXED = [
  'ラiン',
  'いんsta',
  'しgなる',
  'テレgラム',
  'かkao',
  'すかいp',
  'L○NE',
  'テ○グラム',
  'ライソ',
  'イソスタ',
  'シグナノレ',
  'テレグウム',
];
const name = fc.oneof(
  fc.constantFrom(...LATIN).chain(alike),
  fc.constantFrom(...KANA).chain(apart),
  fc.constantFrom(...MIXED),
);
const ASKS = [
  '教えて',
  'を交換しませんか',
  'やってますか？',
  '入れてる？',
  'のほうで話そう',
  'に移りませんか',
  'で連絡してね',
  'とか使ってる？',
];
const asked = fc.tuple(name, fc.constantFrom(...ASKS)).map((parts) => parts.join(''));

const roundabout = fc
  .tuple(
    fc.constantFrom(
      '緑の',
      '黄色い',
      '青い',
      'みどりの',
      '🟢の',
      '水色っぽい',
      'いつもの',
      '韓国の',
      '紙飛行機の',
    ),
    fc.constantFrom('アプリ', 'トークアプリ', 'チャットアプリ', 'トーク'),
    fc.constantFrom(...ASKS),
  )
  .map((parts) => parts.join(''));

const account = fc
  .tuple(
    fc.constantFrom('インスタは ', 'X→', 'tg: ', 'ツイッターの垢が', 'IDは', 'LINEは内緒だけど '),
    fc.constantFrom('mika_77', 'rina.x0', 'yui0312', 'k_ginza'),
    fc.constantFrom('', 'だよ', 'で検索して', 'です、よろしく'),
  )
  .map((parts) => parts.join(''));

const spelled = fc
  .tuple(
    fc.constantFrom('mika77', 'yui.ginza', 'r_0312'),
    fc.constantFrom('gmail.com', 'docomo.ne.jp'),
    fc.constantFrom(' ', '　', '・'),
  )
  .map(([before, behind, gap]) => [...`${before}@${behind}`].join(gap));

const note = fc
  .tuple(
    fc.constantFrom('メモを', '名刺、', '紙に書いて', '番号書いたメモを', '付箋に書いて'),
    fc.constantFrom('', 'こっそり', 'あとで', '当日'),
    fc.constantFrom('渡すね', '渡しますね', 'もらえますか', '置いておくね'),
  )
  .map((parts) => parts.join(''));

const said = (...parts: readonly (readonly string[])[]) =>
  fc.tuple(...parts.map((each) => fc.constantFrom(...each))).map((each) => each.join(''));
/** The ways around that say nothing in full. */
const around = fc.oneof(
  said(
    ['番号の', '電話番号の', '携帯の番号、'],
    ['前半', '最初の3桁', '上3けた', '半分'],
    ['は', 'が', 'は→'],
    ['080', '0801234', 'ゼロハチゼロ', '〇九〇'],
    ['、残りは次に送るね', '。続きはあとで', ''],
  ),
  said(
    ['プロフ', 'プロフィール', '自己紹介', 'アイコン'],
    ['の最後の', 'にある', 'の隅の'],
    ['英数字', 'ID', 'アイディー'],
    ['を検索してね', 'で探して', 'に連絡して', 'を追加して'],
  ),
  said(
    ['アプリ', 'このアプリ', 'ここ', '運営'],
    ['通さずに', 'を通さないで', 'やめて', 'なしで'],
    ['直接', '向こうで', '二人だけで', '外で'],
    ['連絡しよ', 'やりとりしませんか', '話そう'],
  ),
  said(
    ['名刺', 'レシート', '箸袋', 'コースター', '割り箸の袋'],
    ['の裏に', 'に', 'の隅にこっそり'],
    ['番号', '連絡先', '11けた', '電話番号'],
    ['書いて渡すね', '書いておくね', '入れとくね', 'を入れておくね'],
  ),
  said(
    ['白黒の四角い', '四角い', 'しかくい白黒の'],
    ['コード', 'モザイク', '模様'],
    ['を', '、席で', 'スマホで見せるから'],
    ['読み取って', 'スキャンしてね', 'カメラで読んで'],
  ),
);

/** What says it in pictures, sounds, riddles or other tongues. */
const veiled = fc.oneof(
  said(
    ['らゐん', 'ゐんすた', 'らぃん', 'いんすた', 'かかを', 'てれぐらむ'],
    ['', 'を', 'のIDを', 'のアカウントを'],
    ['おちえて', 'おせーて', 'おせえて', 'ちょーだい', 'くだちゃい'],
  ),
  said(
    ['📱', '☎️', '📞', 'でんわ', 'けーたい'],
    ['の番号', 'のばんごう', 'ばんごー'],
    ['おしえて', '教えてほしい', 'ちょうだい', '交換しよ'],
  ),
  said(
    ['📸', '💚', '🟢', '🐦', '✈️', '💬'],
    ['のID', 'のアカウント', 'の垢'],
    ['教えて', 'を交換しよ', 'どれ？', 'ちょうだい'],
  ),
  said(
    ['頭文字', '行の頭', '最初の文字', '先頭の文字'],
    ['をつなげると', 'だけ読むと', 'を縦に読んだら'],
    ['俺の番号になるよ', '私のIDになる', '僕の連絡先だよ'],
  ),
  said(
    ['料金', '時間', '日付', '気温', '商品番号'],
    ['っぽい', 'みたいに見える', '風の'],
    ['数字をつなげたら', '数字が', '数、'],
    ['俺の携帯だから', '私の番号になるよ', '電話番号だよ'],
  ),
  said(
    ['ホットメール', 'ヤフーメール', 'ジーメール', 'アイクラウド'],
    ['の「r.sato」宛てに送って', 'に送ってください', 'のmika.nまで', '教えて'],
  ),
  said(
    ['send me ', 'give me ', 'what is ', 'can i have '],
    ['your ', 'ur '],
    ['number', 'id', 'line', 'insta', 'contact'],
  ),
  said(
    ['ラで始まってンで終わる', 'カで始まりオで終わる', '緑の3文字の', 'カタカナ3文字の'],
    ['アレ', 'やつ', 'アプリ'],
    ['交換しよ', 'やってる？', 'で話そう', '追加して'],
  ),
  said(
    ['名刺に', '名刺の裏に', 'コースターの隅に', 'ショップカードに'],
    ['手書きで', 'ペンで', ''],
    ['11桁', '番号', '数字'],
    ['足しとくね', '添えておきます', 'を書き足しとくね', '書いとくよ'],
  ),
);

const digit = fc.integer({ min: 0, max: 9 });
/** The parts of a mobile number: 090, 1234, 5678. */
const parts = fc
  .tuple(fc.constantFrom(6, 7, 8, 9), fc.array(digit, { minLength: 8, maxLength: 8 }))
  .map(([second, rest]) => [`0${second}0`, rest.slice(0, 4).join(''), rest.slice(4).join('')] as const);
const FRAMES: readonly ((number: readonly [string, string, string]) => readonly string[])[] = [
  ([a, b, c]) => [`まず ${a} からはじまります`, `つぎに ${b}`, `さいごは ${c}`],
  ([a, b, c]) => [`最初が${a}で`, `次が${b}、`, `残りは${c}だよ`],
  ([a, b, c]) => [`うしろ4桁${c}`, `まえ${a}${b}`],
  ([a, b, c]) => [`逆から読んで ${[...(a + b + c)].toReversed().join('')}`],
  ([a, b, c]) => [`${a}って覚えて`, `${b}ね`, `あと${c}`],
];
/** A number with words around its parts, as a message each. */
export const numberInWords = fc
  .tuple(parts, fc.constantFrom(...FRAMES))
  .map(([number, frame]) => frame(number));

/** What somebody writes who goes around the filter, of every kind. */
export const evasion = fc.oneof(asked, roundabout, account, spelled, note, around, veiled);
