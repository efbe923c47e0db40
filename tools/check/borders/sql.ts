/** A table, view or function a piece of SQL names. */
export interface Relation {
  readonly name: string;
  readonly use: 'read' | 'write';
}

/** Stands in a text where a template has a hole. */
export const HOLE = ' ⟨⟩ ';

/** Words a name in the from list is not: what may follow the keyword instead. */
const NOT_A_NAME = new Set([
  'select',
  'lateral',
  'only',
  'values',
  'set',
  'of',
  'skip',
  'nowait',
  'on',
  'where',
]);
/** `f(a from b)`: no relation. */
const FROM_INSIDE = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);
const ENDS_LIST = new Set(
  'where group order having limit offset window union intersect except returning on set values for when then select do'.split(
    ' ',
  ),
);

const TOKEN = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"([^"]+)"|[\p{L}_⟨][\p{L}\d_⟩]*|[(),;.]|[^\s]/gu;

const tokensOf = (sql: string): string[] =>
  [...sql.matchAll(TOKEN)]
    .filter(([token]) => !/^(?:--|\/\*|')/.test(token))
    .map(([token, quoted]) => quoted ?? token.toLowerCase());

/** Names that a text's own `with` gives. */
export const cteNames = (sql: string): string[] =>
  [
    ...sql.matchAll(
      /(?:\bwith(?:\s+recursive)?|,)\s*([a-z_]\w*)\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+materialized\s+|materialized\s+)?\(/gi,
    ),
  ].map(([, name]) => name!.toLowerCase());

/**
 * The relations a piece of SQL names in its from, join, using, into, update, delete, merge, truncate and lock, as far as they stand in it
 * as words: one that a hole of the template brings is given as the hole. Rows that are only locked (`for update`) are read.
 */
export function relationsOf(sql: string): Relation[] {
  const tokens = tokensOf(sql);
  const found: Relation[] = [];
  /** For each open bracket: the word before it, and whether a from list stands open in it. */
  const depth: { caller: string; listed: boolean }[] = [{ caller: '', listed: false }];
  const take = (at: number, use: Relation['use']): void => {
    let index = at;
    while (['only', 'lateral', 'table'].includes(tokens[index] ?? '')) index++;
    const name = tokens[index];
    if (name === undefined || name === '(' || NOT_A_NAME.has(name)) return;
    const schema = tokens[index + 1] === '.';
    const whole = schema ? `${name}.${tokens[index + 2]}` : name;
    if (tokens[index + (schema ? 3 : 1)] === '(' && use === 'read') return; // a function that returns rows
    found.push({ name: whole, use });
  };
  for (const [index, token] of tokens.entries()) {
    const here = depth.at(-1)!;
    const before = tokens[index - 1] ?? '';
    if (token === '(') depth.push({ caller: before, listed: false });
    else if (token === ')') depth.splice(Math.max(1, depth.length - 1));
    else if (token === ',' && here.listed) take(index + 1, 'read');
    else if (token === 'from' && before !== 'distinct' && !FROM_INSIDE.has(here.caller)) {
      here.listed = true;
      take(index + 1, before === 'delete' ? 'write' : 'read');
    } else if (token === 'join') take(index + 1, 'read');
    else if (token === 'using' && tokens[index + 1] !== '(' && tokens[index + 2] !== '=') {
      here.listed = true;
      take(index + 1, 'read');
    } else if (token === 'into') take(index + 1, 'write');
    else if (token === 'update' && !['for', 'do', 'key', 'then'].includes(before)) take(index + 1, 'write');
    else if (token === 'truncate' || (token === 'lock' && tokens[index + 1] === 'table'))
      take(index + 1, 'write');
    else if (ENDS_LIST.has(token) && before !== '.') here.listed = false;
  }
  return found;
}

/** Functions a piece of SQL calls, of those that are asked for. */
export const callsOf = (sql: string, functions: ReadonlySet<string>): string[] => {
  const tokens = tokensOf(sql);
  return tokens.filter((token, index) => functions.has(token) && tokens[index + 1] === '(');
};
