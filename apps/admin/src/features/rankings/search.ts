import { RANKING_TABS, type RankingTab } from '@yoimachi/domain/ranking';
import { addressOf, area, oneOf } from '#lib/address.ts';

const OTHERS: readonly RankingTab[] = RANKING_TABS.filter((tab) => tab !== 'RATED');

/** Which ranking is shown, as it stands in the address; without a tab the best rated. */
export const rankingsSearch = addressOf({ tab: oneOf(OTHERS), ...area });
export type RankingsSearch = ReturnType<typeof rankingsSearch>;
