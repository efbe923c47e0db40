import { prefectureName } from './prefectures.ja.ts';

/** The rest of a prefecture, which each of the 47 has (rules.md 2). */
export const OTHER_DISTRICT = 'その他';

/** Regions under which areas are offered: codes of the first and last prefecture. */
export const REGIONS = [
  { name: '北海道・東北', from: 1, to: 7 },
  { name: '関東', from: 8, to: 14 },
  { name: '中部', from: 15, to: 23 },
  { name: '近畿', from: 24, to: 30 },
  { name: '中国・四国', from: 31, to: 39 },
  { name: '九州・沖縄', from: 40, to: 47 },
] as const;

/** A place's name where there is room for one: the district, or the prefecture whose rest it is. */
export function areaName(prefecture: number, district: string): string {
  return district === OTHER_DISTRICT ? (prefectureName(prefecture) ?? district) : district;
}

/** 「京都府・祇園」 */
export function fullAreaName(prefecture: number, district: string): string {
  return [prefectureName(prefecture), district].filter(Boolean).join('・');
}
