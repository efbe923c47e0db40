import { pattern } from './pattern.ts';

const PROFILE =
  '(?:ぷろふ(?:ぃーる)?(?:欄|文|写真|画像)?|自己紹介(?:文|欄)?|紹介文|ひとこと(?:欄)?|一言(?:欄)?|すてめ|あいこん|とっぷ画|へっだー|(?:私|わたし|俺|僕|自分)のぺーじ)';
const PICTURE =
  '(?<!(?:身分証|免許証?|学生証|本人確認)の?)(?:写真|画像|[0-9一二三四五]枚目|ぎゃらりー|写め?日記|すとーりー)';
/** Other things have one that is no account. */
const NOT_OF = '(?<!(?:身分証|本人確認|会員|社員|学生|予約|運営|受付|店)(?:用)?の?)';
const ID = `${NOT_OF}(?:英数字?|(?<![a-z])id(?![a-z])(?!かーど)|あいでぃー?(?!あ)|ゆーざー(?:名|ねーむ)|(?<!\\p{L})垢|あかうんと名)`;
const LETTERS = `(?:${ID}|英字|ろーま字|あるふぁべっと|文字列?)`;
const REACHED = `(?:番号|数字|連絡先|あかうんと|りんく|url|(?<![a-z])qr)`;
const LOOKS =
  '(?:検索(?!結果)|けんさく|ぐぐ|探し(?:て|た)|さがし|調べ(?:て|れ)|追加(?:し|で|お)|ふぉろー(?:し|お)|打(?:って|ち込)|入力)';
const REACHES =
  '(?:連絡(?:し(?!まし)|く|ちょ|ほし|待|お|は)|れんらく|(?<![a-z])dm|かけて(?:ね|よ|くだ|ほし|$))';
/** It stands there, and nobody says that it must not or does not. */
const STANDS =
  '(?:書い(?:て(?!は|も|い?ま?せん|い?ない|い?ません|なかっ)|と[いく])|載せ(?!ない|ては)|のせ(?!ない|ては)|隠し|かくし|入れて(?:る|ある|お|い[るま])|入れと|貼っ|ある(?:よ|から|ので|ね|$)|あります(?!か)|写っ|見え)';

/** A way to reach somebody that stands in the profile or a picture, where the text only points to. */
const PROFILES = [
  `${PROFILE}(?!を見)[^?。!\\n]{0,12}${LETTERS}[^?。!\\n]{0,12}(?:${LOOKS}|${REACHES})`,
  `${PROFILE}(?:の|に)[^?。!\\n]{0,12}${NOT_OF}${REACHED}[^?。!\\n]{0,8}(?:${REACHES}|追加し|ふぉろーし)`,
  `(?:${PROFILE}|${PICTURE})(?:の|に|へ)[^?。!\\n]{0,10}${ID}(?:を|が|も|、)?(?:こっそり|小さく|ちいさく)?${STANDS}`,
  `${PICTURE}(?:の|に|へ)[^?。!\\n]{0,10}${ID}[^?。!\\n]{0,12}(?:検索し|ぐぐ|探して|追加し|${REACHES})`,
  `${ID}(?:は|なら|も|、)?(?:私|わたし|俺|僕|自分)?の?(?:${PROFILE}|${PICTURE})(?:の[^?。!\\n]{0,6})?(?:に|で|を)(?!は)[^?。!\\n]{0,6}(?:書い(?:て(?:ある|あり|お)|と|た(?:よ|から))|載せ(?:て|と)|のせ(?:て|と)|見て|見れば|隠し)`,
  `${PROFILE}(?:に|の)[^?。!\\n]{0,10}(?:やつ|文字|単語|あれ)(?:で|を)?(?:検索して|けんさくして|ぐぐって|探して)(?:ね|よ|み|$|くだ|下さ|ほし|もら)`,
  `${PROFILE}[^?。!\\n]{0,14}${LETTERS}(?:が|は)(?:私|わたし|俺|僕|自分|あの|例)?の?(?:垢|id|あかうんと|連絡先|らいん|line|いんすた)`,
  `${PROFILE}[^?。!\\n]{0,4}(?:縦読み|たて読み|縦に読)(?:して|んで|で)?(?:ね|み|$|くだ|ほし)`,
];

/** Where such a code is a shop's. */
const SHOPS =
  '(?:めにゅー|注文|会計|入場|ちけっと|決済|支払|払[いえう]|受付|改札|wi-?fi|くーぽん|入口|入り口|店員|てーぶる|お店|店の|すたんぷ|充電)';
const NO_SHOP_BEHIND = `(?![^。!\\n]{0,30}${SHOPS})`;
const NO_SHOP_BEFORE = `(?<!${SHOPS}[^。!\\n]{0,12})`;
const GREY = '(?:白黒|しろくろ|黒白|くろしろ|ものくろ)(?:の|で|な|、| ){0,2}';
const SQUARE = '(?:四角い?|しかくい?|正方形|ましかく|真四角)(?:の|な|、| ){0,2}';
const DOTS = '(?:ぶろっく|つぶつぶ|てんてん|点々|どっと|ごちゃごちゃ|ぐちゃぐちゃ)(?:の|した|な| ){0,2}';
const PATTERN = '(?:もざいく(?!あーと|たいる|画|柄|壁|床)|こーど(?!ね)|ばーこーど)';
const READS =
  '(?:読み?取(?!引)|よみと|読み?込|よみこ|すきゃん|かざ(?:し|す|せ)|翳|かめらで(?:読|よ|見|み|ぴ|うつ|写)|かめら(?:向け|を?かざ|に読)|友(?:だち|達)(?:に)?(?:な|追))';
const SHOWS = `(?:${READS}|見せ(?:て|る|ます|あ)|送(?:る|って|りま|ろ)|撮って|撮らせ|出し(?:て|と)|出す)`;

/** A code that is read with a camera, by how it looks. */
const CODES = [
  `(?=${GREY}|${SQUARE})${NO_SHOP_BEFORE}(?:${GREY}${SQUARE}|${SQUARE}${GREY}|${GREY}|${SQUARE})(?:${DOTS})?${PATTERN}(?!の)${NO_SHOP_BEHIND}[^?。!\\n]{0,24}${SHOWS}`,
  `(?=${GREY}|${SQUARE}|${DOTS})${NO_SHOP_BEFORE}(?:${GREY}|${SQUARE}|${DOTS}){1,3}(?:模様|もよう|まーく|やつ|あれ|画像|絵|迷路|図|ぱずる)(?!の)${NO_SHOP_BEHIND}[^?。!\\n]{0,24}${READS}`,
  `(?=${READS})${NO_SHOP_BEFORE}${READS}[^?。!\\n]{0,12}(?:${SQUARE}|${GREY})(?:やつ|の|あれ|もざいく)${NO_SHOP_BEHIND}(?:を|、|は)?[^?。!\\n]{0,6}${SHOWS}`,
  `(?=かめら)${NO_SHOP_BEFORE}かめら(?:で|を|に)?かざす(?:やつ|の|あれ)${NO_SHOP_BEHIND}[^?。!\\n]{0,10}(?:見せ|送|出)`,
];

/** What says where a way around the product is to be found, without saying it. */
export const ELSEWHERE = [...PROFILES, ...CODES].map((source) => pattern(source));
