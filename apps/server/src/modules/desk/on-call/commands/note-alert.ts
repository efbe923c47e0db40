import { ALERT_NOTE_MAX } from '@yoimachi/domain/on-call';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import { findAlert, insertNote } from '../alert.store.ts';

/** Keeps what an operator did about an alert, also after it was handled: a note stays as it is. */
export function noteAlert(
  { db, clock }: Pick<ActContext, 'clock' | 'db'>,
  order: { readonly alertId: number; readonly note: string; readonly operator: OperatorRef },
) {
  const note = order.note.trim().slice(0, ALERT_NOTE_MAX);
  return withTransaction(db, async (trx) => {
    if (note === '') return fail('REQUIRED', 'note');
    if (!(await findAlert(trx, order.alertId))) return fail('NOT_FOUND');
    const { alertId, operator } = order;
    await insertNote(trx, { alertId, operatorId: operator.id, note, at: clock.now() });
    return ok();
  });
}
