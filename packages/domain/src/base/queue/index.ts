export {
  freeBefore,
  isItemId,
  QUEUE_COUNT_MAX,
  QUEUE_ITEM_ID_MAX,
  QUEUE_PAGE,
  QUEUES,
  TAKEN_MINUTES,
  takenUntil,
  type QueueName,
} from './queue.ts';
export { DECISION_REASONS, type DecisionWithReason, type ReasonOf } from './reasons.ts';
