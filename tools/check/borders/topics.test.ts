import { expect, test } from 'vitest';
import type { Manifest, WholeManifest } from '../../../apps/server/src/platform/module/manifest.ts';
import { CATALOGUE_PATH, topicFindings } from './topics.ts';

const CATALOGUE = "export const cardGone = event('card.gone', schema, keyOf);";

const found = (code: string, declared: Partial<Manifest> = {}) => {
  const manifest: WholeManifest = { doors: [], tables: {}, reads: [], publishes: [], hears: [], ...declared };
  return topicFindings(
    [{ door: '#money/one', folder: 'one', manifest }],
    [
      { path: 'one/a.ts', text: `import { cardGone } from '#events/catalogue.ts';\n${code}` },
      { path: CATALOGUE_PATH, text: CATALOGUE },
    ],
  );
};

test.each([
  ['await publish(trx, cardGone, payload, at);', 'publishes'],
  ['await publishAll(trx, rows.map((row) => happened(cardGone, row, at)));', 'publishes'],
  ['const news = { event: cardGone };', 'publishes'],
  ['const heard = on(cardGone, async () => undefined);', 'hears'],
  ['const heard = onMany(cardGone, async () => undefined);', 'hears'],
] as const)('an event that is not declared is caught: %s', (code, does) => {
  expect(found(code)).toEqual([`one/a.ts ${does} card.gone, which #money/one does not declare`]);
  expect(found(code, { [does]: ['card.gone'] })).toEqual([]);
});

test('an event that is declared in vain is refused', () => {
  expect(found('', { publishes: ['card.gone'], hears: ['card.here'] })).toEqual([
    '#money/one declares that it publishes card.gone and does not',
    '#money/one declares that it hears card.here and does not',
  ]);
});
