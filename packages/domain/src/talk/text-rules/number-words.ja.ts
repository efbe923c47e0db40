import { pattern } from './pattern.ts';

/** Behind digits it makes a count, a time, a price or the name of a thing of them. */
export const UNIT = pattern(
  '^ ?(?:つ(?!て|と|ず|づ)|けた|桁|個|こめ|文字|時|分|秒|円|万|千|名|人|にん|歳|才|さい(?!ご|しょ)|階|丁目|便|%|せんち|cm|mm|km|m(?![a-z])|kg|きろ|年|月|日|週|回|本|杯|枚|件|泊|p(?![a-z])|ぽいんと|点|度|位|組|卓|席|代|系|線|世紀|行|両|次会|ねん|ぷん|ふん|えん)',
);

const PLACE =
  'まず|最初|さいしょ|はじめ|始め|初め|頭|あたま|先頭|前半|後半|上|下|真ん中|まんなか|中間|途中|その次|次|つぎ|それから|そして|続けて|続き|つづき|最後|さいご|おわり|終わり|末尾|残り|のこり|うしろ|後ろ|後|前|まえ|番号|数字|電話|携帯|でんわ|けーたい|えっと|えーと|あと|じゃあ|で、';
/** What is said of the parts of a number: which it is, and that it goes on. */
export const PART_WORDS = pattern(
  `(?:${PLACE})(?:の)?(?:[0-9一二三四五]{0,2}(?:つ目|つめ|番目|つ|けた|桁|個|文字))?(?:から|まで|が|は(?!ち)|で|を|も|、|に(?=[0-9 ]))?|(?:けた|桁)(?:が|は(?!ち)|で|の)?|から(?:始ま|はじま)(?:る|って|ります?)(?:よ|ね|番号)?|(?:です|だよ|だね|ですね|ね|になります|となります|と続きます|って続く|と続いて|に続いて)`,
  'gu',
);
/** The parts may stand in another order than they are called. */
export const OUT_OF_ORDER = pattern(
  'うしろ|後ろ|後半|前半|末尾|まえ|前|下|上|頭|あたま|先頭|最後|さいご|最初|さいしょ|おわり|終わり',
);
/** The digits are to be read from the end. */
export const BACKWARDS = pattern(
  '逆|ぎゃく|反対|さかさ|(?:後ろ|うしろ|右|最後|お尻|おしり)から|ひっくり返|裏返|りばーす|reverse',
);
