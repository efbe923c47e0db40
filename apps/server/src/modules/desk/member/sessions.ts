import { fail, ok } from '@yoimachi/domain/result';
import { endSessionsByOperator, listSessions } from '#people/account';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { sideOfMember } from './member.store.ts';

type Tools = Pick<ActContext, 'db' | 'clock'>;

/** Where a member is signed in, of this account alone. NOT_FOUND. */
export async function listMemberSessions({ db }: Tools, accountId: string) {
  if ((await sideOfMember(db, accountId)) === undefined) return fail('NOT_FOUND');
  const rows = await listSessions(db, accountId);
  const items = rows
    .filter((row) => row.account_id === accountId)
    .map((row) => ({ ...row, signedInAt: row.created_at, lastUsedAt: row.refreshed_at }));
  return ok({ items });
}

/** Signs a member out everywhere, or of one browser. NOT_FOUND: no such member, or the session is not an open one of the member's. */
export function endSessionsOf(
  { db, clock }: Tools,
  which: { readonly accountId: string; readonly sessionId?: string },
) {
  return withTransaction(db, async (trx) => {
    if ((await sideOfMember(trx, which.accountId)) === undefined) return fail('NOT_FOUND');
    const ended = await endSessionsByOperator(trx, which, clock.now());
    return ended === 0 && which.sessionId !== undefined ? fail('NOT_FOUND') : ok({ ended });
  });
}
