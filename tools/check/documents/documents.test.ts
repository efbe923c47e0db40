import { expect, test } from 'vitest';
import { headingsOf } from '../anchors.ts';
import { decisionFindings } from './decisions.ts';
import { labelFindings, placeFindings, stepFindings } from './labels.ts';
import { lengthFindings, LINE_LIMITS } from './lengths.ts';
import { linkFindings } from './links.ts';
import { recipeFindings } from './recipes.ts';

const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const readme = (text: string) => [{ path: 'README.md', text }];

test('a paragraph at the door has sixty words at most, however it is wrapped', () => {
  expect(lengthFindings(readme(`# Title\n\n${words(60)}\n`))).toEqual([]);
  expect(lengthFindings(readme(`# Title\n\n${words(40)}\n${words(21)}\n`))).toEqual([
    'README.md:3: a paragraph of 61 words; 60 at most',
  ]);
});

test('points, rows and what stands around code are paragraphs of their own', () => {
  expect(lengthFindings(readme(`- ${words(40)}\n- ${words(40)}\n1. ${words(40)}\n`))).toEqual([]);
  expect(lengthFindings(readme(`| ${words(40)} |\n| ${words(40)} |\n`))).toEqual([]);
  expect(lengthFindings(readme(`${words(40)}\n\`\`\`sh\n${words(90)}\n\`\`\`\n${words(40)}\n`))).toEqual([]);
  expect(lengthFindings(readme(`- ${words(40)}\n  ${words(40)}\n`))).toHaveLength(1);
});

test('of a link the text counts, and signs are no words', () => {
  expect(lengthFindings(readme(`${words(58)} [two words](a/b.md) – · |`))).toEqual([]);
});

test.each(Object.entries(LINE_LIMITS))('%s has %d lines at most', (path, most) => {
  expect(lengthFindings([{ path, text: `${'\n'.repeat(most - 1)}end` }])).toEqual([]);
  expect(lengthFindings([{ path, text: `${'\n'.repeat(most)}end` }])).toEqual([
    `${path}: ${most + 1} lines; ${most} at most`,
  ]);
});

test('a recipe has forty, other documents as many as they need', () => {
  const text = `${'\n'.repeat(40)}end`;
  expect(lengthFindings([{ path: 'docs/how-to/plant.md', text }])).toHaveLength(1);
  expect(lengthFindings([{ path: 'docs/rules.md', text: `${text} ${words(90)}` }])).toEqual([]);
});

const documents = (text: string) => [
  { path: 'docs/a.md', text },
  { path: 'docs/b.md', text: '# The `b`, of _all_\n\n## Said\n\n## Said\n' },
];
const isThere = (path: string) => ['docs/a.md', 'docs/b.md', 'README.md'].includes(path);

test.each([
  '[b](b.md)',
  '[b](b.md#the-b-of-_all_)',
  '[b](b.md#said-1)',
  '# Here\n\n[here](#here)',
  '[up](../README.md)',
  '[out](https://www.example.jp/x)',
  String.raw`\[words](/path)`,
  '`[code](nowhere.md)`',
  '```\n[code](nowhere.md)\n```',
])('%j leads somewhere, or is no link', (text) => {
  expect(linkFindings(documents(text), isThere)).toEqual([]);
});

test.each([
  ['[b](c.md)', 'docs/a.md: c.md leads to no file'],
  ['[b](b.md#never)', 'docs/a.md: b.md#never leads to no heading'],
  ['[b](b.md#said-2)', 'docs/a.md: b.md#said-2 leads to no heading'],
  ['[here](#here)', 'docs/a.md: #here leads to no heading'],
  ['![picture](c.png)', 'docs/a.md: c.png leads to no file'],
])('%j leads nowhere', (text, finding) => {
  expect(linkFindings(documents(text), isThere)).toEqual([finding]);
});

test('what looks like a heading in code is none', () => {
  expect(headingsOf('# A\n\n```sh\n# comment\n```\n')).toEqual([{ depth: 1, title: 'A', anchor: 'a' }]);
});

const tour = (text: string) => ({ path: 'docs/tour.md', text });

test('a label stands in a walk or on a screen, as a whole', () => {
  const screens = [{ path: 'ja.ts', text: "send: '送信する', more: `もっと見る`; <b>戻る</b>" }];
  expect(labelFindings(tour('「送信する」「もっと見る」「戻る」'), screens)).toEqual([]);
  expect(labelFindings(tour('「送信」, 「送信」'), screens)).toEqual([
    'docs/tour.md: 「送信」 stands on no screen',
  ]);
});

test('the tour and the walk have the same steps', () => {
  const walk = {
    path: 'e2e/journey.spec.ts',
    text: "await act('1. Guest: log in', () => a()); await act('2. Cast: arrive', () => b());",
  };
  expect(stepFindings(tour('### 1. Guest: log in\n\n### 2. Cast: arrive\n'), walk)).toEqual([]);
  expect(stepFindings(tour('### 1. Guest: log in\n'), walk)).toEqual([
    'docs/tour.md: "nothing", where e2e/journey.spec.ts has "2. Cast: arrive"',
  ]);
  expect(stepFindings(tour('### 1. Guest: sign in\n\n### 2. Cast: arrive\n'), walk)).toHaveLength(1);
});

test('a screen of the office that its document does not name is found', () => {
  const office = { path: 'docs/back-office.md', text: '「ホーム」' };
  expect(placeFindings(office, ['ホーム'])).toEqual([]);
  expect(placeFindings(office, ['ホーム', '元帳'])).toHaveLength(1);
});

test('the index names each decision once, by its title', () => {
  const decisions = [
    { path: 'docs/decisions/001-one-id.md', text: '# 001. One id\n' },
    { path: 'docs/decisions/002-a-door.md', text: '# 002: A door\n' },
  ];
  const index = (text: string) => ({ path: 'docs/decisions/README.md', text });
  const [one, two] = ['- [001](001-one-id.md) One id\n', '- [002](002-a-door.md) A door\n'];
  expect(decisionFindings(index(`${two}${one}`), decisions)).toEqual([]);
  expect(decisionFindings(index(one), decisions)).toEqual([
    'docs/decisions/README.md: 002-a-door.md stands there 0 times',
  ]);
  expect(decisionFindings(index(`${one}${two}${two}`), decisions)).toHaveLength(1);
  expect(decisionFindings(index(`${one}- [002](002-a-door.md) A gate\n`), decisions)).toHaveLength(1);
});

test('a recipe has steps, a commit, what tells of a forgotten step, and a way to it', () => {
  const contributing = { path: 'CONTRIBUTING.md', text: '[plant](docs/how-to/plant.md)' };
  const text = '# Plant\n\nLook at `0123abcd`.\n\n1. Dig.\n\n## When a step is forgotten\n';
  const found = (path: string, changed: string) => recipeFindings([{ path, text: changed }], contributing);
  expect(found('docs/how-to/plant.md', text)).toEqual([]);
  expect(found('docs/how-to/lost.md', text)).toEqual([
    'docs/how-to/lost.md: CONTRIBUTING.md does not lead here',
  ]);
  for (const part of ['Look at `0123abcd`', '1. Dig', '## When a step is forgotten'])
    expect(found('docs/how-to/plant.md', text.replace(part, '')), part).toHaveLength(1);
});
