import { expect, test } from 'vitest';
import { bareNumbers, LAWFUL, spareLawful } from './bare-numbers.ts';

const planted = (text: string, path = 'apps/web/src/features/meeting/planted/ja.ts') =>
  bareNumbers([{ path, text }]);

test.each([
  "export const t = { terms: '承認後のキャンセル料：前日50％・当日100％' };",
  "export const t = { most: '写真は5枚までです。' };",
  "export const t = { dearest: '1,000,000P以下でご入力ください。' };",
  "export const t = { price: '1ポイント＝1.21円（税込）' };",
  'export const t = { price: (points: string) => `30分 ${points}` };',
  'export const t = { answer: `${24}時間以内に返信します。` };',
  "export const t = { wait: '２日以内に確認します。' };",
  "export const t = { cutOff: '毎月15日に精算します。' };",
  "export const t = { late: '1分以上過ぎています。' };",
])('a number in its own digits is caught: %s', (text) => {
  expect(planted(text)).not.toEqual([]);
  expect(planted(text, 'packages/contract/src/base/errors/index.ts')).not.toEqual([]);
  expect(planted(text, 'apps/server/src/modules/money/planted/planted.ja.ts')).not.toEqual([]);
});

test('the two of one sentence are told, with their line', () => {
  expect(planted("export const t = {\n  terms: '前日50％・当日100％',\n};")).toEqual([
    'apps/web/src/features/meeting/planted/ja.ts:2: 50％: 前日50％・当日100％',
    'apps/web/src/features/meeting/planted/ja.ts:2: 100％: 前日50％・当日100％',
  ]);
});

test.each([
  'export const t = { terms: `前日${dayBefore}％・当日${sameDay}％` };',
  "export const t = { once: '1回だけ使えます。', each: '1人ずつ届きます。', rate: '1ポイント＝' };",
  "export const t = { again: '2回目以降のPDF' };",
  "export const t = { law: '基準日（3月31日・9月30日）' };",
  "export const t = { age: '18歳未満の方はご利用いただけません。' };",
  '// never 5枚\nexport const t = {};',
])('what repeats no rule passes: %s', (text) => {
  expect(planted(text)).toEqual([]);
});

test('what members write, and code beside the sentences, may have numbers', () => {
  const text = "export const said = ['コースは8,800円です'];";
  expect(planted(text, 'packages/domain/src/talk/text-rules/talk.table.ja.ts')).toEqual([]);
  expect(planted(text, 'apps/web/src/features/meeting/planted/planted.tsx')).toEqual([]);
});

test('an exception is of its own sentence, has a reason, and is told when it is spare', () => {
  const [one] = LAWFUL;
  expect(LAWFUL.filter(({ why }) => why.length < 5)).toEqual([]);
  expect(planted(`export const t = '${one!.words}';`, one!.path)).toEqual([]);
  expect(planted(`export const t = '${one!.words}';`)).toHaveLength(1);
  expect(spareLawful(LAWFUL.map(({ path }) => ({ path, text: '' })))).toHaveLength(LAWFUL.length);
  expect(spareLawful([])).toEqual([]);
});
