import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATE_KINDS, stateAnchor } from '@yoimachi/domain/state';
import { sectionsOf } from '../../../../tools/check/anchors.ts';
import { allCommands } from './registry.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/runbook.md'), 'utf8');

const sections = sectionsOf(text);
const ofAlerts = sections.filter(({ anchor }) => anchor.startsWith('alert-'));
const ofState = sections.filter(({ anchor }) => /^state-(?!of-)/.test(anchor));

test('every kind of line of the state has its section in the runbook, and no section is of another', () => {
  expect(ofState.map(({ anchor }) => anchor)).toEqual(STATE_KINDS.map(stateAnchor));
});

test('each says what to see, what to do and what not to do', () => {
  expect(ofAlerts.length).toBeGreaterThan(5);
  for (const section of [...ofState, ...ofAlerts])
    for (const part of ['- See: ', '- Do: ', '- Do not: '])
      expect(section.text, section.anchor).toContain(part);
});

test('the commands that it names exist, and its links lead to a section', () => {
  const known = new Set(allCommands.map(({ name }) => name));
  // A word in code that begins small and has a capital, and no dot, bracket or sign, is a command's name; so is one that a value follows.
  const named = ofState.flatMap(({ text: of }) =>
    [...of.matchAll(/`([a-z]+[A-Z][A-Za-z]*)(?: <[a-z ]+>)?`/g)].map(([, name]) => name!),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  const links = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.filter((link) => !sections.some(({ anchor }) => anchor === link))).toEqual([]);
});
