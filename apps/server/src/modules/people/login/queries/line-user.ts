import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { linePlace } from '../line-secrets.ts';
import { findLineUser } from '../line.store.ts';

/** The id by which LINE knows the person; null when no LINE is linked. */
export async function readLineUser(
  db: Db,
  { crypto }: { readonly crypto: Crypto },
  identityId: string,
): Promise<string | null> {
  const sealed = await findLineUser(db, identityId);
  return sealed ? crypto.open(sealed, linePlace(identityId)) : null;
}
