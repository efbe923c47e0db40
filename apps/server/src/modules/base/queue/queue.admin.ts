import type { queueAdminRoutes } from '@yoimachi/contract/queue';
import { QUEUE_COUNT_MAX, type QueueName } from '@yoimachi/domain/queue';
import { mayWork } from '@yoimachi/contract/admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { handOver, releaseItem, takeItem } from './commands/take-item.ts';
import type { WorkQueue } from './work-queue.ts';
import { enabledOperator } from './item.store.ts';

/** @param queues one for each name; their modules say what waits. */
export function queueAdmin(
  context: ActContext,
  queues: readonly WorkQueue[],
): OperatorHandlers<typeof queueAdminRoutes> {
  const named = (name: QueueName): WorkQueue => {
    const found = queues.find(({ queue }) => queue === name);
    if (!found) throw new Error(`Nobody says what waits in ${name}`);
    return found;
  };
  return {
    listQueues: ({ operator }) => listQueues(context, queues, operator.id),
    takeItem: ({ params, operator }) => takeItem(context, named(params.queue), { ...params, operator }),
    releaseItem: ({ params, operator }) => releaseItem(context, { ...params, operator }),
    handOver: ({ params, operator }) => handOver(context, named(params.queue), { ...params, operator }),
  };
}

/** What waits in each queue that an operator works in; a statement for each, which counts up to a thousand. */
export async function listQueues(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  queues: readonly WorkQueue[],
  operatorId: string,
) {
  const at = clock.now();
  const operator = await enabledOperator(db, operatorId);
  const own = operator ? queues.filter(({ queue }) => mayWork(operator.role, queue)) : [];
  const items = [];
  for (const { queue, count } of own) {
    const waiting = await count(db, at, QUEUE_COUNT_MAX);
    items.push({ queue, ...waiting, isMore: waiting.count >= QUEUE_COUNT_MAX });
  }
  return ok({ items });
}
