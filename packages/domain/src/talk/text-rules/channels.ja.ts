import { foldWord } from './fold.ts';
import { spelledAlike, spelledKana, spelledLatin } from './spelling.ts';

/** Words of this file and its neighbours are in the form of `fold`: hiragana, small letters, kana in full size. */

const COLOUR =
  '(?:黄?緑|き?みどり|ぐりーん|green|黄|きいろ|いえろー|yellow|青|水|みず|あお|ぶるー|blue|ぴんく|むらさき|紫|黒|くろ|白黒|[🟢🟩💚🟡🟨💛🔵🟦💙])(?:色|いろ)?(?:くて|っぽい|い|の|な)?(?:丸い|まるい|四角い|小さい)?';
const APP =
  '(?:あぷり|app|とーく|ちゃっと(?!もんち)|めっせ(?:ーじ)?|sns|吹き?出し|ふきだし|連絡つーる|すまほあぷり)';
/** What an app is only sometimes: a shirt may be the green one. */
const THING = '(?:やつ|奴|あれ|まーく|あいこん|ろご)';

const MARK = '(?:まーく|あいこん|ろご|絵|吹き?出し)';
const BLUE_BIRD = '(?:青|水色|あお|ぶるー|blue|🔵|💙)(?:い|の)?(?:小?鳥|こ?とり|ばーど)';

/** Services by their names in Latin letters, whatever looks like one of the letters. */
const LATIN = [
  'kakaotalk',
  'kakao',
  'telegram',
  'signal',
  'instagram',
  'insta',
  'twitter',
  'tiktok',
  'facebook',
  'whatsapp',
  'discord',
  'wechat',
  'skype',
  'messenger',
  'viber',
  'threads',
  'snapchat',
  'zalo',
  'gmail',
  'icloud',
  'bluesky',
  'facetime',
  'imessage',
  'bereal',
  'onlyfans',
  'linktree',
  'misskey',
  'mastodon',
  'weibo',
  'lemon8',
  'mixi',
  'insuta',
  'kakaotoku',
];
/** The same in kana, in kana mixed with Latin letters, and with a letter left out. */
const KANA = [
  'いんすたぐらむ',
  'いんすた',
  'ついったー',
  'てぃっくとっく',
  'ふぇいすぶっく',
  'ふぇーすぶっく',
  'わっつあっぷ',
  'でぃすこーど',
  'うぃーちゃっと',
  'すかいぷ',
  'めっせんじゃー',
  'すれっず',
  'すなちゃ',
  'じーめーる',
  'てれぐらむ',
  'かかおとーく',
  'かかとー',
  'ぶるーすかい',
  'ふぇいすたいむ',
  'みくしぃ',
  'わっつあぷ',
  'わっつぁっぷ',
  'うぃちゃ(?!ー|ん)',
  'いんしゅた',
  'わつあっぷ',
  'ほわっつあっぷ',
  'わっさっぷ',
  'わっさぷ',
  'ちっくとっく',
  'ぶるすか(?!い|ん)',
  'ばいばー(?!い|ーい)',
  'すなっぷちゃっと',
  // Without its long vowel it is two other words.
  'ここと\\u30fcく',
  'おぷちゃ',
  'おーぷんちゃっと',
  'ぷらすめっせーじ',
  'あいめっせーじ',
  'うぇいぼー',
  'れもんえいと',
  'おんりーふぁんず',
  'りんくつりー',
  '微博',
  '小紅書',
];

const NO_MORE_LATIN = '(?![a-z])';
const NO_LATIN_BEFORE = '(?<![a-z])';
const NO_LINE =
  '(?!なっぷ|あっぷ|すとーん|だんす|際|引き|上|入り|が綺麗|がきれい|(?:で|に|から)?ろぐいん|公式|すたんぷ|ぺい|ぱうだー|うぉーく|でぃんぐ|れんじゃー|あーと|せーる)';

/** The messenger everybody has. */
const LINE = `${spelledLatin('line')}${NO_MORE_LATIN}${NO_LINE}`;

/** Which app is meant, without its name. */
const ROUNDABOUT = [
  `${COLOUR}(?:${MARK}の?)?${APP}`,
  `(?<![a-z])(?:your|my) (?:(?:phone|cell|mobile) ?)?(?:number|contact|line)(?![a-z])`,
  `${BLUE_BIRD}(?:まーく|あいこん)?の?(?:dm|${APP}|まーく|あいこん|やつ|あれ|ほう|方)`,
  `(?:小?鳥|ことり|🐦|紙?飛行機|おばけ|幽霊|👻|韓国|ろしあ|中国|つぶやき|写真投稿)(?:系|の?${MARK})?の?${APP}`,
  `(?:かめら|📷|📸|音符|🎵|ちょこ(?:れーと)?|ここあ|🍫|信号機?|🚦)(?:の?(?:${MARK}|原料|豆|英語)の?${APP}|の?(?:とーく|sns))`,
  `紙飛行機(?:${MARK})?の?(?:やつ|あれ|ほう|方)`,
  '(?:旧|元)(?:ついったー|つい|twitter)|顔本|ついった',
  `(?:例の|いつもの|みんな(?:が|の)?(?:使|入れ|持|や)っ?て(?:い)?る|みんなの|誰でも(?:使|持|入れ)っ?て(?:い)?る|国民的(?:な)?|外部の?|よそ(?:の)?)${APP}`,
  `みんな(?:が|の)?(?:使|入れ|持|や)っ?て(?:い)?る(?:やつ|奴|あれ)`,
  `(?<!この|その|こちらの)(?:ちゃっと|とーく|めっせーじ|めっせ|連絡|通話)(?:用)?(?:の)?あぷり(?!内)`,
  `${NO_LATIN_BEFORE}[lkxti](?:から|で)?(?:はじまる|始まる|の)(?:緑の)?${APP}`,
  `(?<!\\p{L})(?:える|けー|頭文字[a-z]|[34三四](?:文|もん)字)(?:から|で)?(?:はじまる|始まる|の)(?:あれ|やつ|${APP})`,
  `(?:らいん|しぐなる|かかお|でぃすこ|(?<!\\p{L})(?:x|える|えっくす))(?:って(?:いう)?|という|とかいう)?(?:めっせーじ|ちゃっと|とーく)?${APP}`,
  '別あぷり(?!けーしょ)|(?:別|他|ほか|外|違う)の(?:あぷり|ちゃっと|さーびす)|あぷり(?:の外|外|以外|じゃないところ)',
];

/** What is no messenger but where somebody is called, written to or added by it: a band, a camera that zooms. */
const OTHER_USE = `${NO_LATIN_BEFORE}(?:band|ばんど|zoom|ず\\u30fcむ|teams|ち\\u30fcむず|slack|すらっく|じもてぃー?|わっつ|ざろ|snap|すなっぷ|くらぶはうす|line ?works)(?![a-z])(?:って(?:いう)?|という|の)?(?:あぷり|app|(?=の?(?:id|あいでぃ|招待|あかうんと|垢|dm|めっせ|ちゃっと))|(?=(?:で|から|に)(?:連絡|れんらく|やりとり|やり取り|話せ|話そ|話しま|話した|めっせ|だいれくと|通話|ちゃっと|dm|つなが|繋が)))`;

/** Names that mean nothing else. */
export const CLEAR = [
  LINE,
  `(?:${LATIN.map(spelledLatin).join('|')}|tik tok|whats app|we chat|dm)${NO_MORE_LATIN}`,
  `(?:${KANA.join('|')})(?!映え|ばえ|んと|れーしょ|の下|の?株)`,
  'えるあいえぬいー|라인|카카오톡?|카톡|인스타|텔레그램|위챗',
  'でぃーえむ|だいれくとめっせーじ|だいれくとめーる|えすえぬえす|微信|かとく|てれぐら|いんすと(?=教|おしえ|交換|や)',
  '(?:しょーと|すまほの|携帯の)(?:めっせーじ|めーる)',
  'びーりある(?!ど)|\\+めっせーじ|(?<![a-z])(?:snap|すなっぷ)(?=を?(?:交換|こうかん))|[淫韻印因陰]すた(?!っふ|い|んぷ|んど|じ|みな)|でぃすこの?(?:鯖|さば|さーばー)',
  OTHER_USE,
  ...ROUNDABOUT,
  `sns${NO_MORE_LATIN}`,
];

/** Names that are also another word: a signal, cacao, a line, a letter, a green shirt. */
export const VAGUE = [
  `らいん(?!すた)${NO_LINE}|らいそ(?!う|ん|れ|の|ぞ)|羅印|裸淫|雷ん|ら[員印院]`,
  `かか[おを](?!卜|豆|ちょこ|ぱうだー|\\d|にぶ|ばたー|ふぃず|ます)`,
  '(?<![\\p{L}])(?:わっつ(?!る)|ざろ(?!う))',
  `しぐなる|(?<![a-z] ?)(?:rain|lain|rine)${NO_MORE_LATIN}(?!,? (?!aidi|id|oshie|osie|kou?kan|tsuika|kudasai|yatte|de)[a-z])`,
  BLUE_BIRD,
  'えっくす(?!線|せん|でー)|つい垢|つい(?=のあか|の垢)|ひみつのあぷり',
  '(?:個人|直|ぷらいべーと|自分|本人)の?(?:電話|携帯|めーる|あどれす)',
];

/** Names that are one letter or two, and nicknames. */
export const LETTERS = [
  'でぃすこ(?!ーど|ぐらふぃ|んと)|てれぐ(?!らむ)',
  `${NO_LATIN_BEFORE}(?:x|l|tg|ig|fb|sms|qq)${NO_MORE_LATIN}(?!の?認証|の?受信|の?送信|線|でー|さいず|れい|ます|字)`,
];

const KANA_NAMES = [
  'らいん',
  'かかおとーく',
  'かかお',
  'しぐなる',
  'いんすた',
  'てれぐらむ',
  'てぃっくとっく',
  'ついったー',
  'でぃすこーど',
  'わっつあっぷ',
  'ふぇいすぶっく',
  'すかいぷ',
  'すれっず',
  'じーめーる',
  'れんらくさき',
  'でんわばんごう',
];
/** Kana names mixed with Latin letters, or with a letter that is a sign: nobody writes so who does not hide it. */
export const MIXED = KANA_NAMES.map((name) => `${spelledKana(name)}${name === 'らいん' ? '(?!すた)' : ''}`);

/** Fewer kana with another among them are too many other words. */
const FEWEST_ALIKE = 4;
const LONG_KANA = [...KANA_NAMES, 'いんすたぐらむ', 'ぶるーすかい', 'めっせんじゃー'].filter(
  (name) => name.length >= FEWEST_ALIKE,
);
/** Kana names with another katakana that looks like one of theirs: イソスタ, デイスユード, ライソ. */
export const ALIKE = [
  ...LONG_KANA.map(spelledAlike),
  'らいそ(?!ぞ|ん)|[をう]いそ|をいん|かかほ|力力[才おをほ]',
];
/** As they are written else, without long vowels. */
export const PLAIN_KANA: ReadonlySet<string> = new Set(
  LONG_KANA.map((name) => foldWord(name).replaceAll('ー', '')),
);

const ANOTHERS =
  '(?<!店の|店|運営の|さぽーとの|施設の|予約|ほてるの|会場の|たくしー(?:会社)?の|れすとらんの|かふぇの|ばーの|くらぶの)';
/** What is neither, but asked for as they are. */
export const NUMBERS = [
  `${ANOTHERS}(?:(?:連|れん)(?:絡|らく)(?:先|さき)|(?:電|でん)(?:話|わー?)(?:の)?(?:番号|ばんご[うおー]?(?!は[んー])|ばん号|番ご[うおー]?)|(?:携帯|け[ーえい]?たい|すまほ)(?:の|電話の?)?(?:番号|ばんご[うおー]?(?!は[んー])|番ご[うおー]?)|${NO_LATIN_BEFORE}(?:denwa|keitai|tel)(?: ?no)? ?bango?u?${NO_MORE_LATIN}|${NO_LATIN_BEFORE}renraku ?saki${NO_MORE_LATIN}|携番|けー番|けーばん|電番|でんばん|tel番?|めあど|めーるあどれす|めるあど|個人の番号|直通の?番号|(?:直|ぷらいべーと|自分|本人)の?番号)`,
  `qr(?!決済)|二次元こーど|2次元こーど`,
  'きゅーあーる(?!決済)',
];
/** What is called so of a person and of other things: an account, a green one, a carrier's mail. */
export const ACCOUNTS = [
  `(?<!本人確認の?|予約の?|会員の?|受付の?|注文の?|身分証の?)${NO_LATIN_BEFORE}(?:id|aidi|aidei)${NO_MORE_LATIN}(?!かーど|card)|あいでぃー?(?!あ)|あいでー`,
  '(?<!この)あかうんと|(?<![\\p{Script=Hiragana}])垢|裏垢|本垢|ゆーざーねーむ|ゆーざー名',
  'yahoo(?!で|の?(?:にゅーす|おく|知恵))|やふーめーる|どこも|docomo|そふとばんく|えーゆー',
  `${COLOUR}${THING}`,
  '[🟢🟩💚🟡🟨💛🔵🟦💙]の(?:方|ほう)',
  `(?:小?鳥|ことり|音符|かめら|おばけ)(?:まーく)?の(?:やつ|あれ)`,
];

/** A number of which nobody says what it is one of. */
export const FIGURES = [
  '(?<=^|[^\\p{L}\\p{N}]|[らば]|から|ので|(?:私|わたし|僕|ぼく|俺|うち|あなた|君|きみ|お互い|本人|個人|すまほ|携帯|けーたい)の)(?:番号|ばんご(?:う|ー|お|(?=をし|教|おし|おち))|なんばー|(?<![a-z])bango?u?(?![a-z]))',
];

/** What makes another word of a name in kana that follows it: a line of trains, any word in hiragana that is no particle. */
export const BEFORE_KANA =
  '(?:線|新宿|東京|京浜|宇都宮|高崎|都心|山手|横須賀|上野|ー|(?![のではともをにがらへ])\\p{Script=Hiragana})';
/** How names in kana begin that may be a part of such a word. */
export const KANA_HEADS = '(?:ら|かか)';
