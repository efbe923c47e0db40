import { afterAll, beforeEach, expect, test } from 'vitest';
import { newPhone, useRewoundApp } from '../../../../test-support/index.ts';
import { startFakeTwilio, type Fault } from '#gateways/sms/twilio/test/fake-twilio.ts';
import { newBrowser, send, verify } from './support.ts';

const twilio = await startFakeTwilio();
afterAll(async () => {
  await twilio.close();
  expect(twilio.violations).toEqual([]);
});
const app = useRewoundApp({ modules: [], config: { twilio: twilio.account, logLevel: 'silent' } });

let before = 0;
beforeEach(() => void (before = twilio.taken.length));
/** What a test has sent. */
const taken = () => twilio.taken.slice(before);
const sentCode = () => /\d{6}/.exec(taken().at(-1)!.body)![0];
const states = async () =>
  (
    await app.db.selectFrom('sent_message').select('state').orderBy('started_at').orderBy('key').execute()
  ).map(({ state }) => state);

test('a code goes to the number through the service and signs in; it is not worth delivering after it ran out', async () => {
  const [phone, browser] = [newPhone(), newBrowser()];
  expect(await send(app, phone, browser)).toMatchObject({ status: 200 });
  expect(taken()).toMatchObject([{ to: `+81${phone.slice(1)}`, validSeconds: '600' }]);
  expect(await verify(app, phone, browser, sentCode())).toMatchObject({ status: 200 });
  expect(await states()).toEqual(['SENT']);
});

test.each<Fault>([21211, 21614, 21610])('a number that the service refuses (%s) is wrong', async (fault) => {
  twilio.fail(fault);
  expect(await send(app, newPhone())).toMatchObject({
    status: 400,
    code: 'PHONE_REFUSED',
    message: '電話番号に誤りがあります。',
    details: { field: 'phone' },
  });
});

test('a service without money, or that takes no more, is the ceiling; nobody has to wait for a code that did not go out', async () => {
  const [phone, browser] = [newPhone(), newBrowser()];
  twilio.fail(20005);
  expect(await send(app, phone, browser)).toMatchObject({ status: 429, code: 'QUOTA_EXCEEDED' });
  expect(await send(app, phone, browser)).toMatchObject({ status: 200 });
  expect(await verify(app, phone, browser, sentCode())).toMatchObject({ status: 200 });
});

test.each<Fault>(['LOSE_ANSWER', 20500])(
  'a code that may have been sent (%s) is not sent twice, and is still good',
  async (fault) => {
    const [phone, browser] = [newPhone(), newBrowser()];
    twilio.fail(fault);
    expect(await send(app, phone, browser)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(await send(app, phone, browser)).toMatchObject({ status: 429, code: 'RESEND_TOO_SOON' });
    if (fault === 20500) return;
    expect(taken()).toHaveLength(1);
    expect(await verify(app, phone, browser, sentCode())).toMatchObject({ status: 200 });
  },
);

test('nothing private is kept of what was sent', async () => {
  expect(await send(app, newPhone())).toMatchObject({ status: 200 });
  twilio.fail('LOSE_ANSWER');
  expect(await send(app, newPhone())).toMatchObject({ status: 503 });
  const rows = await app.db.selectFrom('sent_message').selectAll().execute();
  expect([rows.length, taken().length]).toEqual([2, 2]);
  for (const { to, body } of taken()) {
    expect(JSON.stringify(rows)).not.toContain(to.slice(3));
    expect(JSON.stringify(rows)).not.toContain(/\d{6}/.exec(body)![0]);
  }
});
