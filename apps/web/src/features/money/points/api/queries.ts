import { pointsRoutes } from '@yoimachi/contract/points';
import type { AnswerOf } from '@yoimachi/contract/route';
import { pages, query } from '#lib/queries.ts';

export type PointDetail = AnswerOf<typeof pointsRoutes.pointDetail>;

/** The guest's points by lot, nearest expiry first. */
export const pointDetailQuery = () => query(pointsRoutes.pointDetail);

/** Everything that changed the guest's points, or only what he spent or owes; newest first. */
export const guestHistoryQuery = (only: 'all' | 'used') =>
  pages(pointsRoutes.guestHistory, { query: { only: only === 'all' ? undefined : only } });

/** Everything that changed her reward points, newest first. */
export const castHistoryQuery = () => pages(pointsRoutes.castHistory);

/** What she earned and was paid in each of the last twelve months, oldest first, and what is frozen. */
export const rewardMonthsQuery = () => query(pointsRoutes.castRewardMonths);
