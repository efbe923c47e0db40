import { randomBytes } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { newPhone, useTestApp } from '../../../../test-support/index.ts';
import { newBrowser, type Browser } from './support.ts';

const app = useTestApp({ modules: [], realBotCheck: true });

async function solved(address: string): Promise<{ challenge: Challenge; botCheck: string }> {
  const answer = await app.ok(routes.botChallenge, { address });
  const challenge = JSON.parse(answer.challenge) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, botCheck: JSON.stringify({ challenge, solution }) };
}

const send = (botCheck: string, { browserId, address }: Browser = newBrowser(), phone = newPhone()) =>
  app.call(routes.sendCode, { body: { phone, browserId, botCheck }, address });
const refused = { status: 403, code: 'BOT_CHECK_FAILED' };

test('a solved challenge counts once, as JSON or as the base64 of the widget', async () => {
  const browser = newBrowser();
  const first = await solved(browser.address);
  expect(await send(first.botCheck, browser)).toMatchObject({ status: 200 });
  expect(await send(first.botCheck, browser)).toMatchObject(refused);
  const second = await solved(browser.address);
  expect(await send(btoa(second.botCheck), browser)).toMatchObject({ status: 200 });
});

test('what was not solved, or was changed, is refused', async () => {
  const browser = newBrowser();
  const { challenge, botCheck } = await solved(browser.address);
  const { solution } = JSON.parse(botCheck) as { solution: { counter: number; derivedKey: string } };
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  for (const broken of [
    '',
    'nonsense',
    '{}',
    JSON.stringify({ challenge }),
    JSON.stringify({ challenge, solution: { ...solution, derivedKey: 'ff'.repeat(32) } }),
    JSON.stringify({ challenge: easier, solution }),
    JSON.stringify({ challenge: { parameters: challenge.parameters }, solution }),
  ]) {
    expect(await send(broken, browser)).toMatchObject(refused);
  }
  expect(await send(botCheck, browser)).toMatchObject({ status: 200 });
});

test('a challenge ends after 20 minutes of the product’s time', async () => {
  const browser = newBrowser();
  const { botCheck } = await solved(browser.address);
  await app.moveBy(20);
  expect(await send(botCheck, browser)).toMatchObject(refused);
});

test('after 20 new numbers an hour from one address the check is harder, and an easy one no longer enough', async () => {
  const address = '192.0.2.77';
  const kept = await solved(address);
  for (let sends = 0; sends < 20; sends++) {
    const { challenge, botCheck } = await solved(address);
    expect(challenge.parameters.data?.['level']).toBe('normal');
    expect(await send(botCheck, { ...newBrowser(), address })).toMatchObject({ status: 200 });
  }
  expect(await send(kept.botCheck, { ...newBrowser(), address })).toMatchObject(refused);
  const harder = await solved(address);
  expect(harder.challenge.parameters.data?.['level']).toBe('hard');
  expect(await send(harder.botCheck, { ...newBrowser(), address })).toMatchObject({ status: 200 });
});

/** Codes to numbers that had none before, sent from an address just now. */
async function firstSends(address: string, count: number): Promise<void> {
  const { clock, context } = app;
  const rows = Array.from({ length: count }, () => ({
    id: context.ids.newId(),
    address,
    is_first: true,
    browser_id: 'b',
    phone_index: randomBytes(32),
    code_hash: Buffer.from('x'),
    sent_at: clock.now(),
    expires_at: clock.now(),
  }));
  await app.db.insertInto('sms_code').values(rows).execute();
}

test('behind an address of 300 new numbers a known one passes, with the harder check; the last two at once are one', async () => {
  const address = '192.0.2.78';
  const known = newPhone();
  const easy = await solved(address);
  expect(await send(easy.botCheck, { ...newBrowser(), address }, known)).toMatchObject({ status: 200 });
  const kept = await solved(address);
  await firstSends(address, 298);
  expect(await send(kept.botCheck, { ...newBrowser(), address })).toMatchObject(refused);
  const hard = await Promise.all([solved(address), solved(address)]);
  const last = await Promise.all(hard.map(({ botCheck }) => send(botCheck, { ...newBrowser(), address })));
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect(last.find(({ status }) => status === 429)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await app.moveBy(1);
  const { botCheck } = await solved(address);
  expect(await send(botCheck, { ...newBrowser(), address }, known)).toMatchObject({ status: 200 });
});

test('an easy challenge that says it is a hard one is refused', async () => {
  const address = '192.0.2.79';
  const { challenge, botCheck } = await solved(address);
  await firstSends(address, 20);
  const { parameters } = challenge;
  const said = { ...challenge, parameters: { ...parameters, data: { ...parameters.data, level: 'hard' } } };
  const forged = JSON.stringify({ ...(JSON.parse(botCheck) as object), challenge: said });
  expect(await send(forged, { ...newBrowser(), address })).toMatchObject(refused);
});

test('of easy proofs that are spent at once no more than twenty count', async () => {
  const address = '192.0.2.80';
  const proofs = await Promise.all(Array.from({ length: 4 }, () => solved(address)));
  await firstSends(address, 18);
  const answers = await Promise.all(
    proofs.map(({ botCheck }) => send(botCheck, { ...newBrowser(), address })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 403, 403]);
});
