import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Each line of what a schema is made of, beside the table, view, function, statistics or extension that it belongs to. */
const LINES = `
  with relation as (
    select c.oid, c.relkind, c.relpersistence, (case c.relkind when 'v' then 'view ' else 'table ' end) || c.oid::regclass as object
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v') and n.nspname = any ($1) and c.relname <> 'schema_migration'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select object, relpersistence::text as line from relation
  union all
  select r.object, concat_ws(' ', 'column', a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      'identity ' || nullif(a.attidentity, '')::text, 'generated ' || nullif(a.attgenerated, '')::text, pg_get_expr(d.adbin, d.adrelid))
    from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where r.relkind <> 'v'
  union all
  select r.object, k.conname || ' ' || replace(pg_get_constraintdef(k.oid), ' NOT VALID', '')
    from relation r join pg_constraint k on k.conrelid = r.oid and k.contype <> 'n'
  union all
  select r.object, pg_get_indexdef(i.indexrelid) from relation r join pg_index i on i.indrelid = r.oid
  union all
  select r.object, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text from relation r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
  union all
  select r.object, pg_get_viewdef(r.oid) from relation r where r.relkind = 'v'
  union all
  select 'function ' || p.oid::regprocedure, pg_get_functiondef(p.oid)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any ($1) and p.prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'statistics ' || s.stxname, pg_get_statisticsobjdef(s.oid)
    from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where n.nspname = any ($1)
  union all
  select 'extension ' || extname, '' from pg_extension where extname <> 'plpgsql'
  order by 1, 2`;

/** The schemas in which the product has tables. */
export const SCHEMAS = ['public', 'sandbox_line', 'sandbox_payment', 'stripe_payment'] as const;

/**
 * What the schema of a database is made of: by each table, view, function, statistics and extension a mark that is another one wherever one of
 * its columns, rules, indexes, triggers or its text is. The order of columns and the names of not-null rules are no part of it. Marks are those
 * of one major version of PostgreSQL: each prints expressions in its own way.
 */
export async function describeSchema(client: pg.ClientBase | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await client.query<{ object: string; line: string }>(LINES, [SCHEMAS]);
  const objects = Map.groupBy(rows, ({ object }) => object);
  const mark = (lines: readonly { readonly line: string }[]) =>
    createHash('sha256')
      .update(JSON.stringify(lines.map(({ line }) => line)))
      .digest('hex')
      .slice(0, 12);
  return new Map([...objects].map(([object, lines]) => [object, mark(lines)]));
}
