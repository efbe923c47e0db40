import { withSavepoint, type Trx } from '#platform/database';
import type { AnyEvent } from './event.ts';
import { groupsOf } from './groups.ts';
import type { OutboxRow, Subscription } from './subscription.ts';

/** A row that this process cannot handle. */
export interface Unreadable {
  readonly row: OutboxRow;
  readonly reason: string;
}

/** What became of rows. */
export interface Handed {
  readonly done: readonly OutboxRow[];
  /** At most one of a key: the later ones wait behind it. */
  readonly failed: readonly { readonly row: OutboxRow; readonly error: unknown }[];
}

/** How long what nobody here can read waits for a process of a later version; less than what an operator is told of as stuck. */
const UNREAD_WAITS_MS = 8 * 60_000;

/**
 * Tells rows that carry what the catalogue says from those that do not: old ones are dead, younger ones may be of a later version that other
 * processes run already, and wait for them, as what follows of their key does.
 */
export function readRows(taken: readonly OutboxRow[], events: readonly AnyEvent[], now: Date) {
  const oldBefore = new Date(now.getTime() - UNREAD_WAITS_MS);
  const rows: OutboxRow[] = [];
  const dead: Unreadable[] = [];
  const early = new Map<string, Unreadable>();
  for (const row of taken) {
    if (early.has(row.key)) continue;
    const checked = events.find(({ name }) => name === row.topic)?.schema.safeParse(row.payload);
    if (checked?.success) rows.push({ ...row, payload: checked.data });
    else {
      const unreadable = { row, reason: checked ? checked.error.message : 'no such event' };
      if (row.at < oldBefore) dead.push(unreadable);
      else early.set(row.key, unreadable);
    }
  }
  return { rows, dead, early: [...early.values()] };
}

/** All of them, or none: throws what the first subscriber that fails throws. */
export async function handOnAll(
  trx: Trx,
  rows: readonly OutboxRow[],
  subscriptions: readonly Subscription[],
): Promise<Handed> {
  const hearers = (topic: string) => subscriptions.filter(({ event }) => event.name === topic);
  const isTogether = (topic: string) => hearers(topic).every(({ together }) => together);
  for (const group of groupsOf(rows, isTogether))
    for (const one of hearers(group[0]!.topic)) await one.handle(group, trx);
  return { done: rows, failed: [] };
}

/** Each on its own: one that fails has written nothing, and holds back the later ones of its key. */
export async function handOnEach(
  trx: Trx,
  rows: readonly OutboxRow[],
  subscriptions: readonly Subscription[],
): Promise<Handed> {
  const done: OutboxRow[] = [];
  const failed = new Map<string, { readonly row: OutboxRow; readonly error: unknown }>();
  for (const row of rows) {
    if (failed.has(row.key)) continue;
    try {
      await withSavepoint(trx, () => handOnAll(trx, [row], subscriptions));
      done.push(row);
    } catch (error) {
      failed.set(row.key, { row, error });
    }
  }
  return { done, failed: [...failed.values()] };
}
