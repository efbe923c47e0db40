import { fail, ok } from '@yoimachi/domain/result';
import { alertText } from '#desk/operator';
import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countAlerts, findAlert, isAlertOpen, logOf, waitingAlerts, type AlertRow } from '../alert.store.ts';

/** What calls for an operator, until somebody has looked after it. */
export const alertQueue: WorkQueue = { queue: 'alerts', count: countAlerts, isWaiting: isAlertOpen };

type Flag = 'true' | 'false' | undefined;

/** What nobody has looked after, the oldest first. */
export const listAlerts = (
  context: ActContext,
  { cursor, isUrgent }: { readonly cursor?: string | undefined; readonly isUrgent?: Flag },
) =>
  page(context, {
    queue: 'alerts',
    cursor,
    read: async (limit, after) =>
      (await waitingAlerts(context.db, limit, { after, isUrgent: asked(isUrgent) })).map(present),
  });

const asked = (flag: Flag) => (flag === undefined ? undefined : flag === 'true');

const present = (row: AlertRow) => ({
  ...row,
  alertId: Number(row.itemId),
  text: alertText(row.kind),
  acknowledgedBy: acknowledgerOf(row),
  account: accountOf(row),
  about: idsOf(row.payload),
});

const acknowledgerOf = ({ acknowledgerId: id, acknowledger, acknowledgedAt }: AlertRow) =>
  id === null ? null : { id, name: acknowledger!, at: acknowledgedAt! };

const accountOf = ({ accountId: id, isCast, nickname }: AlertRow) =>
  id === null ? null : { id, who: isCast ? ('CAST' as const) : ('GUEST' as const), nickname: nickname ?? '' };

/** What stands in an alert as the id of something; what else stands there is not for a list. */
function idsOf(payload: unknown): Record<string, string> {
  const named = Object.entries((payload ?? {}) as Readonly<Record<string, unknown>>);
  const isId = ([key, value]: [string, unknown]) =>
    /Id$|^number$/.test(key) && (typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(named.filter(isId).map(([key, value]) => [key, String(value)]));
}

/** What was done about an alert, also about one that somebody has looked after. */
export async function readAlertLog({ db }: Pick<ActContext, 'db'>, alertId: number) {
  const alert = await findAlert(db, alertId);
  if (!alert) return fail('NOT_FOUND');
  const items = (await logOf(db, alertId)).map(({ operatorId: id, name, ...one }) => ({
    ...one,
    operator: id === null ? null : { id, name: name ?? '' },
  }));
  return ok({ kind: alert.kind, text: alertText(alert.kind), items });
}
