import { checkGroup, GROUPS_MAX, type GroupCode, type GroupInput } from '@yoimachi/domain/group';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { countGroups, insertGroup, lockOwner } from '../group.store.ts';
import type { Owner } from '../owner.ts';
import { storeMembers } from './store-members.ts';

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
