import type { queueAdminRoutes } from '@yoimachi/contract/queue';
import type { QueueName } from '@yoimachi/domain/queue';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { handOver, releaseItem, takeItem } from './commands/take-item.ts';
import { listQueues } from './queries/list-queues.ts';
import type { WorkQueue } from './work-queue.ts';

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
