import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import { replaceMembers } from '../group.store.ts';
import { knownOf } from '../member.store.ts';
import type { Owner } from '../owner.ts';

/** Makes these people a group's; NOT_FOUND for one whom the owner does not know or no longer sees. */
export async function storeMembers(
  trx: Trx,
  { accountId }: Owner,
  groupId: string,
  memberIds: readonly string[],
  at: Date,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  const known = await knownOf(trx, accountId, memberIds);
  if (memberIds.some((id) => !known.has(id))) return fail('NOT_FOUND', 'memberIds');
  await replaceMembers(trx, groupId, memberIds, at);
  return ok();
}
