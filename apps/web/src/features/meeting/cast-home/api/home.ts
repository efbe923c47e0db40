import { profileRoutes } from '@yoimachi/contract/profile';
import type { AnswerOf } from '@yoimachi/contract/route';
import { query } from '#lib/queries.ts';

export type CastHome = AnswerOf<typeof profileRoutes.castHome>;

/** Her account in brief, with the month's earnings. */
export const castHomeQuery = () => query(profileRoutes.castHome);
