import { pattern } from './pattern.ts';

/** A word of letters with figures or a line below, as accounts are called: mika_77. */
const ACCOUNT = '(?=[a-z0-9._-]{0,30}[a-z])(?=[a-z0-9._-]{0,30}[0-9_])[a-z][a-z0-9._-]{3,30}';
/** Flights, exits, seats, sizes, devices. */
const NO_ACCOUNT =
  '(?!(?:[a-z]{2} ?\\d{1,4}|[a-z]\\d{1,3}|[a-z]{1,2}-?\\d{1,2}[a-z]?|(?:iphone|android|ipad|galaxy|ver|vol|no|exit|gate|room|studio|table|line|route|level|floor|covid|suite|tower|lounge|bar|club|hall|terminal|platform|seat|box|block|type|model|size|wifi)[._-]?\\d{1,4})(?![a-z0-9._-]))';
const STRICT = `(?<![a-z0-9._@-])${NO_ACCOUNT}${ACCOUNT}`;
const SAYS =
  '(?:[^\\p{L}\\p{N}。!?]|で|って|を|と|いう|の|これ|こちら|この|名前|あかうんと|id|だから|です?から|なので|だよ|です|に|は){0,6}';

/** A name of an account in words: ID：yui_0312, and one that is to be looked for. */
export const IDS = [
  '(?<!予約|会員|受付|注文|問い合わせ|確認|取引|決済)(?<![a-z])(?:id|aidi|あいでぃー?|あいでー)(?:は|が|[^\\p{L}\\p{N}]){1,4}(?:[a-z0-9][a-z0-9._-]{3,30})',
  `(?:あかうんと|垢|ゆーざー(?:名|ねーむ)|はんどる(?:ねーむ)?)(?:名)?(?:は|が|って|[^\\p{L}\\p{N}]){1,4}${STRICT}`,
  `${STRICT}${SAYS}(?:検索|けんさく|探し|さがし|出る|でる|出て[くき]|でて[くき]|調べ|追加|ふぉろー|見つけ|みつけ|登録|申請|やって|めっせ|連絡|送って|ひっと|いるよ|います)`,
  // Its letters with the signs between them said: mei アンダーバー umeda.
  '(?<![a-z0-9])[a-z][a-z0-9]{1,20}[^\\p{L}\\p{N}]{0,3}(?:あんだーばー|あんだーすこあ|下線|(?:はいふん|どっと)(?=[^\\p{L}\\p{N}]{0,3}[a-z]{2}))[^\\p{L}\\p{N}]{0,3}[a-z0-9]{2,20}',
].map((source) => pattern(source));

/** The name of an account behind a name: LINE：yui_0312. */
export const HANDLE = pattern(
  '^(?:とーく|とく)?(?:の|は|が)?(?:id|あいでぃー?|あかうんと名?|垢|ゆーざー名|ゆーざーねーむ|名前)?(?:(?:は|が|[^\\p{L}\\p{N}]){1,6}[a-z0-9][a-z0-9._-]{3,30}|[^\\p{L}\\p{N}]{0,6}[a-z0-9._-]{0,20}[0-9_][a-z0-9._-]{2,20})',
);
/** In the same sentence as the name. */
export const HANDLE_NEAR = pattern(STRICT);
/** Words in Latin letters that are no account. */
export const NO_HANDLE = pattern(
  '(?:pay|works|bank|story|stories|cafe|official|music|login|server|tower|news|free|size|day|japan|mas|xmas)$',
);

/** Letters by their names in kana: エムアイケーエー. */
const LETTER_NAMES =
  'えー|えい(?!ち)|びー|しー|でぃー|いー|えふ|じー|えいち|えっち|あい|じぇー|じぇい|けー|けい|える|えむ|えぬ|おー|ぴー|きゅー|あーる|えす|てぃー|てー|ゆー|ぶい|だぶりゅー|えっくす|わい|ぜっと|ぜろ|いち|にー|さん|よん|ごー|ろく|なな|はち|どっと|はいふん|あんだーばー';
export const SPELLED = pattern(`(?:(?:${LETTER_NAMES})[ 、,・\\-./\\n]{0,2}){5,40}`, 'gu');
export const LETTER_NAME = pattern(LETTER_NAMES, 'gu');
