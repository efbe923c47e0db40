/** Demo stores: names, districts and addresses. All invented; a block number of 0-0 exists nowhere. */

/** Name, genre (1 club, 2 cabaret, 3 lounge, 4 snack, 5 girls bar), district. Entries 13, 33 and 53 employ hosts. */
export const FIRST_STORES: readonly (readonly [name: string, genre: number, district: string])[] = [
  ['クラブ 月白', 1, '銀座'], ['ラウンジ 灯', 3, '六本木'], ['クラブ 花筏', 1, '北新地'], ['Club Lumière', 2, '歌舞伎町'],
  ['ラウンジ 琥珀', 3, '西麻布'], ['クラブ 那の津', 1, '中洲'], ['スナック すずらん', 4, 'すすきの'], ['Bar Petit Ciel', 5, '恵比寿'],
  ['クラブ 紫苑', 1, '銀座'], ['キャバレー ミラージュ', 2, 'ミナミ'], ['ラウンジ 青藍', 3, '赤坂'], ['クラブ 錦糸', 1, '錦'],
  ['メンズクラブ 宵月', 1, '歌舞伎町'], ['Girls Bar Clover', 5, '渋谷'], ['ラウンジ 汀', 3, '関内'], ['クラブ 青葉', 1, '国分町'],
  ['Club Éclat', 2, '六本木'], ['スナック 小町', 4, '上野'], ['ラウンジ 白露', 3, '銀座'], ['Club Noa', 2, '池袋'],
  ['クラブ 曽根', 1, '北新地'], ['ラウンジ 凪', 3, '恵比寿'], ['Bar Lapis', 5, '六本木'], ['Club Aurora', 2, 'すすきの'],
  ['スナック 夕顔', 4, '錦糸町'], ['クラブ 玄海', 1, '中洲'], ['Club Stella', 2, '歌舞伎町'], ['ラウンジ 桂', 3, '錦'],
  ['Girls Bar Mimosa', 5, '池袋'], ['クラブ 藤間', 1, '銀座'], ['Club Rosette', 2, '関内'], ['ラウンジ 月兎', 3, '渋谷'],
  ['メンズラウンジ 碧', 3, 'ミナミ'], ['スナック ほたる', 4, '国分町'], ['クラブ 雅', 1, '赤坂'], ['Club Perle', 2, '銀座'],
  ['ラウンジ 夜想', 3, '六本木'], ['Bar Citron', 5, '上野'], ['クラブ 椿山', 1, '北新地'], ['Club Velours', 2, '中洲'],
  ['ラウンジ 雪椿', 3, 'すすきの'], ['スナック ともしび', 4, '池袋'], ['Club Fleur', 2, '錦'], ['クラブ 汐留', 1, '銀座'],
  ['Girls Bar Honey', 5, 'ミナミ'], ['ラウンジ 水鏡', 3, '西麻布'], ['Club Reine', 2, '歌舞伎町'], ['スナック あじさい', 4, '関内'],
  ['クラブ 華月', 1, '六本木'], ['ラウンジ 千歳', 3, '国分町'], ['Club Sirène', 2, 'ミナミ'], ['Bar Noisette', 5, '錦糸町'],
  ['メンズクラブ 博多座敷', 1, '中洲'], ['クラブ 浅緋', 1, '赤坂'], ['Club Jardin', 2, '渋谷'], ['スナック 宵の口', 4, '銀座'],
  ['ラウンジ 薄氷', 3, '北新地'], ['Girls Bar Muguet', 5, '歌舞伎町'], ['Club Soirée', 2, '錦糸町'], ['スナック みなと', 4, '恵比寿'],
]; // oxfmt-ignore

/** What a self-introduction calls a store of each genre. */
export const STORE_KINDS: Readonly<Record<number | 'host', string>> = {
  1: 'クラブ',
  2: 'キャバクラ',
  3: '小さなラウンジ',
  4: 'カウンターだけのスナック',
  5: 'ガールズバー',
  host: 'メンズクラブ',
};

/** Parts from which the names of further stores are built. */
export const STORE_PREFIX: Readonly<Record<number, readonly string[]>> = {
  1: ['クラブ', '会員制クラブ'],
  2: ['Club', 'キャバレー'],
  3: ['ラウンジ', 'Lounge'],
  4: ['スナック', '小さなスナック'],
  5: ['Girls Bar', 'Bar'],
};
export const STORE_HOST_PREFIX = ['メンズクラブ', 'メンズラウンジ'] as const;
export const STORE_WORDS: readonly string[] = (
  '暁 東雲 薄雲 霞草 桔梗 木蓮 山吹 若竹 鈴蘭 初雪 五月雨 時雨 星屑 銀河 十六夜 有明 朧 春風 秋桜 冬青 翡翠 瑪瑙 真珠 水晶 ' +
  '紅葉 若草 花霞 水無月 葉月 神無月 雫 波音 潮騒 渚 帆影 千鳥 鶴亀 燕 白鷺 雲雀 蝶々 蛍火 篝火 行灯 提灯 障子 縁側 庭 石畳 路地裏'
).split(' ');

export const BUILDING_WORDS: readonly string[] = [
  '第一',
  '第二',
  'あさひ',
  '松',
  '銀杏',
  '柳',
  '中央',
  '東',
  'みやこ',
  '光',
];

/** An address in a block that exists nowhere. */
export function storeAddress(street: string, chome: number, building: string, floor: number): string {
  return `${street}${chome}-0-0 ${building}ビル${floor}階`;
}

/** Where the streets of each district are. */
export const DISTRICT_ADDRESS: Readonly<Record<string, string>> = {
  銀座: '東京都中央区銀座',
  六本木: '東京都港区六本木',
  西麻布: '東京都港区西麻布',
  歌舞伎町: '東京都新宿区歌舞伎町',
  池袋: '東京都豊島区西池袋',
  上野: '東京都台東区上野',
  錦糸町: '東京都墨田区江東橋',
  渋谷: '東京都渋谷区道玄坂',
  恵比寿: '東京都渋谷区恵比寿',
  赤坂: '東京都港区赤坂',
  北新地: '大阪府大阪市北区曽根崎新地',
  ミナミ: '大阪府大阪市中央区東心斎橋',
  錦: '愛知県名古屋市中区錦',
  中洲: '福岡県福岡市博多区中洲',
  すすきの: '北海道札幌市中央区南五条西',
  関内: '神奈川県横浜市中区相生町',
  国分町: '宮城県仙台市青葉区国分町',
};

/** Public places near a store where a demo meeting began. */
export const MEETING_PLACES: readonly string[] = [
  '駅前のカフェ', '和食処 さざなみ', '鮨 ひのき', 'ビストロ・ポワロ', '焼鳥 鳥松', '百貨店の正面入口', '割烹 みやま', 'イタリアン・ソーレ',
  '天ぷら 花かご', 'お好み焼き まる', '駅の中央改札前', '喫茶 あんず', 'すき焼き 千代', 'ワインバー コルク', '鉄板焼 炎', 'おでん 小路',
]; // oxfmt-ignore

/** Where the demo guest asks the demo cast to meet, one booking each. */
export const SCENE_PLACES: readonly string[] = ['銀座 喫茶 あんず', '銀座 割烹 みやま'];
