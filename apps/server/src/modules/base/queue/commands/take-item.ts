import { mayWork } from '@yoimachi/contract/admin';
import { isItemId, type QueueName } from '@yoimachi/domain/queue';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { ActContext } from '#platform/module';
import { enabledOperator, freeItem, ownerOf, takeFree, type Item, type Owner } from '../item.store.ts';
import type { WorkQueue } from '../work-queue.ts';

type Context = Pick<ActContext, 'clock' | 'db'>;
export interface TakeOrder extends Item {
  readonly operator: OperatorRef;
}
type TakeFailure = 'ITEM_TAKEN' | 'NOT_FOUND' | 'OPERATOR_ROLE';
type Taken = Result<{ owner: Owner }, TakeFailure>;

/**
 * The operator takes what waits. Taking it twice keeps it for longer. ITEM_TAKEN names who has it, NOT_FOUND: nothing waits (any more),
 * OPERATOR_ROLE: it is the work of others.
 */
export function takeItem(context: Context, queue: WorkQueue, order: TakeOrder): Promise<Taken> {
  return withTransaction(context.db, async (trx) => {
    const allowed = await mayTake(trx, order.operator.id, order.queue);
    if (!allowed.ok) return allowed;
    const at = context.clock.now();
    if (!(await waits(trx, queue, order.itemId, at))) return fail('NOT_FOUND');
    // Before the item, as every act locks what it is about before it frees the item.
    await queue.onTaken?.(trx, order.itemId, order.operator.id);
    const held = await holdItem(trx, order, at);
    return held.ok ? ok({ owner: held.value }) : held;
  });
}

/** The same, where it is known that it waits and who may take it. */
export async function holdItem(
  trx: Trx,
  { operator, ...item }: TakeOrder,
  at: Date,
): Promise<Result<Owner, 'ITEM_TAKEN'>> {
  const isTaken = await takeFree(trx, item, { operatorId: operator.id, by: operator.id, at });
  return isTaken ? ok((await ownerOf(trx, item, at))!) : takenBy(trx, item, at);
}

/** What an operator has is free again; a role of owner frees what anybody has. Freeing what is free changes nothing. */
export function releaseItem(
  { db, clock }: Context,
  { operator, ...item }: TakeOrder,
): Promise<Result<undefined, TakeFailure>> {
  return withTransaction(db, async (trx) => {
    const allowed = await mayTake(trx, operator.id, item.queue);
    if (!allowed.ok) return allowed;
    await freeItem(trx, item, allowed.value === 'owner' ? null : operator.id);
    const at = clock.now();
    return (await ownerOf(trx, item, at)) ? takenBy(trx, item, at) : ok();
  });
}

/**
 * Somebody else has it from now on. Who hands over has it himself, or nobody has it; a role of owner hands on what anybody has.
 * OPERATOR_UNKNOWN: nobody enabled, or nobody who works in this queue.
 */
export function handOver(
  { db, clock }: Context,
  queue: WorkQueue,
  order: TakeOrder & { readonly operatorId: string },
): Promise<Result<{ owner: Owner }, TakeFailure | 'OPERATOR_UNKNOWN'>> {
  const { operator, operatorId, ...item } = order;
  return withTransaction(db, async (trx) => {
    const allowed = await mayTake(trx, operator.id, item.queue);
    if (!allowed.ok) return allowed;
    if (!(await mayTake(trx, operatorId, item.queue)).ok) return fail('OPERATOR_UNKNOWN', 'operatorId');
    const at = clock.now();
    if (!(await waits(trx, queue, item.itemId, at))) return fail('NOT_FOUND');
    await queue.onTaken?.(trx, item.itemId, operatorId);
    if (allowed.value === 'owner') await freeItem(trx, item, null);
    if (!(await takeFree(trx, item, { operatorId, by: operator.id, at }))) return takenBy(trx, item, at);
    return ok({ owner: (await ownerOf(trx, item, at))! });
  });
}

const waits = async (db: Db, { queue, isWaiting }: WorkQueue, itemId: string, at: Date) =>
  isItemId(queue, itemId) && (await isWaiting(db, itemId, at));

async function mayTake(db: Db, operatorId: string, queue: QueueName) {
  const found = await enabledOperator(db, operatorId);
  return found && mayWork(found.role, queue) ? ok(found.role) : fail('OPERATOR_ROLE');
}

async function takenBy(db: Db, item: Item, at: Date) {
  const owner = await ownerOf(db, item, at);
  return fail('ITEM_TAKEN', undefined, { owner: owner ?? null });
}
