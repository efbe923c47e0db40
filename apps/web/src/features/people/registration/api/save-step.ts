import { profileRoutes } from '@yoimachi/contract/profile';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { libTexts } from '#lib/ja.ts';
import { call } from '#lib/api.ts';
import { readIdentity } from '#lib/identity-store.ts';
import { refreshSession } from '#lib/session.ts';
import { currentSession } from '#lib/session-storage.ts';
import { castOwnQuery } from '#people/profile';
import { accountBodyOf, storeBodyOf } from '../checks.ts';
import type { AccountValues, StoreValues } from '../checks.ts';

/** Step 1 carries the identity token; renewing the session provides a valid one. */
export async function saveAccountInfo(values: AccountValues): Promise<unknown> {
  await refreshSession();
  const identity = readIdentity(currentSession()?.userId ?? '');
  if (!identity) throw new ApiError(400, 'SIGNED_OUT', libTexts.sessionEnded);
  const body = { firebase_token: identity.firebaseToken, ...accountBodyOf(values) };
  return call(profileRoutes.putAccountInfo, { body });
}

/** The chosen store, or the new one. */
export function saveStore(values: StoreValues): Promise<unknown> {
  if (!values.isNew && values.chosen)
    return call(profileRoutes.chooseStore, { body: { storeId: values.chosen.storeId } });
  return call(profileRoutes.putStore, { body: storeBodyOf(values) });
}

/** Saves a step, then reloads the registration. */
export function useSaveStep<Values>(send: (values: Values) => Promise<unknown>) {
  const client = useQueryClient();
  return async (values: Values): Promise<void> => {
    await send(values);
    await client.invalidateQueries({ queryKey: castOwnQuery().queryKey });
  };
}
