import { isSql, lineOf, nodesOf, parse, type Node } from '../borders/ast.ts';
import { HOLE } from '../borders/sql.ts';
import type { Source } from '../sources.ts';
import { NEWER } from './newer.ts';

/** A text that begins as a statement does. */
const STATEMENT =
  /^\s*(?:\/\*[\s\S]*?\*\/\s*|--[^\n]*\n\s*|⟨⟩\s*)*(?:with|select|insert|update|delete|merge|truncate|lock|values|table|create|alter|drop|set|show|begin|explain|copy|do|grant|revoke|comment|prepare|vacuum|analyze|refresh|call)\b/i;
/** What is no code of SQL: comments and quoted texts. */
const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g;
const AFTER_A_SUBQUERY =
  /^\s*(?:$|[);,]|(?:where|group|order|having|limit|offset|window|union|intersect|except|on|using|for|join|left|right|full|inner|cross|natural)\b)/;

/** Not `extract(epoch from (select …))` and its like, nor `is distinct from (select …)`. */
const FROM_A_SUBQUERY =
  /(?<!\bdistinct\s+|\b(?:extract|substring|trim|overlay)\s*\([^()]*)\b(?:from|join|lateral)\s*\(\s*(?:select|values|with)\b/g;

interface Text {
  readonly sql: string;
  /** Where it begins in its file. */
  readonly at: number;
  /** Whether it is SQL by its tag or its looks; else it may be a part of one. */
  readonly isStatement: boolean;
}

interface Found {
  readonly what: string;
  readonly since: string;
  readonly at: number;
}

/** What is newer than the oldest PostgreSQL that the product runs on, in files of SQL and in texts of programs, as `path:line: what`. */
export const newerFindings = (sources: readonly Source[]): string[] =>
  sources.flatMap((source) =>
    textsOf(source).flatMap((text) =>
      newerIn(text).map(
        ({ what, since, at }) =>
          `${source.path}:${lineOf(source.text, text.at + at)}: ${what} came with PostgreSQL ${since}`,
      ),
    ),
  );

function textsOf(source: Source): Text[] {
  if (source.path.endsWith('.sql')) return [{ sql: source.text, at: 0, isStatement: true }];
  const nodes = [...nodesOf(parse(source))];
  const tagged = new Set(nodes.filter(isSql).map((node) => node['quasi'] as Node));
  return nodes.flatMap((node): Text[] => {
    const sql = textOf(node);
    return sql === null
      ? []
      : [{ sql, at: node.start, isStatement: tagged.has(node) || STATEMENT.test(sql) }];
  });
}

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(HOLE);
}

function newerIn({ sql, isStatement }: Text): Found[] {
  const code = sql.replace(QUOTED, emptied).toLowerCase();
  const found = Object.entries(NEWER).flatMap(([since, { functions, syntax }]) => [
    ...functions.flatMap((name) =>
      at(code, new RegExp(`(?<![\\w."])${name}\\s*\\(`, 'g'), `${name}()`, since),
    ),
    ...(isStatement
      ? Object.entries(syntax).flatMap(([what, { source }]) => at(code, new RegExp(source, 'g'), what, since))
      : []),
  ]);
  return isStatement ? [...found, ...namelessIn(code)] : found;
}

/** A comment, or a quoted text between its quotes, as blanks. */
const emptied = (quoted: string): string =>
  quoted.startsWith("'") ? `'${blank(quoted.slice(1, -1))}'` : blank(quoted);
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const at = (code: string, pattern: RegExp, what: string, since: string): Found[] =>
  [...code.matchAll(pattern)].map(({ index }) => ({ what, since, at: index }));

/** Subqueries of a from list that have no name. */
function namelessIn(code: string): Found[] {
  return [...code.matchAll(FROM_A_SUBQUERY)].flatMap(({ index, 0: begun }) => {
    const end = endOf(code, index + begun.indexOf('('));
    const isNameless = end !== null && AFTER_A_SUBQUERY.test(code.slice(end));
    return isNameless ? [{ what: 'a subquery without a name', since: '16', at: index }] : [];
  });
}

/** Behind the bracket that closes the one at this place; null: it is closed elsewhere. */
function endOf(code: string, open: number): number | null {
  let depth = 0;
  for (let index = open; index < code.length; index++) {
    if (code[index] === '(') depth++;
    if (code[index] === ')' && --depth === 0) return index + 1;
  }
  return null;
}
