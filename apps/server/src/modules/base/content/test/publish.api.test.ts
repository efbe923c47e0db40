import { expect, test } from 'vitest';
import { contentRoutes } from '@yoimachi/contract/content';
import { UserType } from '@yoimachi/domain/account';
import { signUpUnasked, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { askedOf, gives } from '../../../people/consent/test/support.ts';
import { buy } from '../../../money/billing/test/support.ts';
import { guestWithCard } from '../../../meeting/booking/test/card.support.ts';

const app = useRewoundApp();
const DAY_MINUTES = 24 * 60;

const TERMS = '# 第1条\n\n新しい規約です。手数料は{highestFee}％です。';
const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
function plan(textId: string, from: string, body: string, { asks = false, news = 'null' } = {}) {
  const text = ['--text-id', textId, '--version', from, '--body', body];
  return operator('planPage', ...text, '--asks', String(asks), '--news', news);
}
const terms = (version?: string) =>
  app.ok(contentRoutes.staticPage, {
    query: { name: 'TERM_SERVICE', type: 'GUEST', ...(version && { version }) },
  });

test('a text is published from its day on, and who agreed to an earlier one is asked again then', async () => {
  const guest = await guestWithCard(app, 5000);
  expect((await buy(app, guest, 500)).status).toBe(200);
  await plan('terms-guest', '2026-11-22', TERMS, { asks: true, news: '手数料を改めました。' });
  expect(await operator('countAskedAnew', '--text-id', 'terms-guest')).toBe('accounts: 1');
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
  const versionIn = (said: string) => said.replace('versionId: ', '');
  const versionId = versionIn(await plan('faq-cast', '2026-11-22', '# 新しい質問\n\n答え'));
  await operator('takeBackPage', versionId);
  await expect(operator('takeBackPage', versionId)).rejects.toThrow('NOT_FOUND');
  const shown = versionIn(await plan('faq-cast', '2026-11-22', '# もっと新しい質問\n\n答え'));
  await app.moveBy(2 * DAY_MINUTES);
  await expect(operator('takeBackPage', shown)).rejects.toThrow('PAGE_IN_FORCE');
  const page = await app.ok(contentRoutes.staticPage, { query: { name: 'FAQ', type: 'CAST' } });
  expect(page.sections[0]!.heading).toBe('もっと新しい質問');
});

test('nothing is published that is no page, has begun, stands already, or asks for nothing', async () => {
  await expect(plan('terms-guest', '2026-11-20', TERMS)).rejects.toThrow('PAGE_DAY');
  await expect(plan('terms-guest', '2026-11-22', '# 一\n\n{what}')).rejects.toThrow('PAGE_FAULT');
  await expect(plan('terms-guest', '2026-11-22', TERMS, { asks: true })).rejects.toThrow('PAGE_NEWS_MISSING');
  await expect(plan('faq-cast', '2026-11-22', TERMS, { asks: true, news: 'x' })).rejects.toThrow(
    '--asks is missing or not understood',
  );
  await plan('terms-guest', '2026-11-22', TERMS);
  await expect(plan('terms-guest', '2026-11-22', TERMS)).rejects.toThrow('CONFLICT');
});

test('numbers of filings and the like are said as soon as they are entered', async () => {
  const company = async () =>
    JSON.stringify(await app.ok(contentRoutes.staticPage, { query: { name: 'COMPANY', type: 'GUEST' } }));
  expect(await company()).toContain('電気通信事業の届出番号：番号が交付されしだい');
  await operator('enterPageWord', 'telecomFiling', '--text', 'A-02-12345');
  expect(await company()).toContain('電気通信事業の届出番号：A-02-12345');
  await expect(operator('enterPageWord', 'telecomFiling', '--text', '[x](y)')).rejects.toThrow(
    'TEXT_INVALID',
  );
  await operator('enterPageWord', 'telecomFiling', '--text', 'null');
  expect(await company()).toContain('番号が交付されしだい');
});

test('somebody who registers under a published text agrees to that one', async () => {
  await plan('terms-cast', '2026-11-22', TERMS, { asks: true, news: '改めました。' });
  await app.moveBy(2 * DAY_MINUTES);
  const cast = await signUpUnasked(app, UserType.CAST);
  expect(await askedOf(app, cast, 'TERMS')).toMatchObject({ version: '2026-11-22', news: null });
});
