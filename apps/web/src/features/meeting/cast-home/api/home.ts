import { profileRoutes } from '@yoimachi/contract/profile';
import type { AnswerOf } from '@yoimachi/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export type CastHome = AnswerOf<typeof profileRoutes.castHome>;

/** Her account in brief, with the month's earnings. */
export function castHomeQuery() {
  return queryOptions({ queryKey: ['cast-home'], queryFn: () => call(profileRoutes.castHome) });
}
