import type { AppContext } from '#platform/module';
import { linePlace } from './line-secrets.ts';
import { findLineOfAccount } from './line.store.ts';

/**
 * The LINE user id that an account's person is written to at (`gateways/line-message`); null while no LINE user is linked, and once the account was left. Every link has it,
 * also those from before messages went to LINE.
 */
export async function lineAddressOf(
  { db, crypto }: Pick<AppContext, 'crypto' | 'db'>,
  accountId: string,
): Promise<string | null> {
  const row = await findLineOfAccount(db, accountId);
  const address = row ? crypto.open(row.user_sealed, linePlace(row.identity_id)) : '';
  return address === '' ? null : address;
}
