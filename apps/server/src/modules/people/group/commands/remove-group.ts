import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { deleteGroup } from '../group.store.ts';
import type { Owner } from '../owner.ts';

/** Deletes a group; NOT_FOUND for what is not hers, is gone already or runs by itself. */
export async function removeGroup(
  db: Db,
  { accountId }: Owner,
  groupId: string,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return (await deleteGroup(db, accountId, groupId)) ? ok() : fail('NOT_FOUND', 'groupId');
}
