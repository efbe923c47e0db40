import { profileRoutes } from '@yoimachi/contract/profile';
import { call } from '#lib/api.ts';
import { accountBodyOf, storeBodyOf, type AccountValues, type StoreValues } from '../checks.ts';
import { identityToken } from './age.ts';

/** Step 1 carries the identity token. */
export async function saveAccountInfo(values: AccountValues): Promise<unknown> {
  const body = { firebase_token: await identityToken(), ...accountBodyOf(values) };
  return call(profileRoutes.putAccountInfo, { body });
}

/** The chosen store, or the new one. */
export function saveStore(values: StoreValues): Promise<unknown> {
  if (!values.isNew && values.chosen)
    return call(profileRoutes.chooseStore, { body: { storeId: values.chosen.storeId } });
  return call(profileRoutes.putStore, { body: storeBodyOf(values) });
}
