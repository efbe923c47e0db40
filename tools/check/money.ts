import { lineOf, nodesOf, parse, type Node } from './borders/ast.ts';
import type { Source } from './sources.ts';
import { argumentsOf, bare, calleeOf } from './walks/calls.ts';

const PRODUCT = /^(?:apps|packages)\/[^/]+\/src\//;
const TESTS = /\.(?:test|test-kit|fixture|program)\.tsx?$|\/test(?:-support)?\//;
/** Where amounts are multiplied and divided, each way under a name that says what becomes of the rest. */
const MONEY = /^packages\/domain\/src\/base\/money\//;

const AMOUNT = /^(?:points?|yen|amounts?|fees?)$/;
/** Only a file that has both can break the law: few are parsed. */
const MAY_RECKON = [/point|yen|amount|fee/i, /\S [*/]=?\s/];

/** `feePercent` is no amount, nor is `CODE_POINTS`, which texts are made of. */
const NO_AMOUNT = /^(?:percent|code|count|share)$/;

/** Whether a name says points or yen: `plannedPoints`, `amount_yen`, `PAYOFF_YEN_PER_POINT`. */
function isAmount(name: string): boolean {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((word) => word.toLowerCase());
  return words.some((word) => AMOUNT.test(word)) && !words.some((word) => NO_AMOUNT.test(word));
}

/** The names that an operand is made of: those of a sum, too, and what `Math` takes. */
function namesOf(value: unknown): string[] {
  const node = bare(value);
  switch (node?.type) {
    case 'Identifier':
      return [String(node['name'])];
    case 'MemberExpression':
      return node['computed'] === true ? namesOf(node['object']) : namesOf(node['property']);
    case 'BinaryExpression':
      return [...namesOf(node['left']), ...namesOf(node['right'])];
    case 'UnaryExpression':
      return namesOf(node['argument']);
    case 'CallExpression':
      return calleeOf(node)?.object?.['name'] === 'Math'
        ? argumentsOf(node).flatMap(namesOf)
        : namesOf(node['callee']);
    default:
      return [];
  }
}

const isReckoned = (node: Node): boolean =>
  (node.type === 'BinaryExpression' && /^[*/]$/.test(String(node['operator']))) ||
  (node.type === 'AssignmentExpression' && /^[*/]=$/.test(String(node['operator'])));

/**
 * Products and quotients of points or yen, as `path:line: text`, outside the domain's money. Amounts are whole: what becomes of the rest is
 * decided once, by a name (`percentOf`, `shareOf`, `yenForPoints`), and nowhere by whoever happens to divide.
 */
export function find(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => PRODUCT.test(path) && !TESTS.test(path) && !MONEY.test(path))
    .filter(({ text }) => MAY_RECKON.every((sign) => sign.test(text)))
    .flatMap((source) => {
      const found = [...nodesOf(parse(source))].filter(
        (node) => isReckoned(node) && [node['left'], node['right']].flatMap(namesOf).some(isAmount),
      );
      // `points * a / b` is one finding.
      return found
        .filter(
          (node) =>
            !found.some((other) => other !== node && other.start <= node.start && node.end <= other.end),
        )
        .map(({ start, end }) => {
          const text = source.text.slice(start, end).replaceAll(/\s+/g, ' ');
          return `${source.path}:${lineOf(source.text, start)}: ${text}`;
        });
    });
}
