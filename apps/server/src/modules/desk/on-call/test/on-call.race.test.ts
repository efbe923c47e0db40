import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorAlert } from '#events/catalogue.ts';
import { startFakeTwilio, type FakeTwilio } from '#gateways/sms/twilio/test/fake-twilio.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { onCallFeature, operatorFeature } from '../../../../wiring/desk.ts';
import { startTestApp, typed, type TestApp } from '../../../../test-support/index.ts';

const OPTIONS = { modules: [operatorFeature, onCallFeature] };
const PHONES = { tanaka: '09011110001', sato: '09011110002' };
let twilio: FakeTwilio;
let one: TestApp;
let other: TestApp;

beforeEach(async () => {
  twilio = await startFakeTwilio();
  const config = { twilio: twilio.account, logLevel: 'silent' as const };
  one = await startTestApp({ ...OPTIONS, config });
  other = await startTestApp({ ...OPTIONS, config, databaseUrl: one.databaseUrl });
  for (const [name, phone] of Object.entries(PHONES))
    await typed(
      one,
      'addShift',
      name,
      '--phone',
      phone,
      '--weekdays',
      'daily',
      '--hours',
      '00:00-00:00',
      '--operator',
      'tanaka',
    );
});
afterEach(async () => {
  await other.close();
  await one.close();
  await twilio.close();
  expect(twilio.violations).toEqual([]);
});

const alert = () =>
  withTransaction(one.db, async (trx) => {
    await publish(trx, operatorAlert, { kind: 'OPERATOR_SOS' }, one.clock.now());
    return { ok: true, value: undefined } as const;
  });
const both = (work: (app: TestApp) => Promise<void>) => Promise.all([one, other].map(work));
const told = () => twilio.taken.map(({ to }) => to.replace('+81', '0'));

test('two processes tell each step once, and one operator takes the alarm', async () => {
  await alert();
  await both((app) => app.work());
  for (let steps = 0; steps < 3; steps++) await both((app) => app.moveBy(2));
  const { tanaka, sato } = PHONES;
  expect(told()).toEqual([tanaka, sato, tanaka, sato]);
  const { id } = await one.db.selectFrom('operator_alert').select('id').executeTakeFirstOrThrow();
  const take = (app: TestApp, name: string) => typed(app, 'acknowledgeAlarm', String(id), '--operator', name);
  const takes = await Promise.allSettled([take(one, 'tanaka'), take(other, 'sato')]);
  expect(takes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await both((app) => app.moveBy(30));
  expect(told()).toHaveLength(4);
});

test('while the SMS service is down the next is told all the same; what surely was not sent is sent later, once', async () => {
  twilio.fail('EMPTY_503', 'EMPTY_503', 'EMPTY_503');
  await alert();
  await one.work();
  expect(told()).toEqual([]);
  await one.moveBy(2);
  expect(told()).toContain(PHONES.sato);
  expect(told().filter((phone) => phone === PHONES.sato)).toHaveLength(1);
  const states = await one.db.selectFrom('sent_message').select('state').orderBy('key').execute();
  expect(states.map(({ state }) => state)).toContain('SENT');
});

test('what may have reached an operator is not repeated; the next is told', async () => {
  twilio.fail('LOSE_ANSWER');
  await alert();
  await both((app) => app.work());
  await both((app) => app.moveBy(2));
  expect(told()).toEqual([PHONES.tanaka, PHONES.sato]);
});
