import type { Source } from '../sources.ts';
import { lineOf, literal, nodesOf, parse, type Node } from '../borders/ast.ts';
import { argumentsOf, bare, calleeOf, expectationOf, optionOf } from './calls.ts';

/** How long Playwright waits by itself, in milliseconds. */
export interface Patience {
  readonly expect: number;
  readonly action: number;
  readonly navigation: number;
}

const NAVIGATION = /^(?:goto|reload|goBack|goForward|waitForURL|waitForLoadState|waitForNavigation)$/;
const OWN_PATIENCE = /^(?:setTimeout|slow|setDefaultTimeout|setDefaultNavigationTimeout)$/;

/** What playwright.config.ts says of waiting. */
export function patienceOf(config: Source): Patience {
  const tree = parse(config);
  const numberOf = (name: string, within: unknown = tree): number => {
    const [option] = [...nodesOf(within)].flatMap((node) => optionOf(node, name) ?? []);
    const value = option && valueOf(option, tree);
    if (typeof value !== 'number') throw new Error(`${config.path} names no ${name}`);
    return value;
  };
  const [ofExpect] = [...nodesOf(tree)].flatMap((node) => optionOf(node, 'expect') ?? []);
  return {
    expect: numberOf('timeout', ofExpect),
    action: numberOf('actionTimeout'),
    navigation: numberOf('navigationTimeout'),
  };
}

/** Waits for a time, and waits longer than by default. */
export function waits(source: Source, patience: Patience): string[] {
  const tree = parse(source);
  const tell = ({ start }: Node, sentence: string) =>
    `${source.path}:${lineOf(source.text, start)}: ${sentence}`;
  return [...nodesOf(tree)].flatMap((node) => [
    ...(isSleep(node)
      ? [tell(node, 'a walk waits for what shows the end (a text, an address, an answer), never for a time')]
      : []),
    ...longWaits(node, tree, patience).map((option) =>
      tell(option, 'nothing is waited for longer than by default: make it quicker, or move the clock to it'),
    ),
    ...(isEndless(node)
      ? [tell(node, 'toPass goes on until the test ends, unless it is told for how long')]
      : []),
    ...(isOwnPatience(node)
      ? [tell(node, 'a test has the time that every test has: make it shorter, or two of it')]
      : []),
  ]);
}

/** Where a failed test is tried again, by a walk or by playwright.config.ts. */
export function secondTries(source: Source): string[] {
  return [...nodesOf(parse(source))].flatMap((node) => {
    const option = optionOf(node, 'retries');
    return option && option['value'] !== 0
      ? [
          `${source.path}:${lineOf(source.text, option.start)}: what fails once is broken: it is mended, not tried again`,
        ]
      : [];
  });
}

function isSleep(node: Node): boolean {
  if (literal(node['source'])?.startsWith('node:timers')) return true;
  const callee = node.type === 'CallExpression' ? calleeOf(node) : null;
  if (!callee) return false;
  const isGlobal = !callee.object || /^(?:globalThis|window)$/.test(String(callee.object['name']));
  return callee.name === 'waitForTimeout' || (isGlobal && /^set(?:Timeout|Interval)$/.test(callee.name));
}

/** `test.setTimeout(…)`, `test.slow()`, `page.setDefaultTimeout(…)`. */
function isOwnPatience(node: Node): boolean {
  const callee = node.type === 'CallExpression' ? calleeOf(node) : null;
  if (!callee?.object) return false;
  return !/^(?:globalThis|window)$/.test(String(callee.object['name'])) && OWN_PATIENCE.test(callee.name);
}

function isEndless(node: Node): boolean {
  const isTried = node.type === 'CallExpression' && expectationOf(node)?.matcher === 'toPass';
  return isTried && argumentsOf(node).length === 0;
}

/** The `timeout`s of an object that are too long for the call it is given to; of one on its own, for the shortest. */
function longWaits(node: Node, tree: Node, patience: Patience): Node[] {
  if (node.type === 'CallExpression')
    return argumentsOf(node).flatMap((given) => tooLong(bare(given), tree, limitOf(node, patience)));
  const alone =
    node.type === 'VariableDeclarator' || node.type === 'Property' || node.type === 'SpreadElement';
  const object = alone ? bare(node['init'] ?? node['value'] ?? node['argument']) : null;
  return tooLong(object, tree, Math.min(...Object.values(patience)));
}

function tooLong(object: Node | null, tree: Node, limit: number): Node[] {
  const timeout = optionOf(object, 'timeout');
  const value = timeout && valueOf(timeout, tree);
  // 0 is for ever; what cannot be read may be.
  const isShort = typeof value === 'number' && value > 0 && value <= limit;
  return timeout && !isShort ? [timeout] : [];
}

function limitOf(call: Node, patience: Patience): number {
  const callee = calleeOf(call);
  if (expectationOf(call) || callee?.object?.['name'] === 'expect') return patience.expect;
  return NAVIGATION.test(callee?.name ?? '') ? patience.navigation : patience.action;
}

/** A number, also as a product or by the name of a constant of the file; null of what is only known when it runs. */
function valueOf(expression: Node, tree: Node): number | null {
  const node = bare(expression);
  if (typeof node?.['value'] === 'number') return node['value'];
  if (node?.type === 'BinaryExpression' && node['operator'] === '*') {
    const [left, right] = [node['left'], node['right']].map((one) => valueOf(one as Node, tree));
    return typeof left === 'number' && typeof right === 'number' ? left * right : null;
  }
  if (node?.type !== 'Identifier') return null;
  const isOf = (one: Node) =>
    one.type === 'VariableDeclarator' && (one['id'] as Node)['name'] === node['name'] && one['init'] !== null;
  const constant = [...nodesOf(tree)].find(isOf);
  return constant ? valueOf(constant['init'] as Node, tree) : null;
}
