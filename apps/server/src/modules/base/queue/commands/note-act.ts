import type { OperatorRef } from '@yoimachi/domain/operator';
import type { Trx } from '#platform/database';
import { freeItem, keepTaken, takenBeside } from '../item.store.ts';
import type { WorkQueue } from '../work-queue.ts';

/**
 * What an operator's act means for what is taken: that which does not wait any more is free, that which the act was about and waits stays
 * the operator's for another half hour.
 *
 * @param targets the ids that the act was about.
 */
export async function noteAct(
  trx: Trx,
  queues: readonly WorkQueue[],
  act: { readonly operator: OperatorRef; readonly targets: readonly string[]; readonly at: Date },
): Promise<void> {
  const { operator, targets, at } = act;
  const taken = await takenBeside(trx, { operatorId: operator.id, itemIds: targets });
  for (const item of taken) {
    const queue = queues.find((one) => one.queue === item.queue);
    if (!queue) continue;
    if (!(await queue.isWaiting(trx, item.itemId, at))) await freeItem(trx, item, null);
    else if (item.itemId.split('_').some((id) => targets.includes(id)))
      await keepTaken(trx, item, operator.id, at);
  }
}
