import { expect, test } from 'vitest';
import { safetyRoutes as routes } from '@yoimachi/contract/safety';
import { onCallFeature, operatorFeature } from '../../../../wiring/desk.ts';
import {
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { safetyModule } from '../index.ts';

const app = useRewoundApp({
  modules: [safetyModule, operatorFeature, onCallFeature],
  config: { logLevel: 'silent' },
});

const send = (
  cast: Person,
  choice: 'CONTACT_NOW' | 'DANGER' | 'TALK_LATER',
  helpId: string = crypto.randomUUID(),
) => app.call(routes.sendQuietHelp, { body: { helpId, choice } }, cast);
const kinds = async () => {
  await app.work();
  const rows = await app.db.selectFrom('operator_alert').select('kind').orderBy('id').execute();
  return rows.map(({ kind }) => kind);
};
const addOnCall = () =>
  typed(
    app,
    'addShift',
    'sato',
    '--phone',
    '09011110001',
    '--weekdays',
    'daily',
    '--hours',
    '00:00-00:00',
    '--operator',
    'tanaka',
  );
const smsSent = () =>
  app.db.selectFrom('dev_inbox').select('id').where('recipient', '=', '+819011110001').execute();

test('alerts the operators without a meeting; what is urgent wakes who is on duty, what is not waits in the queue', async () => {
  await addOnCall();
  const cast = await signUpCast(app);
  expect(await send(cast, 'TALK_LATER')).toMatchObject({
    status: 200,
    body: { choice: 'TALK_LATER', withdrawnAt: null },
  });
  expect(await kinds()).toEqual(['OPERATOR_QUIET_TALK']);
  expect(await smsSent()).toHaveLength(0);
  await app.moveBy(1);
  await send(cast, 'DANGER');
  expect(await kinds()).toEqual(['OPERATOR_QUIET_TALK', 'OPERATOR_QUIET_DANGER']);
  expect(await smsSent()).toHaveLength(1);
  await send(await signUpCast(app), 'CONTACT_NOW');
  expect(await kinds()).toContain('OPERATOR_QUIET_CONTACT');
  expect(await smsSent()).toHaveLength(2);
  expect((await app.ok(routes.listQuietHelp, {}, cast)).items.map(({ choice }) => choice)).toEqual([
    'DANGER',
    'TALK_LATER',
  ]);
});

test('sent many times at once it is one; five an hour', async () => {
  const cast = await signUpCast(app);
  const helpId = crypto.randomUUID();
  const same = await Promise.all(Array.from({ length: 8 }, () => send(cast, 'CONTACT_NOW', helpId)));
  expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await kinds()).toHaveLength(1);
  const others = await Promise.all(Array.from({ length: 8 }, () => send(cast, 'CONTACT_NOW')));
  expect(others.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(others.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    code: 'QUIET_HELP_OFTEN',
  });
  await app.moveBy(60);
  expect(await send(cast, 'CONTACT_NOW')).toMatchObject({ status: 200 });
});

test('taken back it is marked and told; the alarm goes on, for it may not have been her', async () => {
  await addOnCall();
  const cast = await signUpCast(app);
  const helpId = crypto.randomUUID();
  await send(cast, 'DANGER', helpId);
  await app.work();
  const back = { params: { helpId } };
  for (let tries = 0; tries < 2; tries++) await app.ok(routes.withdrawQuietHelp, back, cast);
  expect(await kinds()).toEqual(['OPERATOR_QUIET_DANGER', 'OPERATOR_QUIET_WITHDRAWN']);
  const { items } = await app.ok(routes.listQuietHelp, {}, cast);
  expect(items).toMatchObject([{ helpId, withdrawnAt: app.clock.now().toISOString() }]);
  await app.moveBy(2);
  expect(await smsSent()).toHaveLength(2);
  await app.moveBy(24 * 60);
  expect(await app.ok(routes.listQuietHelp, {}, cast)).toEqual({ items: [] });
});

test('is a cast’s own: nobody else sends under her id, takes it back or sees it', async () => {
  const [cast, other, guest] = [await signUpCast(app), await signUpCast(app), await signUpGuest(app)];
  const helpId = crypto.randomUUID();
  await send(cast, 'CONTACT_NOW', helpId);
  expect(await send(other, 'CONTACT_NOW', helpId)).toMatchObject({ status: 404 });
  expect(await app.call(routes.withdrawQuietHelp, { params: { helpId } }, other)).toMatchObject({
    status: 404,
  });
  expect(await app.ok(routes.listQuietHelp, {}, other)).toEqual({ items: [] });
  expect(await send(guest, 'CONTACT_NOW')).toMatchObject({ status: 403 });
  const wrong = { body: { helpId: crypto.randomUUID(), choice: 'HELLO' as 'DANGER' } };
  expect(await app.call(routes.sendQuietHelp, wrong, cast)).toMatchObject({
    status: 400,
    code: 'VALIDATION',
  });
});
