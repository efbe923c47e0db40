import { pattern } from './pattern.ts';

const DOT = '(?:[.。・]|dot|[(\\[{<]dot[)\\]}>]|どっと)';
const AT = '(?:@|[(\\[{<☆★*]{1,2}(?:at|あっと)[)\\]}>☆★*]{1,2}|あっとまーく)';
const ENDINGS =
  'com|net|org|jp|info|biz|xyz|link|site|online|shop|store|app|dev|me|tv|cc|io|gg|ly|ee|be|club|page|live|love|vip|top|asia|tokyo|kr|cn|tw|vn|us|uk|eu|ink|fun|work';
const SERVICE =
  'g-?mail|yahoo|icloud|docomo|ezweb|au|softbank|hotmail|outlook|じーめーる|やふー|どこも|あいくらうど';
/** People say 19:00＠Ginza. */
const WHERE =
  'ginza|roppongi|shibuya|shinjuku|tokyo|azabu|akasaka|ebisu|ikebukuro|ueno|nihonbashi|marunouchi|hibiya|yurakucho|shinbashi|osaka|umeda|kitashinchi|namba|nagoya|sakae|fukuoka|nakasu|tenjin|sapporo|susukino|kyoto|gion|yokohama|six|bar|cafe|lounge|club|hotel';

/** Mail addresses, links and names with an @. */
export const ADDRESSES = [
  `[a-z0-9][a-z0-9._%+-]{0,63} ?${AT} ?[a-z0-9-]{2,63}(?: ?${DOT} ?[a-z]{2,20}){1,3}`,
  '[a-z0-9][a-z0-9._%+-]{0,63} at [a-z0-9-]{2,63}(?: ?(?:[.]|dot) ?[a-z]{2,20}){1,3}',
  `(?:[a-z0-9._%+-]{1,64} ?)?${AT} ?(?:${SERVICE})(?![a-z])`,
  `h(?:tt|xx)ps?[^\\p{L}\\p{N}]{1,5}\\S{1,200}`,
  `(?<![a-z])www ?(?:\\.|dot|どっと) ?[a-z][a-z0-9-]{0,62}(?:${DOT}[a-z0-9/_-]{1,60}){0,4}`,
  `(?<![a-z0-9])[a-z0-9][a-z0-9-]{0,62} ?(?:${DOT} ?(?:(?:co|ne|or)${DOT}jp|(?:com|net|jp)(?![a-z]))|\\. ?(?:${ENDINGS})(?![a-z]))(?:/[a-z0-9._~%?=&/-]{0,100})?`,
  `[a-z0-9-]{0,62} ?(?:どっと|点)(?:こむ|com|ねっと|net|jp|じぇーぴー)`,
  `(?<![a-z0-9])@(?!(?:${WHERE})(?![a-z0-9_]))[a-z0-9][a-z0-9._]{2,30}`,
].map((source) => pattern(source));

/** A name of an account in words: ID：yui_0312. */
export const IDS = [
  '(?<!予約|会員|受付|注文|問い合わせ|確認|取引|決済)(?<![a-z])(?:id|あいでぃー?|あいでー)(?:は|が|[^\\p{L}\\p{N}]){1,4}(?:[a-z0-9][a-z0-9._-]{3,30})',
].map((source) => pattern(source));

const NO_MORE_LATIN = '(?![a-z])';
const NO_LINE =
  '(?!なっぷ|あっぷ|すとーん|だんす|際|引き|上|入り|が綺麗|がきれい|(?:で|に|から)?ろぐいん|公式|すたんぷ|ぺい|ぱうだー)';

const GAP = '[^\\p{L}\\p{N}]{0,3}';

/** The messenger everybody has, by its names. */
const LINE = [
  `[l1i|]${GAP}[i1l]${GAP}n${GAP}[e3]${NO_MORE_LATIN}${NO_LINE}`,
  `ら${GAP}い${GAP}ん${NO_LINE}`,
  `(?:緑|みどり|黄緑)(?:色)?の(?:あぷり|やつ|吹き出し|ふきだし|あいこん)`,
];

/** Others, and what else one is reached by. */
const OTHERS = [
  `かかお(?:とーく|talk)?(?!豆|ちょこ|ぱうだー|\\d|にぶ)`,
  `(?:kakao(?:talk)?|telegram|signal|insta(?:gram)?|twitter|tik ?tok|facebook|whats ?app|discord|we ?chat|skype|messenger|viber|threads|snapchat|zalo|dm|g-?mail|icloud)${NO_MORE_LATIN}`,
  'てれぐらむ|しぐなる|いんすた(?:ぐらむ)?(?!映え|ばえ)|ついったー|てぃっくとっく|ふぇいすぶっく|わっつあっぷ|でぃすこーど|うぃーちゃっと|微信|すかいぷ|めっせんじゃー|すれっず|すなちゃ|じーめーる',
  '(?:別|他|ほか|外|違う)の(?:あぷり|ちゃっと|さーびす)|あぷり(?:の外|以外|じゃないところ)',
  `sns${NO_MORE_LATIN}`,
];
/** What is neither, but asked for as they are. */
const NUMBERS = [
  '(?<!店の|店|運営の|さぽーとの|施設の|予約)(?:連絡先|れんらくさき|電話番号|携帯番号|携帯の番号|けーたい番号|けいたい番号|でんわばんごう|めあど|めーるあどれす|めるあど|個人の番号)',
  `qr(?!決済)`,
  'きゅーあーる(?!決済)',
];

const AS_ONE = (sources: readonly string[]) =>
  pattern(sources.map((each) => `(?:${each.replaceAll('ー', 'ー?')})`).join('|'), 'gu');

/** Where a way to reach each other is named. Naming one alone is no exchange. */
export const NAMES = AS_ONE([...LINE, ...OTHERS, ...NUMBERS]);
/** The same for a text that says nothing else. */
export const ONLY_NAME = pattern(
  `^(?:${[...LINE, ...OTHERS].map((each) => `(?:${each.replaceAll('ー', 'ー?')})`).join('|')})(?:id|は|ね|で|の)?\\??$`,
);

/** Directly before a name in kana it makes another word of it, オンライン or 湘南新宿ライン; a particle does not. */
export const KANA_WORD = pattern(
  '(?:線|新宿|東京|京浜|宇都宮|高崎|都心|山手|横須賀|上野|ー|(?![のではともをにがらへ])\\p{Script=Hiragana})$',
);
export const KANA_NAME = pattern('^(?:ら|かか)');

/** What makes an exchange of it: asking, giving, moving there. */
export const ASKS = pattern(
  [
    '教え|おしえ|交換|こうかん|追加|ついか|登録し|送って|送る|送り|送信|おくって|おくる|聞いて|聞きた|聞いても|きいて|知りた|しりた',
    'やってる|やって(?:い)?ます|やってない|使って(?:る|ます|います|ない)|してる|して(?:い)?ます|つながり|つながろ|つながれ|つながって|繋が',
    'くれ|ください|下さい|ちょうだい|頂戴|もらえ|もらって|渡す|渡し|移動|移ろ|移り|移行|うつろ|うつり|行こ|いこう|来て|きてね',
    'で(?:話|はな|連絡し|連絡く|連絡取|連絡と|連絡でき|れんらく|やりとり|やり取り|会話|待って|まって|どう)',
    'に(?:連絡|れんらく|して|めっせ|しよ|しませ)|欲し|ほし|しよ|しませ|しない\\?|しましょ|でき|出来|あり?ます|ある\\?|あるよ',
    '書いとく|書いて|書くね|載せ|のせと|貼っ|貼る|検索|探して|さがして|ふぉろー|友だち(?:追加|登録|にな)|友達(?:追加|登録|にな)|見てね|見てく|見てみて|みてね|見せ|読み取|よみと',
    'あいでぃ|あかうんと|垢|(?<![a-z])(?:id|dm|add|give|send|share|exchange|my|me|text|plz|please|ok)(?![a-z])|おっけー',
    '^(?:とか|って|は|も|を|の|に|で|と|が|、| ){0,4}\\?',
  ].join('|'),
);
/** A refusal, or that it is forbidden. */
export const REFUSES = pattern(
  'でき(?:ません|ない|かね|ず)|出来(?:ません|ない)|禁止|だめ|駄目|(?<![a-z])ng(?![a-z])|無理|むり|不可|教えられ|おしえられ|教えて(?:ない|ません|いません|いない)|教えません|教えない|送れません|送れない|して(?:い)?ません|して(?:い)?ない|しません|しない|やって(?:い)?ません|やって(?:い)?ない|使って(?:い)?ません|使って(?:い)?ない|断って|断り|ことわ|聞かないで|聞かれ|遠慮|控え|求められ|違反|やめて|持って(?:い)?ません|持って(?:い)?ない',
);
/** A refusal that goes on like this is none. */
export const TAKES_BACK = pattern(
  '\\?|せんか|ないか|ないの|けど|ですが|でも|だが|内緒|こっそり|ないしょ|特別|だけなら|今度|のかな',
);
/** Somebody else's, or talk about what was seen there. */
export const HARMLESS_ASKS = pattern(
  '^(?:の|で)?(?:お店|店|こと|話題|記事|投稿|写真|動画)?(?:で|を|の)?(?:見た|見まし|見て来|見てき|みた|みまし|見かけ|話題|人気|知りまし|知った|紹介され|調べ)',
);

/** The name of an account behind a name: LINE：yui_0312. */
export const HANDLE = pattern(
  '^(?:とーく|とく)?(?:の|は|が)?(?:id|あいでぃー?)?(?:(?:は|が|[^\\p{L}\\p{N}]){1,6}[a-z0-9][a-z0-9._-]{3,30}|[^\\p{L}\\p{N}]{0,6}[a-z0-9._-]{0,20}[0-9_][a-z0-9._-]{2,20})',
);
/** Words in Latin letters that are no account. */
export const NO_HANDLE = pattern('(?:pay|works|bank|story|stories|cafe|official|music|login|server|tower)$');
