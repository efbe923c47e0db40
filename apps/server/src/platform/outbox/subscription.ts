import type { Trx } from '#platform/database';
import type { AnyEvent, Event } from './event.ts';

/** An event as a subscriber hears it. */
export interface Heard<Payload> {
  readonly id: number;
  readonly payload: Payload;
  readonly at: Date;
}

/** A row of the outbox. */
export interface OutboxRow extends Heard<unknown> {
  readonly topic: string;
  readonly key: string;
}

export interface Subscription {
  readonly event: AnyEvent;
  /** Whether it hears several events at once. */
  readonly together: boolean;
  /** What it does about events of its kind, in their order; one, unless it hears several at once. They carry what the catalogue says. */
  handle(rows: readonly OutboxRow[], trx: Trx): Promise<void>;
}

/**
 * What happens because of an event. Its writes commit together with the event's processed mark, so they happen once. Slow and lossy
 * work is a job, sent in the same transaction; a push to open screens belongs in `afterCommit`.
 */
export function on<Payload extends object>(
  event: Event<Payload>,
  handle: (heard: Heard<Payload>, trx: Trx) => Promise<unknown>,
): Subscription {
  return {
    event,
    together: false,
    async handle(rows, trx) {
      for (const row of rows) await handle(row as Heard<Payload>, trx);
    },
  };
}

/** The same for events of which there may be many: several at once, in their order, so that their rows can be written in one statement. */
export function onMany<Payload extends object>(
  event: Event<Payload>,
  handle: (heard: readonly Heard<Payload>[], trx: Trx) => Promise<void>,
): Subscription {
  return { event, together: true, handle: (rows, trx) => handle(rows as readonly Heard<Payload>[], trx) };
}

/** Says what stands in the way of a start: an event nobody hears, a hearer of nothing, two events of one name. */
export function checkHeard(
  events: readonly AnyEvent[],
  subscriptions: readonly Pick<Subscription, 'event'>[],
): void {
  const names = events.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const unheard = events.filter((one) => !subscriptions.some(({ event }) => event === one));
  const ofNothing = subscriptions.filter(({ event }) => !events.includes(event));
  const faults = [
    ...twice.map((name) => `two events are called ${name}`),
    ...unheard.map(({ name }) => `nobody hears ${name}`),
    ...ofNothing.map(({ event }) => `${event.name} is heard, but not in the catalogue`),
  ];
  if (faults.length > 0) throw new Error(`Events: ${faults.join('; ')}`);
}
