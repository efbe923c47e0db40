import type { Source } from '../sources.ts';
import { lineOf, literal, parseWithComments, type Node } from '../borders/ast.ts';
import { argumentsOf, calleeOf } from './calls.ts';

/** How many arguments each takes that chooses by place. */
const BY_PLACE: Readonly<Record<string, number>> = { first: 0, last: 0, nth: 1 };
const IN_SELECTOR = /\bnth=|:(?:nth|first|last)-|:only-/;

/** Elements chosen by their place: none in a walk; in a helper the reason stands above or beside it. */
export function chosenByPlace(source: Source, isSupport: boolean): string[] {
  const { text, path } = source;
  const { tree, comments } = parseWithComments(source);
  const reasons = new Set(
    comments
      .filter(({ value }) => /\p{L}{2}/u.test(value) && !/^\s*(?:oxlint|eslint|@ts)-/.test(value))
      .map(({ end }) => lineOf(text, end)),
  );
  return chosenIn(tree).flatMap(({ call, statement }) => {
    const line = lineOf(text, call.end);
    if (!isSupport)
      return [
        `${path}:${line}: an element is asked for by what it is, not by its place; if there is no other way, by a helper of e2e/support that says why`,
      ];
    const isSaid = [line, line - 1, lineOf(text, statement.start) - 1].some((one) => reasons.has(one));
    return isSaid ? [] : [`${path}:${line}: why the place decides is said on this line or directly above`];
  });
}

interface Chosen {
  readonly call: Node;
  readonly statement: Node;
}

function chosenIn(node: Node, statement: Node = node): Chosen[] {
  const here = /Statement$|Declaration$/.test(node.type) && node.type !== 'BlockStatement' ? node : statement;
  const below = Object.values(node).flatMap((value) =>
    [value].flat().flatMap((child) => (isNode(child) ? chosenIn(child, here) : [])),
  );
  return isChosen(node) ? [...below, { call: node, statement: here }] : below;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function isChosen(node: Node): boolean {
  const callee = node.type === 'CallExpression' ? calleeOf(node) : null;
  if (!callee?.object) return false;
  const given = argumentsOf(node);
  if (callee.name === 'locator') return IN_SELECTOR.test(literal(given[0]) ?? '');
  return Object.hasOwn(BY_PLACE, callee.name) && BY_PLACE[callee.name] === given.length;
}
