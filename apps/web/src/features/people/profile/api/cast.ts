import { profileRoutes } from '@yoimachi/contract/profile';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { castBodyOf } from '../cast-form.ts';
import type { CastValues } from '../cast-form.ts';

/** Her own registration including all private data; nobody else gets this answer. */
export function castOwnQuery() {
  return queryOptions({ queryKey: ['cast-own'], queryFn: () => call(profileRoutes.getCastProfile) });
}

/** How she stands: score, stage, balance, and whether guests find her. */
export function standingQuery() {
  return queryOptions({ queryKey: ['cast-home', 'standing'], queryFn: () => call(profileRoutes.castHome) });
}

/** Saves the public profile: step 4 of the registration, and later changes. */
export function useSaveCastProfile() {
  const client = useQueryClient();
  return async (values: CastValues): Promise<void> => {
    await call(profileRoutes.putCastProfile, { body: castBodyOf(values) });
    await client.invalidateQueries({ queryKey: castOwnQuery().queryKey });
  };
}
