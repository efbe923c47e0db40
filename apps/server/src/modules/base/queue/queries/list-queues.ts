import { mayWork } from '@yoimachi/contract/admin';
import { QUEUE_COUNT_MAX } from '@yoimachi/domain/queue';
import { ok } from '@yoimachi/domain/result';
import type { ActContext } from '#platform/module';
import { enabledOperator } from '../item.store.ts';
import type { WorkQueue } from '../work-queue.ts';

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
    items.push({
      queue,
      count: waiting.count,
      isMore: waiting.count >= QUEUE_COUNT_MAX,
      oldestAt: waiting.oldestAt?.toISOString() ?? null,
      late: waiting.late,
      nextAnswerBy: waiting.nextAnswerBy?.toISOString() ?? null,
    });
  }
  return ok({ items });
}
