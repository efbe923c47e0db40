import type { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import type { AnswerInputOf, QueryOf } from '@yoimachi/contract/route';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { sql } from 'kysely';
import { allRows, theRow, type Db } from '#platform/database';

export type AuditFilter = Omit<QueryOf<typeof officeAdminRoutes.searchAudit>, 'cursor'>;

type Shown = AnswerInputOf<typeof officeAdminRoutes.searchAudit>['items'][number];
export interface AuditRow extends Omit<Shown, 'at' | 'targets' | 'link'> {
  readonly at: Date;
  readonly targets: Readonly<Record<string, string | number>>;
  readonly link: Buffer;
}

/** What operators did, the newest first, before a number. */
export function searchAudit(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditRow[]> {
  const where = conditionOf({ ...filter, before });
  return allRows<AuditRow>(db)`
    select a.number, a.at, a.operator_id as "operatorId", o.name as "operatorName", a.operator_role as role, a.call, a.targets,
      a.account_id as "accountId", a.reason, a.outcome, a.link
    from operator_audit a join operator o on o.id = a.operator_id
    ${where} order by a.number desc limit ${limit}`;
}

/** How many rows meet a filter, counted to one more than `most`, and the newest of them; null: there is none. */
export const countAudit = (db: Db, filter: AuditFilter, most: number) =>
  theRow<{ rows: number; newest: number | null }>(db)`
    select count(*)::int as rows, max(number)::int as newest from (
      select a.number from operator_audit a ${conditionOf({ ...filter, before: null })}
      order by a.number desc limit ${most + 1}) as met`;

function conditionOf(filter: AuditFilter & { readonly before: number | null }) {
  const { operatorId, accountId, target, call, outcome, from, to, before } = filter;
  const conditions = [
    ...(before === null ? [] : [sql`a.number < ${before}`]),
    ...(operatorId === undefined ? [] : [sql`a.operator_id = ${operatorId}`]),
    ...(accountId === undefined ? [] : [sql`a.account_id = ${accountId}`]),
    ...(target === undefined
      ? []
      : [sql`jsonb_path_query_array(a.targets, '$.*') @> to_jsonb(array[${target}::text])`]),
    ...(call === undefined ? [] : [sql`a.call = ${call}`]),
    ...(outcome === undefined ? [] : [sql`(a.outcome = 'DONE') = ${outcome === 'DONE'}`]),
    ...(from === undefined ? [] : [sql`a.at >= ${instantAt(from, 0)}`]),
    ...(to === undefined ? [] : [sql`a.at < ${instantAt(addDays(to, 1), 0)}`]),
  ];
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** How many rows there are, where the chain breaks, and its newest link. */
export const checkChain = (db: Db) =>
  theRow<{ rows: number; brokenAt: number | null; link: Buffer | null }>(db)`
    select (select count(*) from operator_audit)::int as rows, audit_break() as "brokenAt",
      (select link from operator_audit order by number desc limit 1) as link`;
