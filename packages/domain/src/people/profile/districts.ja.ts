import { OTHER_DISTRICT } from './areas.ja.ts';

/**
 * A nightlife district of a prefecture. Its name is its key there, in the database and in search page addresses. Only the rest's name
 * occurs in two prefectures, so that a link with just a name still means one place.
 */
export interface District {
  readonly name: string;
  /** Code 1 to 47. */
  readonly prefecture: number;
  /** Place among those that are offered first; null: behind its prefecture only. */
  readonly mainPosition: number | null;
}

/** The districts there are, in the order offered; each prefecture's rest comes last. Operators edit them. */
export type Districts = readonly District[];

/** Keyed by prefecture code; each rest comes last. The migrated table `district` holds the same rows. */
const NAMES: readonly string[] = [
  'すすきの 旭川さんろく街 函館五稜郭 帯広広小路 釧路末広町',
  '青森本町 弘前鍛冶町 八戸長横町',
  '盛岡大通 北上青柳町',
  '国分町 仙台駅前 石巻立町',
  '川反 秋田駅前',
  '山形七日町 酒田中町 米沢',
  '郡山駅前 福島置賜町 いわき田町 会津若松栄町',
  '水戸大工町 つくば 土浦桜町',
  '宇都宮泉町 宇都宮駅東 小山駅前',
  '高崎柳川町 前橋千代田町 太田南口',
  '大宮 西川口 川越 所沢 越谷',
  '千葉富士見 船橋 柏 松戸 成田',
  '銀座 六本木 西麻布 歌舞伎町 池袋 上野 錦糸町 渋谷 恵比寿 赤坂 新橋 神楽坂 吉祥寺 立川 八王子 町田',
  '関内 横浜西口 野毛 川崎 藤沢 本厚木',
  '新潟古町 新潟駅前 長岡殿町',
  '富山桜木町 高岡駅前',
  '片町 金沢駅前',
  '福井片町 敦賀本町',
  '甲府裏春日 富士吉田西裏',
  '長野権堂 松本駅前 上田袋町',
  '柳ケ瀬 岐阜玉宮 大垣駅前',
  '静岡両替町 浜松田町 沼津仲見世 富士吉原',
  '錦 栄 女子大小路 名駅 豊橋 岡崎康生',
  '四日市諏訪 津大門 伊勢宮町',
  '草津駅前 大津浜大津 彦根袋町',
  '祇園 木屋町 先斗町 京都駅前 福知山',
  '北新地 ミナミ 梅田 京橋 天満 十三 堺東 東大阪布施',
  '三宮 神戸元町 姫路魚町 尼崎 明石',
  '新大宮 奈良三条通 大和八木',
  'アロチ 田辺味光路',
  '鳥取弥生町 米子朝日町',
  '松江伊勢宮 出雲代官町',
  '岡山中央町 岡山駅前 倉敷',
  '流川 薬研堀 福山 呉中通',
  '下関豊前田 徳山銀座 湯田温泉',
  '徳島秋田町 徳島駅前',
  '高松古馬場 高松ライオン通 丸亀',
  '松山二番町 松山大街道 今治 新居浜',
  '高知追手筋 高知帯屋町',
  '中洲 天神 西中洲 博多駅前 小倉堺町 久留米文化街',
  '佐賀愛敬町 唐津',
  '銅座 思案橋 佐世保',
  '熊本下通 熊本銀座通り 八代',
  '都町 別府北浜',
  'ニシタチ 延岡 都城',
  '天文館 鹿屋',
  '松山 久茂地 国際通り コザ 石垣美崎町 宮古島西里',
];

/** Those offered first, the capital's before the others. */
const MAIN =
  '銀座 六本木 西麻布 歌舞伎町 池袋 上野 錦糸町 渋谷 恵比寿 赤坂 北新地 ミナミ 錦 中洲 すすきの 関内 国分町'.split(
    ' ',
  );

/** What a new database holds, and what a screen offers until it knows what operators have made of it. */
export const SHIPPED_DISTRICTS: Districts = NAMES.flatMap((names, index) =>
  [...names.split(' '), OTHER_DISTRICT].map((name) => ({
    name,
    prefecture: index + 1,
    mainPosition: MAIN.includes(name) ? MAIN.indexOf(name) + 1 : null,
  })),
);

/** The most searched ones. */
export function mainDistricts(districts: Districts): readonly District[] {
  return districts
    .filter(({ mainPosition }) => mainPosition !== null)
    .toSorted((a, b) => a.mainPosition! - b.mainPosition!);
}

/** Whether a prefecture has a district of that name (rules.md 2). */
export function isDistrictOf(districts: Districts, prefecture: number, name: string): boolean {
  return districts.some((district) => district.prefecture === prefecture && district.name === name);
}

/** The prefecture implied by a name alone; undefined for a prefecture's rest, and for anything that is not a district. */
export function prefectureOfDistrict(districts: Districts, name: string): number | undefined {
  if (name === OTHER_DISTRICT) return undefined;
  return districts.find((district) => district.name === name)?.prefecture;
}

/** Names of a prefecture's districts, the rest last; none for a code that is not a prefecture. */
export function districtsOf(districts: Districts, prefecture: number): readonly string[] {
  return districts.filter((district) => district.prefecture === prefecture).map(({ name }) => name);
}
