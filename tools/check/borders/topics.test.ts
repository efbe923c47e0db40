import { expect, test } from 'vitest';
import type { Manifest } from '../../../apps/server/src/platform/module/manifest.ts';
import { modulesOf, readServer } from './server.ts';
import { topicFindings } from './topics.ts';

test('every module publishes and hears what it declares, and nothing else', async () => {
  const { owners, sources } = await readServer();
  expect(topicFindings(modulesOf(owners), sources)).toEqual([]);
});

const found = (text: string, declared: Partial<Manifest> = {}) => {
  const manifest: Manifest = { doors: [], tables: {}, reads: [], publishes: [], hears: [], ...declared };
  return topicFindings(
    [{ door: '#money/one', folder: 'one', manifest }],
    [
      { path: 'one/a.ts', text },
      { path: 'two/b.ts', text: "export const GONE = 'card.gone';" },
    ],
  );
};

test.each([
  ["publish(trx, { topic: 'card.gone', key, payload, at });", 'publishes'],
  ["publishAll(trx, rows.map(() => ({ topic: 'card.gone', key, payload: {} })));", 'publishes'],
  ['publish(trx, { topic: GONE, key, payload, at });', 'publishes'],
  ["const subscription = { topic: 'card.gone', async handle() {} };", 'hears'],
  ['const subscription = { topic: GONE, handle: () => undefined };', 'hears'],
  ["const on = (topic: string) => ({ topic, async handle() {} });\nconst all = [on('card.gone')];", 'hears'],
] as const)('a topic that is not declared is caught: %s', (text, does) => {
  expect(found(text)).toEqual([`one/a.ts:1 ${does} card.gone, which #money/one does not declare`]);
  expect(found(text, { [does]: ['card.gone'] })).toEqual([]);
});

test('a topic that is only known when it runs, and one that is declared in vain, are refused', () => {
  expect(found('publish(trx, { topic: kind, key, payload, at });')).toEqual([
    'one/a.ts:1 publishes a topic that is only known when it runs',
  ]);
  expect(found('', { publishes: ['card.gone'], hears: ['card.here'] })).toEqual([
    '#money/one declares that it publishes card.gone and does not',
    '#money/one declares that it hears card.here and does not',
  ]);
});
