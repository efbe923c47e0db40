import type { Source } from '../sources.ts';
import type { Schema } from './tables.ts';

/** The schema as the generated types and the migrations, in their order, tell it. */
export function schemaOf(types: string, migrations: readonly Source[]): Schema {
  const views = new Map<string, string>();
  const functions = new Map<string, string>();
  for (const { text } of migrations) {
    for (const [whole, kind, name] of text.matchAll(MADE_OR_DROPPED)) {
      const made = kind!.endsWith('view') ? views : functions;
      if (/^drop/i.test(whole)) made.delete(name!);
      else made.set(name!, whole.slice(whole.indexOf(name!) + name!.length));
    }
  }
  const triggers = migrations.flatMap(({ text }) =>
    [...text.matchAll(TRIGGER)].map(([whole, table, runs]) => ({
      table: table!,
      runs: runs!,
      rows: [...whole.matchAll(ROWS)].map(([, name]) => name!),
    })),
  );
  return { tables: tablesOf(types), views, functions, triggers };
}

const NAME = String.raw`((?!pg_temp\.)\b[a-z_]\w*)\b`;
const BODY = String.raw`(?:[^;$]*\$(\w*)\$[\s\S]*?\$\3\$|[^;]*begin\s+atomic[\s\S]*?\bend\b|[^;]*)[^;]*;`;
const MADE_OR_DROPPED = new RegExp(
  String.raw`^(?:create(?:\s+or\s+replace)?|drop)\s+((?:materialized\s+)?view|function)\s+(?:if\s+exists\s+)?${NAME}${BODY}`,
  'gim',
);

const TRIGGER =
  /\bcreate\s+(?:constraint\s+)?trigger\b[^;]*?\bon\s+([\w.]+)[^;]*?\bexecute\s+(?:function|procedure)\s+(\w+)/gi;

/** Names that a trigger gives to what was written. */
const ROWS = /\b(?:new|old)\s+table\s+(?:as\s+)?(\w+)/gi;

function tablesOf(types: string): Map<string, readonly string[]> {
  const columns = new Map(
    [...types.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)].map(([, name, body]) => [
      name!,
      [...body!.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column!),
    ]),
  );
  const [, database = ''] = /export interface Database \{\n([\s\S]*?)\n\}/.exec(types) ?? [];
  return new Map(
    [...database.matchAll(/^ {2}'?([\w.]+)'?: (\w+);/gm)].map(([, table, type]) => [
      table!,
      columns.get(type!)!,
    ]),
  );
}
