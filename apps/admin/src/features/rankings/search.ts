import { RANKING_TABS, type RankingTab } from '@yoimachi/domain/ranking';
import { areaIn, type AreaSearch } from '#lib/district-search.ts';

/** Which ranking is shown, as it stands in the address. */
export interface RankingsSearch extends AreaSearch {
  /** Missing: the best rated. */
  readonly tab?: RankingTab;
}

/** What of an address means something; the rest leaves it. */
export function rankingsSearch(search: Record<string, unknown>): RankingsSearch {
  const tab = RANKING_TABS.find((one) => one === search['tab'] && one !== 'RATED');
  return { ...(tab && { tab }), ...areaIn(search) };
}
