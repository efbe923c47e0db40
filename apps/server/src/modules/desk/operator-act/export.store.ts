import type { ExportKind } from '@yoimachi/domain/operator-act';
import { sql } from 'kysely';
import type { AuditFilter } from '#desk/office';
import { isThere, type Db, type Trx } from '#platform/database';

/** What of the audit was proposed: its filters, its newest row by then, and how many rows. */
export interface AuditPin extends AuditFilter {
  readonly newest: number;
  readonly rows: number;
}

const LISTED = 20;

/** Whether there is such an account, whose person has not left. */
export const isStaying = (db: Db, accountId: string) =>
  isThere(db)`select from account where id = ${accountId} and left_at is null`;

/** An export that its proposer asks for; undefined for everybody else. */
export const ownExport = (
  db: Db,
  of: { readonly actId: string; readonly kind: ExportKind; readonly operatorId: string },
) =>
  db
    .selectFrom('operator_act')
    .select(['account_id as accountId', 'reason', 'export_filter as exportFilter'])
    .where('id', '=', of.actId)
    .where('kind', '=', of.kind)
    .where('proposed_by', '=', of.operatorId)
    .executeTakeFirst();

/** How far it is, under the lock by which it is fetched once. */
export const lockTimes = (trx: Trx, actId: string) =>
  trx
    .selectFrom('operator_act')
    .select(['approved_at as approvedAt', 'declined_at as declinedAt', 'fetched_at as fetchedAt'])
    .where('id', '=', actId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** What an operator proposed, the newest first. */
export const listExportsOf = (db: Db, operatorId: string) =>
  db
    .selectFrom('operator_act as a')
    .leftJoin('cast_member as c', 'c.id', 'a.account_id')
    .leftJoin('guest as g', 'g.id', 'a.account_id')
    .select([
      'a.id as actId',
      'a.account_id as accountId',
      'a.reason',
      'a.export_filter as exportFilter',
      'a.proposed_at as proposedAt',
    ])
    .select(['a.approved_at as approvedAt', 'a.declined_at as declinedAt', 'a.fetched_at as fetchedAt'])
    .select((eb) => eb.fn.coalesce('c.nickname', 'g.nickname').as('nickname'))
    .where('a.proposed_by', '=', operatorId)
    .where(sql<boolean>`a.kind in ('AUDIT_EXPORT', 'PERSONAL_EXPORT')`)
    .orderBy('a.proposed_at', 'desc')
    .orderBy('a.id')
    .limit(LISTED)
    .execute();
