import { expect, test } from 'vitest';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { INQUIRIES_OF_NETWORK_A_DAY, INQUIRIES_TO_MAIL_A_DAY } from '@yoimachi/domain/inquiry';
import { withTransaction } from '#platform/database';
import { DeliveryError } from '#platform/delivery';
import { inquiryModule } from '#talk/inquiry';
import { createMail } from '../../../../gateways/mail/index.ts';
import { createStorage } from '../../../../gateways/storage/index.ts';
import { inquiryFeature } from '../../../../wiring/talk.ts';
import { moduleFactories } from '../../../../modules.ts';
import type { ModuleFactory } from '#platform/module';
import { signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import { receipt } from '../mails.ts';
import { answer, mailsTo, openOrder, operator, sendInquiry, tokenIn } from './support.ts';

/** What proves that a browser took its time. */
let isProved = true;
let isAway = false;
const withFakes: ModuleFactory = (context) =>
  inquiryModule(context, {
    botCheck: { accept: async () => isProved },
    mail: {
      send: (mail) => (isAway ? Promise.reject(new DeliveryError('away')) : createMail(context).send(mail)),
    },
    pictures: { close: async () => undefined, document: () => Promise.reject(new Error('no pictures here')) },
    storage: createStorage(context),
  });
const modules = moduleFactories.map((factory) => (factory === inquiryFeature ? withFakes : factory));
const app = useRewoundApp({ modules, config: { logLevel: 'silent' } });

let hosts = 0;
const nextAddress = () => `198.51.100.${(hosts += 1)}`;
const send = (change: Parameters<typeof openOrder>[0] = {}, address = nextAddress()) =>
  app.call(routes.sendOpenInquiry, { body: openOrder(change), address });

test('who is not signed in reads the answer behind the link of a mail, and writes again', async () => {
  const { body } = await send({ name: '山田', mail: 'yamada@example.jp' });
  const [receipt] = await mailsTo(app, 'yamada@example.jp');
  expect(receipt).toContain(body.number);
  expect(receipt).not.toContain('番号が変わりました');
  const token = tokenIn(receipt!);
  expect(await app.ok(routes.openInquiry, { body: { token } })).toMatchObject({
    state: 'RECEIVED',
    messages: [{ text: '番号が変わりました。' }],
  });
  const read = await operator(app, 'readInquiry', body.number, '--reason', '回答のため');
  for (const said of ['name: 山田', 'mail: yamada@example.jp']) expect(read).toContain(said);
  await answer(app, body.number, 1, 'お手続きをご案内します。');
  const mails = await mailsTo(app, 'yamada@example.jp');
  expect(mails).toHaveLength(2);
  expect(mails[1]).not.toContain('お手続きをご案内します');
  expect(tokenIn(mails[1]!)).toBe(token);
  const again = { token, clientId: crypto.randomUUID(), text: 'ありがとうございます' };
  await app.ok(routes.writeOpenInquiry, { body: again });
  await app.ok(routes.writeOpenInquiry, { body: again });
  expect(await app.ok(routes.openInquiry, { body: { token } })).toMatchObject({
    state: 'IN_PROGRESS',
    messages: [{ by: 'PERSON' }, { by: 'OPERATOR' }, { text: 'ありがとうございます' }],
  });
  expect(await operator(app, 'listInquiries')).toContain(body.number);
});

test('a job that runs again mails nothing twice, and one whose mail server was away mails later', async () => {
  isAway = true;
  await send({ mail: 'later@example.jp' });
  expect(await mailsTo(app, 'later@example.jp')).toEqual([]);
  isAway = false;
  await app.moveBy(10);
  await expect.poll(() => mailsTo(app, 'later@example.jp')).toHaveLength(1);
  const { id: inquiryId } = await app.db.selectFrom('inquiry').select('id').executeTakeFirstOrThrow();
  await withTransaction(app.db, (trx) => app.context.jobs.send(trx, receipt, { inquiryId }));
  expect(await mailsTo(app, 'later@example.jp')).toHaveLength(1);
});

test('no link opens what it was not made for', async () => {
  const guest = await signUpGuest(app);
  const { inquiryId } = await sendInquiry(app, guest);
  await send({ mail: 'a@example.jp' });
  await send({ mail: 'b@example.jp' });
  const [tokenA, tokenB] = [
    tokenIn((await mailsTo(app, 'a@example.jp'))[0]!),
    tokenIn((await mailsTo(app, 'b@example.jp'))[0]!),
  ];
  const [idA, idB] = [tokenA.split('.')[0]!, tokenB.split('.')[0]!];
  const mac = tokenB.split('.')[1]!;
  const none = { status: 404, code: 'NOT_FOUND' };
  for (const token of [
    `${idA}.${mac}`,
    idA,
    `${idB}.`,
    `${idB}.${mac.slice(0, -4)}`,
    `${inquiryId}.${mac}`,
    '',
  ]) {
    expect(await app.call(routes.openInquiry, { body: { token } }), token).toMatchObject(none);
    const body = { token, clientId: crypto.randomUUID(), text: 'あ' };
    expect(await app.call(routes.writeOpenInquiry, { body }), token).toMatchObject(none);
  }
  // A token signs in nobody.
  expect(await app.call(routes.listInquiries, { query: {} }, tokenA)).toMatchObject({ status: 401 });
  await app.moveBy(90 * 24 * 60);
  expect(await app.call(routes.openInquiry, { body: { token: tokenA } })).toMatchObject(none);
});

test('without the proof of a browser nothing is stored, and a mail address must be one', async () => {
  isProved = false;
  expect(await send()).toMatchObject({ status: 403, code: 'BOT_CHECK_FAILED' });
  isProved = true;
  for (const mail of ['', 'yamada', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
    expect(await send({ mail }), mail).toMatchObject({ status: 400 });
  expect(await send({ text: '' })).toMatchObject({ status: 400, code: 'REQUIRED' });
  expect(await app.db.selectFrom('inquiry').select('id').execute()).toEqual([]);
});

test('the same again after a lost line is one inquiry and one mail', async () => {
  const order = openOrder();
  const address = nextAddress();
  const first = await app.ok(routes.sendOpenInquiry, { body: order, address });
  expect(await app.ok(routes.sendOpenInquiry, { body: order, address })).toEqual(first);
  const elsewhere = { ...order, mail: 'elsewhere@example.jp' };
  expect(await app.call(routes.sendOpenInquiry, { body: elsewhere, address })).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  expect(await mailsTo(app, order.mail)).toHaveLength(1);
  expect(await mailsTo(app, 'elsewhere@example.jp')).toEqual([]);
});

test('so many to one address, and so many from one network', async () => {
  const mail = 'Victim@example.jp';
  for (let n = 0; n < INQUIRIES_TO_MAIL_A_DAY; n++)
    expect(await send({ mail })).toMatchObject({ status: 200 });
  expect(await send({ mail: 'victim@EXAMPLE.jp' })).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  const address = nextAddress();
  const other = (n: number) => ({ mail: `other${n}@example.jp` });
  for (let n = 0; n < INQUIRIES_OF_NETWORK_A_DAY; n++)
    expect(await send(other(n), address)).toMatchObject({ status: 200 });
  expect(await send(other(99), address)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  await app.moveBy(24 * 60);
  expect(await send(other(99), address)).toMatchObject({ status: 200 });
});
