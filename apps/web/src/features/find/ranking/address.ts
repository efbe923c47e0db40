import { Genre, isDistrictOf, PREFECTURE_COUNT, prefectureOfDistrict } from '@yoimachi/domain/profile';
import type { Districts } from '@yoimachi/domain/profile';
import { RANKING_TABS, type RankingTab } from '@yoimachi/domain/ranking';

/** Which ranking the address names; absent: the best rated of all. */
export interface RankingSearch {
  readonly tab?: RankingTab;
  /** Code. */
  readonly prefecture?: number;
  /** Never without its prefecture. */
  readonly district?: string;
  readonly genre?: number;
}

/** Reads an address; anything that names no ranking is dropped. */
export function readRankingSearch(
  districts: Districts,
  search: Readonly<Record<string, unknown>>,
): RankingSearch {
  const tab = RANKING_TABS.find((one) => one === search['tab'] && one !== 'RATED');
  const genre = Object.values(Genre).find((one) => one === Number(search['genre']));
  const district = typeof search['district'] === 'string' ? search['district'] : '';
  const code = Number(search['prefecture']);
  const isCode = Number.isInteger(code) && code >= 1 && code <= PREFECTURE_COUNT;
  const prefecture = isCode ? code : prefectureOfDistrict(districts, district);
  const isPlace = prefecture !== undefined && isDistrictOf(districts, prefecture, district);
  return {
    ...(tab && { tab }),
    ...(prefecture !== undefined && { prefecture }),
    ...(isPlace && { district }),
    ...(genre !== undefined && { genre }),
  };
}
