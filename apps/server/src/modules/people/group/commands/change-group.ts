import { checkGroup, GROUPS_MAX, type GroupCode, type GroupInput } from '@yoimachi/domain/group';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import {
  countGroups,
  deleteGroup,
  insertGroup,
  lockGroup,
  lockOwner,
  replaceMembers,
  updateGroup,
} from '../group.store.ts';
import type { Owner } from '../owner.ts';
import { knownOf } from '../member.store.ts';

/** Saves a group as it was typed. NOT_FOUND for what is not hers or runs by itself; otherwise as `checkGroup` and `storeMembers` say. */
export function changeGroup(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  owner: Owner,
  groupId: string,
  input: GroupInput,
): Promise<Result<undefined, GroupCode | 'NOT_FOUND'>> {
  return withTransaction(db, async (trx) => {
    if (!(await lockGroup(trx, owner.accountId, groupId))) return fail('NOT_FOUND', 'groupId');
    const checked = checkGroup(owner.side, input);
    if (!checked.ok) return checked;
    const at = clock.now();
    await updateGroup(trx, { ...checked.value, id: groupId, ownerId: owner.accountId, at });
    return storeMembers(trx, owner, groupId, checked.value.memberIds, at);
  });
}

/** Deletes a group; NOT_FOUND for what is not hers, is gone already or runs by itself. */
export async function removeGroup(
  db: Db,
  { accountId }: Owner,
  groupId: string,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  return (await deleteGroup(db, accountId, groupId)) ? ok() : fail('NOT_FOUND', 'groupId');
}

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

type Failure = GroupCode | 'GROUPS_FULL' | 'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED';

/** Creates a group and returns its id. GROUPS_FULL beyond fifty, otherwise as `checkGroup` and `storeMembers` say. */
export function createGroup(
  { db, clock, ids }: Pick<AppContext, 'db' | 'clock' | 'ids'>,
  owner: Owner,
  ticket: IdempotencyTicket,
  input: GroupInput,
): Promise<Result<{ groupId: string }, Failure>> {
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async () => {
      const checked = checkGroup(owner.side, input);
      if (!checked.ok) return checked;
      await lockOwner(trx, owner.accountId);
      if ((await countGroups(trx, owner.accountId)) >= GROUPS_MAX) return fail('GROUPS_FULL');
      const [id, at] = [ids.newId(), clock.now()];
      await insertGroup(trx, { ...checked.value, id, ownerId: owner.accountId, at });
      const stored = await storeMembers(trx, owner, id, checked.value.memberIds, at);
      return stored.ok ? ok({ groupId: id }) : stored;
    }),
  );
}
