import { PREFECTURE_COUNT } from '@yoimachi/domain/profile';
import { RANKING_TABS, type RankingTab } from '@yoimachi/domain/ranking';
import { districtIn } from '#lib/district-search.ts';

/** Which ranking is shown, as it stands in the address. */
export interface RankingsSearch {
  /** Missing: the best rated. */
  readonly tab?: RankingTab;
  /** Code 1 to 47. */
  readonly prefecture?: number;
  readonly district?: string;
}

/** What of an address means something; the rest leaves it. */
export function rankingsSearch(search: Record<string, unknown>): RankingsSearch {
  const tab = RANKING_TABS.find((one) => one === search['tab'] && one !== 'RATED');
  const prefecture = Number(search['prefecture']);
  const isPlace = Number.isInteger(prefecture) && prefecture >= 1 && prefecture <= PREFECTURE_COUNT;
  return {
    ...(tab && { tab }),
    ...(isPlace && { prefecture, ...districtIn(prefecture, search['district']) }),
  };
}
