import { environment, SECRETS } from './schema.ts';
import { fileVariableOf } from './secret-files.ts';

const NAMES = Object.keys(environment.def.shape);
const KNOWN: ReadonlySet<string> = new Set([...NAMES, ...[...SECRETS].map(fileVariableOf)]);

/** A short name is near to names of everybody's: `HOME` is no `HOST`. */
const ONE_SLIP_FROM_LETTERS = 6;
const TWO_SLIPS_FROM_LETTERS = 10;

/**
 * Variables that are not read, but nearly have the name of one that is and was not given: one English sentence each. Whatever else an
 * environment holds is nobody's business, so these are told and refuse nothing.
 */
export function misspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const isGiven = (name: string) => env[name] !== undefined && env[name] !== '';
  const missing = [...KNOWN].filter((name) => !isGiven(name));
  return Object.keys(env)
    .filter((name) => isGiven(name) && !KNOWN.has(name))
    .flatMap((name) => {
      if (NAMES.some((known) => fileVariableOf(known) === name))
        return [`${name} is not read: only secrets may be in a file.`];
      const near = missing.find((known) => slipsBetween(name, known) <= slipsAllowed(known));
      return near === undefined ? [] : [`${name} is not read: did you mean ${near}?`];
    });
}

const slipsAllowed = ({ length }: string): number =>
  length >= TWO_SLIPS_FROM_LETTERS ? 2 : length >= ONE_SLIP_FROM_LETTERS ? 1 : 0;

/** How many letters were left out, added, mistaken for another or swapped with the next one (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  let [beforeLast, last]: [number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) slips = Math.min(slips, beforeLast[column - 2]! + 1);
      next.push(slips);
    }
    [beforeLast, last] = [last, next];
  }
  return last[other.length]!;
}
