import type { Portrait } from './portraits.ts';

/** Tags of a hairstyle as drawn. */
const STYLE_TAGS: Record<Portrait['hairStyle'], readonly string[]> = {
  long: ['ロング', 'ストレート'],
  bob: ['ボブ'],
  updo: ['アップスタイル'],
  wavy: ['ロング', '巻き髪'],
  halfUp: ['セミロング'],
  lowPony: ['セミロング'],
  medium: ['ミディアム'],
  sideWaves: ['ロング', '巻き髪'],
  short: ['ショート'],
  highPony: ['セミロング'],
  chignon: ['アップスタイル'],
  braid: ['セミロング'],
};
const COLOUR_TAGS = {
  BLACK: '黒髪',
  BROWN: '茶髪',
  LIGHT: '明るめ',
  BLOND: '明るめ',
  COLOR: '明るめ',
  OTHER: '明るめ',
} as const;

/** Hairstyle tags that match the portrait. */
export const hairTags = ({ hairStyle, hair }: Portrait): string[] => [
  ...STYLE_TAGS[hairStyle],
  COLOUR_TAGS[hair],
];

/** Tags that fit only some people, by what they say. */
export const TAG_KIMONO = '和装が似合う';
export const TAG_STUDENT = '学生';
export const TAG_SMALL = '小柄';
export const TAG_TALL = '高身長';
export const TAG_NO_ALCOHOL = 'ノンアルコールOK';
export const OWNER_TAGS: readonly string[] = ['ママ', 'チーママ'];
export const DRINK_TAGS: readonly string[] = ['ワイン', '日本酒', 'カクテル', 'バー'];
export const WOMEN_TAGS: readonly string[] = [
  '清楚系',
  'かわいい系',
  '和装が似合う',
  'ママ',
  'チーママ',
  '着物',
  '元CA',
];
/** Years in the trade, by age at least this. */
export const EXPERIENCE_TAGS: readonly (readonly [tag: string, fromAge: number, toAge: number])[] = [
  ['経験1年未満', 18, 26],
  ['1〜3年', 20, 30],
  ['3〜5年', 23, 34],
  ['5年以上', 26, 99],
];
/** Former work; chosen for some. */
export const FORMER_TAGS: readonly string[] = ['会社員兼業', '元モデル', '元CA', '美容関係'];
export const DISTRICT_EXPERIENCE: Readonly<Record<string, string>> = {
  銀座: '銀座経験あり',
  六本木: '六本木経験あり',
  北新地: '北新地経験あり',
  中洲: '中洲経験あり',
};
