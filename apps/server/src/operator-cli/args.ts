import { UsageError, type CliArgs, type CliCommand } from './command.ts';

const OPTION = /--([a-z][a-z\d-]*)( <[^>]+>)?/g;
const OPERATOR_OPTION = 'operator';

/** What was typed, and who acts, if stated. */
export type ParsedArgs = CliArgs & { readonly operatorName: string | undefined };

/** Parses the typed words according to the command's usage. @throws UsageError for an unknown or incomplete option. */
export function parseArgs(command: Pick<CliCommand, 'usage'>, words: readonly string[]): ParsedArgs {
  const known = optionsOf(command.usage);
  const positional: string[] = [];
  const given = new Map<string, string>();
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (!word.startsWith('--')) {
      positional.push(word);
      continue;
    }
    const name = word.slice(2);
    const takesText = known.get(name);
    if (takesText === undefined) throw new UsageError(`${word} is not known here.`);
    const text = takesText ? words[++index] : '';
    if (text === undefined || text.startsWith('--')) throw new UsageError(`${word} needs a value.`);
    given.set(name, text);
  }
  return { ...readers(positional, given), operatorName: given.get(OPERATOR_OPTION) };
}

/** Option → whether a value follows. */
function optionsOf(usage: string): Map<string, boolean> {
  const options = new Map([[OPERATOR_OPTION, true]]);
  for (const [, name, value] of usage.matchAll(OPTION)) options.set(name!, value !== undefined);
  return options;
}

function readers(positional: readonly string[], given: ReadonlyMap<string, string>): CliArgs {
  return {
    positional,
    flag: (name) => given.has(name),
    option: (name) => given.get(name),
    required: (name) => given.get(name) ?? missing(`--${name} is missing.`),
    at: (index) => positional[index] ?? missing('Something is missing.'),
  };
}

function missing(sentence: string): never {
  throw new UsageError(sentence);
}
