import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import { helpOf } from '#people/safety';
import type { ActContext } from '#platform/module';
import { findAlert } from '../alert.store.ts';
import { URGENT_ALERTS } from '../urgent.ts';
import { aboutOf } from './details.ts';

interface Read {
  readonly alertId: number;
  readonly operator: OperatorRef;
  readonly reason: string;
}

/** What a call for help says beside its meeting, for an operator at the desk; who read it is kept. NOT_FOUND: no alert, or none that wakes anybody. */
export function readAlarm(context: ActContext, { alertId, operator, reason }: Read) {
  const read = { kind: 'ALARM', operator, reason, subject: String(alertId) } as const;
  return readPrivately(context, read, async (open) => {
    const alert = await findAlert(open.db, alertId);
    if (!alert || !URGENT_ALERTS.some((kind) => kind === alert.kind)) return fail('NOT_FOUND');
    const about = aboutOf(alert.payload);
    return ok({ accountId: about.accountId ?? null, rows: 1, answer: await helpOf(open, about) });
  });
}
