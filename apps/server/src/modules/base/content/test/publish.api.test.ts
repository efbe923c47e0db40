import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentRoutes } from '@yoimachi/contract/content';
import { UserType } from '@yoimachi/domain/account';
import { signUpUnasked, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { askedOf, gives } from '../../../people/consent/test/support.ts';
import { buy } from '../../../money/billing/test/support.ts';
import { guestWithCard } from '../../../meeting/booking/test/card.support.ts';

const app = useRewoundApp();
const DAY_MINUTES = 24 * 60;
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pages-'))));
afterAll(() => rm(folder, { recursive: true }));

const TERMS = '# 第1条\n\n新しい規約です。手数料は{highestFee}％です。';
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
async function plan(textId: string, from: string, body: string, ...words: string[]): Promise<string> {
  const file = join(folder, 'page.txt');
  await writeFile(file, body);
  return operator('plan-page', textId, '--file', file, '--from', from, ...words);
}
const terms = (version?: string) =>
  app.ok(contentRoutes.staticPage, {
    query: { name: 'TERM_SERVICE', type: 'GUEST', ...(version && { version }) },
  });

test('a text is published from its day on, and who agreed to an earlier one is asked again then', async () => {
  const guest = await guestWithCard(app, 5000);
  expect((await buy(app, guest, 500)).status).toBe(200);
  const said = await plan('terms-guest', '2026-11-22', TERMS, '--asks', '--news', '手数料を改めました。');
  expect(said).toContain('published from 2026-11-22');
  expect(said).toContain('Asked anew: 1 accounts');
  expect((await terms()).version).toBe('2026-11-15');
  expect((await terms()).versions[0]).toMatchObject({ version: '2026-11-22', isPlanned: true });
  expect((await buy(app, guest, 500)).status).toBe(200);

  await app.moveBy(2 * DAY_MINUTES);
  expect(await terms()).toMatchObject({
    version: '2026-11-22',
    sections: [{ heading: '第1条', paragraphs: ['新しい規約です。手数料は25％です。'] }],
  });
  expect((await terms('2026-11-15')).sections.length).toBeGreaterThan(5);
  expect(await buy(app, guest, 500)).toMatchObject({
    code: 'CONSENT_REQUIRED',
    details: { items: ['TERMS'] },
  });
  expect(await askedOf(app, guest, 'TERMS')).toMatchObject({
    version: '2026-11-22',
    news: '手数料を改めました。',
    givenAt: null,
  });
  expect((await gives(app, guest, ['TERMS'])).status).toBe(200);
  expect((await buy(app, guest, 500)).status).toBe(200);
});

test('a text that does not ask leaves every consent as it is', async () => {
  const guest = await guestWithCard(app, 5000);
  await plan('terms-guest', '2026-11-23', TERMS);
  await app.moveBy(3 * DAY_MINUTES);
  expect((await terms()).version).toBe('2026-11-23');
  expect((await buy(app, guest, 500)).status).toBe(200);
  expect(await askedOf(app, guest, 'TERMS')).toMatchObject({ givenAt: expect.any(String) });
});

test('a planned text is taken back until its day begins', async () => {
  await plan('faq-cast', '2026-11-22', '# 新しい質問\n\n答え');
  const planned = (await operator('pages', '--planned'))
    .split('\n')
    .find((line) => line.startsWith('faq-cast'))!;
  const versionId = planned.split('  ').at(-1)!;
  await operator('take-back-page', versionId);
  await expect(operator('take-back-page', versionId)).rejects.toThrow('no such planned version');
  await plan('faq-cast', '2026-11-22', '# もっと新しい質問\n\n答え');
  await app.moveBy(2 * DAY_MINUTES);
  const shown = (await operator('pages'))
    .split('\n')
    .find((line) => line.startsWith('faq-cast  2026-11-22  published'))!;
  await expect(operator('take-back-page', shown.split('  ').at(-1)!)).rejects.toThrow('its day has begun');
  const page = await app.ok(contentRoutes.staticPage, { query: { name: 'FAQ', type: 'CAST' } });
  expect(page.sections[0]!.heading).toBe('もっと新しい質問');
});

test('nothing is published that is no page, has begun, stands already, or asks for nothing', async () => {
  await expect(plan('terms-guest', '2026-11-20', TERMS)).rejects.toThrow('not after today');
  await expect(plan('terms-guest', '2026-11-22', '# 一\n\n{what}')).rejects.toThrow('VARIABLE: what');
  await expect(plan('terms-guest', '2026-11-22', TERMS, '--asks')).rejects.toThrow('needs --news');
  await expect(plan('faq-cast', '2026-11-22', TERMS, '--asks', '--news', 'x')).rejects.toThrow(
    'nobody agrees',
  );
  await plan('terms-guest', '2026-11-22', TERMS);
  await expect(plan('terms-guest', '2026-11-22', TERMS)).rejects.toThrow('take it back first');
});

test('a second look shows the text and what it changes, and keeps nothing', async () => {
  const shown = await plan('terms-guest', '2026-11-22', TERMS, '--preview');
  expect(shown).toContain('手数料は25％です。');
  expect(shown).toContain('+ 新しい規約です。');
  expect(shown).toContain('- 第2条（利用できる方）');
  expect(shown).not.toContain('Asked anew');
  await guestWithCard(app, 5000);
  const asking = ['--asks', '--news', '改めました。', '--preview'];
  expect(await plan('terms-guest', '2026-11-22', TERMS, ...asking)).toContain('Asked anew: 1 accounts');
  expect((await terms()).versions.every(({ isPlanned }) => !isPlanned)).toBe(true);
  expect(await operator('page', 'terms-guest', '--filled')).toContain('第11条');
});

test('numbers of filings and the like are said as soon as they are entered', async () => {
  const company = async () =>
    JSON.stringify(await app.ok(contentRoutes.staticPage, { query: { name: 'COMPANY', type: 'GUEST' } }));
  expect(await company()).toContain('電気通信事業の届出番号：番号が交付されしだい');
  await operator('page-word', 'telecomFiling', '--text', 'A-02-12345');
  expect(await company()).toContain('電気通信事業の届出番号：A-02-12345');
  await expect(operator('page-word', 'telecomFiling', '--text', '[x](y)')).rejects.toThrow(
    'without brackets',
  );
  await operator('page-word', 'telecomFiling', '--clear');
  expect(await company()).toContain('番号が交付されしだい');
});

test('somebody who registers under a published text agrees to that one', async () => {
  await plan('terms-cast', '2026-11-22', TERMS, '--asks', '--news', '改めました。');
  await app.moveBy(2 * DAY_MINUTES);
  const cast = await signUpUnasked(app, UserType.CAST);
  expect(await askedOf(app, cast, 'TERMS')).toMatchObject({ version: '2026-11-22', news: null });
});
