import type pg from 'pg';
import { SCHEMAS } from './describe-schema.ts';

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  /** always: never written; default: may be omitted. */
  readonly filled: 'always' | 'default' | 'no';
  /** Check constraints of this column alone. */
  readonly checks: readonly string[];
}

const COLUMNS = `
  select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated = 's' then 'always'
         when a.attidentity = 'd' or a.atthasdef then 'default' else 'no' end as filled,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  where n.nspname = any($1) and c.relname <> 'schema_migration' and a.attnum > 0 and not a.attisdropped
  order by n.nspname <> 'public', n.nspname, c.relname, a.attnum`;

const TYPES: Readonly<Record<string, string>> = {
  _text: 'string[]',
  _uuid: 'string[]',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'Day',
  bytea: 'Buffer',
  jsonb: 'Json',
  tstzrange: 'string',
};

/**
 * TypeScript of the current schema for Kysely: one interface per table. A column limited by a check to listed values has their union as its
 * type.
 */
export async function generateTypes(pool: pg.Pool, schemas: readonly string[] = SCHEMAS) {
  const { rows } = await pool.query<Column>(COLUMNS, [schemas]);
  const tables = Map.groupBy(rows, (row) =>
    row.schema === 'public' ? row.table : `${row.schema}.${row.table}`,
  );
  const interfaces = [...tables].map(([name, columns]) =>
    [
      `export interface ${interfaceName(name)} {`,
      ...columns.map((row) => `  ${row.column}: ${columnType(row)};`),
      '}',
    ].join('\n'),
  );
  const database = [...tables.keys()].map(
    (name) => `  ${name.includes('.') ? `'${name}'` : name}: ${interfaceName(name)};`,
  );
  return [
    '// Generated from the migrations by `npm run gen`. Do not edit.',
    "import type { ColumnType, Generated, GeneratedAlways } from 'kysely';",
    "import type { Day } from '@yoimachi/domain/time';",
    '',
    '/** Parsed when read; written as JSON text or an object. */',
    'export type Json = ColumnType<unknown, string | object, string | object>;',
    'export type JsonWithDefault = ColumnType<unknown, string | object | undefined, string | object>;',
    '',
    interfaces.join('\n\n'),
    '',
    'export interface Database {',
    ...database,
    '}',
    '',
  ].join('\n');
}

const interfaceName = (table: string) =>
  `${table.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

function columnType(row: Column): string {
  const base = listedValues(row.checks) ?? TYPES[row.type];
  if (base === undefined)
    throw new Error(`No TypeScript type is known for ${row.type} (${row.table}.${row.column})`);
  const withNull = row.nullable ? `${base} | null` : base;
  if (row.filled === 'always') return `GeneratedAlways<${withNull}>`;
  if (row.filled === 'default' && base === 'Json') return 'JsonWithDefault';
  return row.filled === 'default' ? `Generated<${withNull}>` : withNull;
}

// PostgreSQL prints `x in ('A', 'B')` as `CHECK ((x = ANY (ARRAY['A'::text, 'B'::text])))`.
function listedValues(checks: readonly string[]): string | undefined {
  const list = checks
    .map((check) => /^CHECK \(\(\w+ = ANY \(\(?ARRAY\[(.*?)\]\)?(?:::\w+\[\])?\)\)\)$/.exec(check)?.[1])
    .find(Boolean);
  return list?.replace(/::\w+/g, '').split(', ').join(' | ');
}
