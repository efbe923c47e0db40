import { afterCommit, type Trx } from '#platform/database';
import { happened, type Event, type Happened } from './event.ts';

/** Called when a transaction that published has committed. */
const sleepers = new Set<() => void>();

/** Calls `wake` after every commit that published; returns a function to stop that. */
export function onPublished(wake: () => void): () => void {
  sleepers.add(wake);
  return () => sleepers.delete(wake);
}

/** Writes an event along with the change it reports; both commit or neither. */
export async function publish<Payload extends object>(
  trx: Trx,
  event: Event<Payload>,
  payload: NoInfer<Payload>,
  at: Date,
): Promise<void> {
  await publishAll(trx, [happened(event, payload, at)]);
}

/** Several events in one statement, in their order. */
export async function publishAll(trx: Trx, events: readonly Happened[]): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      events.map(({ topic, key, payload, at }) => ({
        topic,
        key,
        payload: JSON.stringify(payload),
        created_at: at,
      })),
    )
    .execute();
  afterCommit(trx, wakeAll);
}

function wakeAll(): void {
  for (const wake of sleepers) wake();
}
