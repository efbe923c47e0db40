import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FIRST_LINE, LAST_OF_BASELINE } from '../../../apps/server/src/platform/database/migration-files.ts';
import type { Source } from '../sources.ts';
import { commandFile } from '../steps.ts';

/** What no migration does: it stops who reads or writes, or breaks the version before, which still runs beside it. */
const NEVER = [
  'adding-field-with-default',
  'adding-foreign-key-constraint',
  'adding-not-nullable-field',
  'adding-required-field',
  'adding-serial-primary-key-field',
  'ban-alter-domain-with-add-constraint',
  'ban-concurrent-index-creation-in-transaction',
  'ban-create-domain-with-constraint',
  'ban-drop-database',
  'ban-drop-not-null',
  'ban-truncate-cascade',
  'changing-column-type',
  'constraint-missing-not-valid',
  'disallowed-unique-constraint',
  'renaming-column',
  'renaming-table',
  'require-concurrent-index-creation',
  'require-concurrent-index-deletion',
];
/** What only a migration does that ends what an earlier one has replaced. */
const CONTRACT: readonly string[] = ['ban-drop-column', 'ban-drop-table'];
const RULES: ReadonlySet<string> = new Set([...NEVER, ...CONTRACT, 'syntax-error']);

interface Told {
  readonly file: string;
  /** From 0. */
  readonly line: number;
  readonly rule_name: string;
  readonly message: string;
}

/** What is wrong with migrations behind the baseline, as sentences. */
export function migrationFindings(sources: readonly Source[]): string[] {
  const all = sources.map(({ path, text }) => ({ name: basename(path), text }));
  const files = all.filter(({ name }) => name > LAST_OF_BASELINE);
  const kinds = new Map(files.map(({ name, text }) => [name, FIRST_LINE.exec(text)]));
  const isContract = (name: string) => kinds.get(name)?.[2] !== undefined;
  const unsaid = files.flatMap(({ name }) =>
    kinds.get(name) ? [] : [`${name} says in its first line neither expand nor contract`],
  );
  const early = files.flatMap(({ name }) => {
    const of = kinds.get(name)?.[2];
    if (of === undefined) return [];
    const expand = files.find((file) => file.name.startsWith(`${of}_`) && file.name < name);
    return expand && !isContract(expand.name)
      ? []
      : [`${name} ends what ${of} has replaced, and that is no earlier expand`];
  });
  const told = files.length === 0 ? [] : ask(files);
  const wrong = told.flatMap(({ file, line, rule_name: rule, message }) =>
    isContract(file) && CONTRACT.includes(rule) ? [] : [`${file}:${line + 1} ${rule}: ${message}`],
  );
  return [...unsaid, ...early, ...wrong];
}

/** Asks squawk, a file each, as one with an index that is made concurrently is outside of a transaction. */
function ask(files: readonly { readonly name: string; readonly text: string }[]): Told[] {
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-squawk-'));
  try {
    return files.flatMap(({ name, text }) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      const within = /\bconcurrently\b/i.test(text) ? [] : ['--assume-in-transaction'];
      const answer = run(['--reporter', 'json', '--pg-version', '15.0', ...within, path]);
      return answer.filter(({ rule_name: rule }) => RULES.has(rule)).map((each) => ({ ...each, file: name }));
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(args: readonly string[]): Told[] {
  try {
    return JSON.parse(
      execFileSync(process.execPath, [commandFile('squawk-cli', 'squawk'), ...args], { encoding: 'utf8' }),
    ) as Told[];
  } catch (error) {
    // It ends with 1 where it has found something.
    const { stdout } = error as { readonly stdout?: string };
    if (!stdout) throw error;
    return JSON.parse(stdout) as Told[];
  }
}
