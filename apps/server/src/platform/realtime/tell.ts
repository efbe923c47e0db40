import { liveEvents, type LiveName, type LivePayload } from '@yoimachi/contract/live';
import { withCommit, type Trx } from '#platform/database';
import { appendEvents, type StoredEvent } from './live.store.ts';

interface ToldOf<Name extends LiveName> {
  readonly accountId: string;
  readonly name: Name;
  readonly payload: LivePayload<Name>;
  readonly at: Date;
}

/** What the open screens of one person are to be told. */
export type Told = { [Name in LiveName]: ToldOf<Name> }[LiveName];

const stored = new WeakMap<Trx, readonly StoredEvent[]>();

/**
 * Tells people's open screens, on every device and node, what this transaction has changed. It is written with the change, under the next
 * number of each person; who is away is told on coming back. All of a transaction is written last, before its commit, so no lock is taken
 * after those of the numbers. Throws when a payload is not what the contract says.
 */
export async function tell(trx: Trx, events: readonly Told[]): Promise<void> {
  const checked = events.map((event) => ({ ...event, payload: liveEvents[event.name].parse(event.payload) }));
  withCommit(trx, append, checked as readonly Told[]);
}

async function append(trx: Trx, events: readonly Told[]): Promise<void> {
  stored.set(trx, await appendEvents(trx, events));
}

/** What a transaction that has committed told. */
export const toldIn = (trx: Trx): readonly StoredEvent[] => stored.get(trx) ?? [];
