import { afterAll, beforeEach, expect, test } from 'vitest';
import { addMinutes } from '@yoimachi/domain/time';
import { useTestApp } from '../../../test-support/index.ts';
import { createLineMessages } from '../index.ts';
import { startFakeLine } from './fake-line.ts';
import { refusal } from './recorded.ts';

const fake = await startFakeLine();
afterAll(async () => {
  await fake.close();
  expect(fake.violations).toEqual([]);
});
const app = useTestApp({ modules: [], config: { lineMessages: fake.account, logLevel: 'silent' } });

let number = 0;
let key = '';
beforeEach(() => {
  key = `told:${++number}`;
});
const send = () =>
  createLineMessages(app.context).send({ key, to: `U${'0a'.repeat(16)}`, text: `本文${number}` });
const row = () =>
  app.db.selectFrom('sent_message').selectAll().where('key', '=', `line:${key}`).executeTakeFirst();
const copies = () => fake.taken.filter(({ text }) => text === `本文${number}`).length;
/** What a process leaves behind that died while it sent. */
const begunBefore = (minutes: number) =>
  app.db
    .insertInto('sent_message')
    .values({
      key: `line:${key}`,
      channel: 'LINE',
      state: 'STARTED',
      started_at: addMinutes(app.clock.now(), -minutes),
      ended_at: null,
    })
    .execute();

test('a message that was sent is not even asked for again', async () => {
  expect(await send()).toBe('SENT');
  const requests = fake.requests();
  expect(await send()).toBe('SENT');
  expect(fake.requests()).toBe(requests);
});

test('after a crash before the call it arrives; after one behind it, it is there once', async () => {
  await begunBefore(5);
  expect(await send()).toBe('SENT');
  expect(copies()).toBe(1);
  await app.db
    .updateTable('sent_message')
    .set({ state: 'STARTED', ended_at: null })
    .where('key', '=', `line:${key}`)
    .execute();
  expect(await send()).toBe('SENT');
  expect(copies()).toBe(1);
});

test('what may have been sent before LINE forgot its key is not sent again', async () => {
  await begunBefore(23 * 60);
  const requests = fake.requests();
  expect(await send()).toBe('UNKNOWN');
  expect(fake.requests()).toBe(requests);
});

test('while LINE is in trouble it waits, and counts from its first try', async () => {
  const first = app.clock.now();
  const fault = refusal('internal');
  fake.fail(fault, fault, fault);
  await expect(send()).rejects.toMatchObject({ isUncertain: true });
  expect(await row()).toMatchObject({ state: 'UNKNOWN', started_at: first });
  await app.moveBy(1);
  fake.fail(refusal('monthIsFull'));
  // It may have come by the first try, so it stays uncertain.
  await expect(send()).rejects.toMatchObject({ isExhausted: true, isUncertain: true });
  expect(await row()).toMatchObject({ state: 'UNKNOWN', started_at: first });
  expect(await send()).toBe('SENT');
  expect(await row()).toMatchObject({ state: 'SENT', started_at: first });
  expect(copies()).toBe(1);
});

test('what surely was not sent may be tried by another channel, or again', async () => {
  fake.fail(refusal('monthIsFull'));
  await expect(send()).rejects.toMatchObject({ isExhausted: true, isUncertain: false });
  expect(await row()).toMatchObject({ state: 'FAILED' });
  expect(await send()).toBe('SENT');
});

test('two processes that send the same one at once: it is there once', async () => {
  const outcomes = await Promise.all([send(), send(), send()]);
  expect(outcomes).toEqual(['SENT', 'SENT', 'SENT']);
  expect(copies()).toBe(1);
});

test('without an account: the development inbox, and in production a plain lack', async () => {
  const message = { key: `${key}:inbox`, to: 'sandbox-sub', text: '本文', link: 'https://a.jp/b' };
  const inbox = createLineMessages({ ...app.context, config: { lineMessages: null, production: false } });
  expect(await inbox.send(message)).toBe('SENT');
  expect(
    await app.db
      .selectFrom('dev_inbox')
      .select(['channel', 'recipient', 'body'])
      .where('channel', '=', 'LINE')
      .execute(),
  ).toEqual([{ channel: 'LINE', recipient: 'sandbox-sub', body: '本文\nhttps://a.jp/b' }]);
  const nothing = createLineMessages({ ...app.context, config: { lineMessages: null, production: true } });
  await expect(nothing.send({ ...message, key: `${key}:missing` })).rejects.toThrow(
    'No LINE official account',
  );
});
