import { profileRoutes } from '@yoimachi/contract/profile';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';
import { castBodyOf, type CastValues } from '../cast-form.ts';

/** Her own registration including all private data; nobody else gets this answer. */
export const castOwnQuery = () => query(profileRoutes.getCastProfile);

/** How she stands: score, stage, balance, and whether guests find her. */
export const standingQuery = () => query(profileRoutes.castHome);

/** Saves the public profile: step 4 of the registration, and later changes. */
export const saveCastProfile = {
  send: (values: CastValues) => call(profileRoutes.putCastProfile, { body: castBodyOf(values) }),
  readsAgain: [profileRoutes.getCastProfile],
};
