import { sql } from 'kysely';
import { waitingOf, type Place } from '#base/queue';
import { allRows, CAST, inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export interface AlertRow {
  readonly itemId: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly askedAt: Date;
  readonly isUrgent: boolean;
  readonly acknowledgedAt: Date | null;
  readonly acknowledgerId: string | null;
  readonly acknowledger: string | null;
  readonly accountId: string | null;
  readonly isCast: boolean;
  readonly nickname: string | null;
  readonly notes: number;
}

/** What nobody has looked after, the oldest first: of all, or only what wakes somebody. Ids are in the order of time. */
export function waitingAlerts(
  db: Db,
  limit: number,
  { after = null, isUrgent }: { readonly after?: Place | null; readonly isUrgent?: boolean | undefined } = {},
): Promise<AlertRow[]> {
  const asked = isUrgent === undefined ? sql`true` : isUrgent ? sql`a.id is not null` : sql`a.id is null`;
  return allRows<AlertRow>(db)`
    select t.id::text as "itemId", t.kind, t.payload, t.created_at as "askedAt", a.id is not null as "isUrgent",
      a.acknowledged_at as "acknowledgedAt", a.acknowledged_by as "acknowledgerId", o.name as acknowledger,
      n.id as "accountId", n.user_type = ${CAST} as "isCast", coalesce(c.nickname, g.nickname) as nickname,
      (select count(*)::int from alert_note w where w.alert_id = t.id) as notes
    from operator_alert t
      left join on_call_alarm a on a.alert_id = t.id
      left join operator o on o.id = a.acknowledged_by
      left join account n on n.id = coalesce(t.payload->>'accountId', t.payload->>'castId', t.payload->>'guestId')::uuid
      left join cast_member c on c.id = n.id
      left join guest g on g.id = n.id
    where t.handled_at is null and ${after === null ? sql`true` : sql`t.id > ${after.id}::bigint`} and ${asked}
    order by t.id limit ${limit}`;
}

/** Those, as far as they are counted. */
export const countAlerts = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select created_at as since, null::timestamptz as due from operator_alert
    where handled_at is null order by id limit ${limit}`;

export async function isAlertOpen(db: Db, alertId: string): Promise<boolean> {
  if (!/^\d{1,15}$/.test(alertId)) return false;
  const row = await findAlert(db, Number(alertId));
  return row !== undefined && row.handled_at === null;
}

export const findAlert = (db: Db, alertId: number) =>
  db
    .selectFrom('operator_alert')
    .select(['id', 'kind', 'payload', 'handled_at'])
    .where('id', '=', alertId)
    .executeTakeFirst();

export const insertNote = (trx: Trx, note: NewRow<'alert_note'>) =>
  trx.insertInto('alert_note').values(inColumns(note)).execute();

export interface LogRow {
  readonly what: 'RAISED' | 'TOLD' | 'ACKNOWLEDGED' | 'NOTED' | 'HANDLED';
  readonly at: Date;
  readonly operatorId: string | null;
  readonly name: string | null;
  readonly note: string | null;
}

/** What was done about an alert, in the order of time. */
export const logOf = (db: Db, alertId: number) =>
  allRows<LogRow>(db)`
    select l.what, l.at, l.operator_id as "operatorId", o.name, l.note from (
      select 1 as step, 0::bigint as id, 'RAISED' as what, created_at as at, null::uuid as operator_id, null as note
        from operator_alert where id = ${alertId}
      union all select 2, p.id, 'TOLD', p.told_at, p.operator_id, null
        from on_call_step p join on_call_alarm a on a.id = p.alarm_id where a.alert_id = ${alertId}
      union all select 3, 0, 'ACKNOWLEDGED', acknowledged_at, acknowledged_by, null
        from on_call_alarm where alert_id = ${alertId} and acknowledged_at is not null
      union all select 4, id, 'NOTED', at, operator_id, note from alert_note where alert_id = ${alertId}
      union all select 5, 0, 'HANDLED', handled_at, handled_by, null
        from operator_alert where id = ${alertId} and handled_at is not null) l
    left join operator o on o.id = l.operator_id
    order by l.at, l.step, l.id`;
