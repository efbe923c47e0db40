import { accountRoutes } from '@yoimachi/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import type { Day } from '#lib/dates.ts';
import { readIdentity } from '#lib/identity-store.ts';
import { libTexts } from '#lib/ja.ts';
import { keyOf } from '#lib/queries.ts';
import { refreshSession } from '#lib/session.ts';
import { currentSession, GUEST } from '#lib/session-storage.ts';

/** The identity token that a registering person's calls carry; renewing the session provides a valid one. */
export async function identityToken(): Promise<string> {
  await refreshSession();
  const identity = readIdentity(currentSession()?.userId ?? '');
  if (!identity) throw new ApiError(400, 'SIGNED_OUT', libTexts.sessionEnded);
  return identity.firebaseToken;
}

/** Whether somebody born on that day may use the service; asked as soon as the day is chosen. */
export function enoughAgeQuery(birthday: Day | null) {
  return queryOptions({
    queryKey: keyOf(accountRoutes.checkEnoughAge, birthday === null ? {} : { body: { birthday } }),
    queryFn: async () => {
      const body = { firebase_token: await identityToken(), birthday: birthday! };
      return call(accountRoutes.checkEnoughAge, { body });
    },
    select: ({ enough }) => enough,
    enabled: birthday !== null,
    staleTime: Infinity,
  });
}

/** Keeps a guest's birthday; under 18 is refused. */
export async function saveEnoughAge(birthday: Day): Promise<void> {
  const firebase_token = await identityToken();
  await call(accountRoutes.saveEnoughAge, { body: { firebase_token, user_type: GUEST, birthday } });
}
