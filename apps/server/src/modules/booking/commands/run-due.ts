import { decide, nextDue } from '@yoimachi/domain/booking';
import { withTransaction, type Trx } from '../../../platform/database/index.ts';
import type { BookingContext } from '../context.ts';
import type { Part } from '../part.ts';
import { correctDue, lockPartsById } from '../part.store.ts';
import { carryOut } from './carry-out.ts';

/** True when the clock should have changed the part by `now` and has not yet. */
export function isOverdue({ state }: Part, now: Date): boolean {
  const due = nextDue(state);
  return due !== null && due.at <= now;
}

/**
 * Does what the clock owes to a locked part up to `until`, each change at its own due time; answers the part afterwards.
 * Where nothing is owed nothing happens.
 */
export async function catchUp(trx: Trx, context: BookingContext, part: Part, until: Date): Promise<Part> {
  let current = part;
  for (let due = nextDue(current.state); due !== null && due.at <= until; due = nextDue(current.state)) {
    const by = { actor: 'clock', actorId: null, at: due.at } as const;
    const decision = decide(
      current.state,
      { action: due.action },
      {
        actor: 'clock',
        now: due.at,
      },
    );
    if (!decision.ok)
      throw new Error(`The clock cannot ${due.action} part ${part.id}: ${decision.error.code}`);
    const done = await carryOut(trx, context, current, decision.value, by);
    if (!done.ok) throw new Error(`The clock's ${due.action} of part ${part.id} failed: ${done.error.code}`);
    current = done.value;
  }
  return current;
}

/** The clock's work on one part up to `until`, in its own transaction. A person who was quicker leaves nothing to do. */
export async function runDue(context: BookingContext, partId: string, until: Date): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const [part] = await lockPartsById(trx, [partId]);
    if (!part) return;
    const after = await catchUp(trx, context, part, until);
    // A due time that a rule of an older version wrote would be found due again and again.
    if (after === part) await correctDue(trx, part.id, nextDue(part.state));
  });
}
