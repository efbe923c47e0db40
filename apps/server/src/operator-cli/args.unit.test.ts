import { expect, test } from 'vitest';
import { parseArgs } from './args.ts';
import { allCommands } from './registry.ts';

const command = { usage: '<phone|id> [--take-fee] [--day <YYYY-MM-DD>]: does something' };

test('options are what the usage names, in any place; the rest keeps its order', () => {
  const args = parseArgs(command, ['a', '--take-fee', 'b', '--day', '2026-12-30', '-500']);
  expect(args.positional).toEqual(['a', 'b', '-500']);
  expect(args.flag('take-fee')).toBe(true);
  expect(args.option('day')).toBe('2026-12-30');
});

test('who acts is named, never guessed', () => {
  expect(parseArgs(command, ['--operator', 'tanaka']).operatorName).toBe('tanaka');
  expect(parseArgs(command, []).operatorName).toBeUndefined();
});

test.each([
  [['--other'], '--other is not known here.'],
  [['--day'], '--day needs a value.'],
  [['--day', '--take-fee'], '--day needs a value.'],
])('%s is refused', (words, sentence) => {
  expect(() => parseArgs(command, words)).toThrow(sentence);
});

test('what is missing is said', () => {
  const args = parseArgs(command, ['a']);
  expect(() => args.required('day')).toThrow('--day is missing.');
  expect(() => args.at(1)).toThrow('Something is missing.');
});

test('every command has a name of its own and a usage with one line of what it does', () => {
  const names = allCommands.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, usage } of allCommands) expect(usage, name).toMatch(/^[^\n]*: [^\n]+$/);
});
