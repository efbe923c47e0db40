import { expect, test, vi } from 'vitest';
import { safetyRoutes } from '@yoimachi/contract/safety';
import { addMinutes } from '@yoimachi/domain/time';
import { closed } from '#base/read-log';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { onCallFeature, operatorFeature } from '../../../../wiring/desk.ts';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { safetyModule } from '#people/safety';
import { approved, at, BOOKING_MODULES } from '../../../meeting/booking/test/support.ts';
import { onCallAdmin } from '../index.ts';
import { stepOf, tokenOf } from '../link.ts';

const app = useRewoundApp({
  modules: [...BOOKING_MODULES, safetyModule, operatorFeature, onCallFeature],
  config: { logLevel: 'silent' },
});

const [FIRST, SECOND, THIRD] = ['09011110001', '09011110002', '09011110003'];
const operators = Object.values(OPERATORS);

interface OnDuty {
  readonly phone: string;
  readonly weekdays?: string;
  readonly hours?: string;
  readonly mail?: string;
  readonly position?: number;
}

/** Puts operators into the list, in this order. */
async function onCall(...shifts: readonly OnDuty[]): Promise<void> {
  for (const [index, shift] of shifts.entries()) {
    const operator = operators[index % operators.length]!;
    const body = { weekdays: 'daily', hours: '00:00-00:00', ...shift };
    const added = await onCallAdmin(app.context).addShift({
      params: { operatorId: operator.id },
      query: {},
      body,
      operator,
    } as never);
    expect(added).toMatchObject({ ok: true });
  }
}

const alert = (kind = 'OPERATOR_SOS', payload: object = {}) =>
  withTransaction(app.db, async (trx) => {
    await publish(trx, operatorAlert, { kind, ...payload }, app.clock.now());
    return { ok: true, value: undefined } as const;
  });

/** Who was told since the last question, in order. */
let seen = 0;
async function told(channel: 'MAIL' | 'SMS' = 'SMS'): Promise<string[]> {
  const rows = await app.db
    .selectFrom('dev_inbox')
    .select(['id', 'recipient'])
    .where('channel', '=', channel)
    .where('id', '>', seen)
    .orderBy('id')
    .execute();
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ recipient }) => recipient.replace(/^\+81/, '0'));
}
const lastLink = async () => {
  const row = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('channel', '=', 'SMS')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /https?:\/\/[^/]+(\/on-call\/\S+)/.exec(row.body)![1]!;
};
const acknowledge = async (alertId: number, operator = operators[0]!) =>
  onCallAdmin(app.context).acknowledgeAlarm({ params: { alertId }, query: {}, body: {}, operator } as never);
const alertId = async () =>
  (await app.db.selectFrom('operator_alert').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

test('an alarm goes to the first on duty at once, to the next every two minutes, and round again', async () => {
  seen = 0;
  await onCall({ phone: FIRST, mail: 'sato@example.jp' }, { phone: SECOND }, { phone: THIRD });
  await alert();
  await app.work();
  // Each alert goes to where support is read, too.
  expect(await told('MAIL')).toEqual([app.context.config.supportMail, 'sato@example.jp']);
  seen = 0;
  expect(await told()).toEqual([FIRST]);
  for (const next of [SECOND, THIRD, FIRST]) {
    await app.moveBy(1);
    expect(await told()).toEqual([]);
    await app.moveBy(1);
    expect(await told()).toEqual([next]);
  }
  expect(await acknowledge(await alertId())).toEqual({ ok: true, value: undefined });
  expect(await acknowledge(await alertId())).toEqual({ ok: true, value: undefined });
  expect(await acknowledge(await alertId(), operators[1])).toMatchObject({ error: { code: 'ALARM_TAKEN' } });
  expect(await acknowledge(999_999)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  await app.moveBy(60);
  expect(await told()).toEqual([]);
});

test('who is off duty is left out; while nobody is on duty all are told; other alerts wake nobody', async () => {
  seen = 0;
  // The test begins at noon in Tokyo.
  await onCall(
    { phone: FIRST, hours: '09:00-12:02' },
    { phone: SECOND, hours: '22:00-06:00' },
    { phone: THIRD, hours: '12:00-12:04' },
  );
  await alert('OPERATOR_REFERRAL');
  await app.work();
  expect(await told()).toEqual([]);
  await alert('OPERATOR_CHECKOUT_ALERT');
  await app.work();
  expect(await told()).toEqual([FIRST]);
  await app.moveBy(2);
  expect(await told()).toEqual([THIRD]);
  await app.moveBy(2);
  expect((await told()).sort()).toEqual([FIRST, SECOND, THIRD]);
});

test('what waits for operators is no fault: a line of the log with its name, which warns only where somebody is woken', async () => {
  const written: [string, unknown][] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(app.context.log, level).mockImplementation((about: unknown, text?: string) => {
      if (text === 'an operator is needed') written.push([level, (about as { alert: string }).alert]);
    });
  try {
    await alert('OPERATOR_REFERRAL');
    await app.work();
    await alert('OPERATOR_QUIET_DANGER');
    await app.work();
  } finally {
    vi.restoreAllMocks();
  }
  expect(written).toEqual([
    ['info', 'OPERATOR_REFERRAL'],
    ['warn', 'OPERATOR_QUIET_DANGER'],
  ]);
});

test('a clock that jumped tells the steps that were due, each once; an alert looked after wakes nobody', async () => {
  seen = 0;
  await onCall({ phone: FIRST }, { phone: SECOND });
  await alert();
  await app.work();
  await app.moveBy(6);
  expect(await told()).toEqual([FIRST, SECOND, FIRST, SECOND]);
  await Promise.all([app.work(), app.work()]);
  expect(await told()).toEqual([]);
  await app.db
    .updateTable('operator_alert')
    .set({ handled_at: app.clock.now(), handled_by: operators[0]!.id })
    .execute();
  await app.moveBy(10);
  expect(await told()).toEqual([]);
});

test('without anybody on call it waits, and whoever is added is told', async () => {
  seen = 0;
  await alert();
  await app.work();
  await app.moveBy(5);
  expect(await told()).toEqual([]);
  await onCall({ phone: SECOND });
  await app.work();
  expect(await told()).toEqual([SECOND]);
});

test('what is sent says nothing private; the link shows it after it was taken, and to nobody else', async () => {
  seen = 0;
  await onCall({ phone: FIRST }, { phone: SECOND });
  const { guest, cast, bookingId } = await approved(app);
  await app.moveTo(at(17, 30));
  const sosId = crypto.randomUUID();
  const place = { latitude: 35.6717, longitude: 139.765, accuracyMeters: 12 };
  await app.ok(safetyRoutes.sendSos, { body: { sosId, place } }, cast);
  await app.work();
  const first = await lastLink();
  await app.moveBy(2);
  const second = await lastLink();
  const names = await app.db
    .selectFrom('cast_member')
    .select('nickname')
    .where('id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  const bodies = await app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', 'in', ['+819011110001', '+819011110002'])
    .execute();
  for (const { body } of bodies)
    for (const secret of [names.nickname, bookingId, guest.userId, cast.userId, '35.67', '銀座'])
      expect(body).not.toContain(secret);

  const open = (path: string) => app.app.http.inject({ method: 'GET', url: path });
  const press = (path: string) => app.app.http.inject({ method: 'POST', url: path });
  for (const path of [first, first, second]) {
    const page = await open(path);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.body).toContain('対応を引き受ける');
    expect(page.body).not.toContain(names.nickname);
  }
  expect(await app.db.selectFrom('on_call_alarm').select('acknowledged_at').execute()).toEqual([
    { acknowledged_at: null },
  ]);
  const both = await Promise.all([press(first), press(second)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  const { acknowledged_by } = await app.db
    .selectFrom('on_call_alarm')
    .select('acknowledged_by')
    .executeTakeFirstOrThrow();
  const [taken, other] = acknowledged_by === operators[0]!.id ? [first, second] : [second, first];
  const shown = await open(taken);
  for (const text of [names.nickname, '35.6717', 'さんが', 'tel:0']) expect(shown.body).toContain(text);
  const notShown = await open(other);
  expect(notShown.body).toContain('引き受けました');
  expect(notShown.body).not.toContain(names.nickname);
  const audit = await app.db
    .selectFrom('operator_audit')
    .select(['call', 'operator_id', 'outcome'])
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { call: 'acknowledgeAlarm', operator_id: acknowledged_by, outcome: 'DONE' },
    { call: 'readAlarm', operator_id: acknowledged_by, outcome: 'DONE' },
  ]);
  const reads = await app.db
    .selectFrom('private_read')
    .select(['operator_id', 'kind', 'account_id'])
    .execute();
  expect(reads).toEqual([{ operator_id: acknowledged_by, kind: 'ALARM', account_id: expect.any(String) }]);
  await app.moveTo(addMinutes(app.clock.now(), 24 * 60));
  expect((await open(taken)).statusCode).toBe(404);
});

test('at the desk the place of a call for help is shown with a reason, and of no other alert', async () => {
  const { cast } = await approved(app);
  await app.moveTo(at(17, 30));
  const place = { latitude: 35.6717, longitude: 139.765, accuracyMeters: 12 };
  const body = { sosId: crypto.randomUUID(), place };
  await app.ok(safetyRoutes.sendSos, { body }, cast);
  await app.work();
  const read = (id: number, reason: string) =>
    onCallAdmin({ ...app.context, crypto: closed(app.context.crypto) }).readAlarm({
      params: { alertId: id },
      query: {},
      body: { reason },
      operator: operators[0]!,
    } as never);
  const sos = await alertId();
  expect(await read(sos, ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED', field: 'reason' } });
  expect(await read(sos, '安全確認のため')).toEqual({ ok: true, value: { place, isWithdrawn: false } });
  await alert('OPERATOR_REFERRAL');
  await app.work();
  for (const id of [await alertId(), 999_999])
    expect(await read(id, '安全確認のため')).toMatchObject({ error: { code: 'NOT_FOUND' } });
  const reads = await app.db
    .selectFrom('private_read')
    .select(['kind', 'account_id', 'subject', 'reason'])
    .execute();
  expect(reads).toEqual([
    { kind: 'ALARM', account_id: cast.userId, subject: String(sos), reason: '安全確認のため' },
  ]);

  const quiet = { helpId: crypto.randomUUID(), choice: 'DANGER' } as const;
  await app.ok(safetyRoutes.sendQuietHelp, { body: quiet }, cast);
  await app.work();
  expect(await read(await alertId(), '安全確認のため')).toEqual({
    ok: true,
    value: { place: null, isWithdrawn: false },
  });
});

test('a quiet call for help names the meeting she is in', async () => {
  seen = 0;
  await onCall({ phone: FIRST });
  const { cast, bookingId } = await approved(app);
  await app.moveTo(at(18, 30));
  await app.ok(safetyRoutes.sendQuietHelp, { body: { helpId: crypto.randomUUID(), choice: 'DANGER' } }, cast);
  await app.work();
  const link = await lastLink();
  await app.app.http.inject({ method: 'POST', url: link });
  const { place } = await app.db
    .selectFrom('booking')
    .select('place')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { body } = await app.app.http.inject(link);
  expect(body).toContain(place);
  expect(body).toContain('18:00');
});

test('a link of somebody else’s making opens nothing', async () => {
  const { crypto: keys } = app.context;
  const token = tokenOf(keys, 7);
  expect(stepOf(keys, token)).toBe(7);
  const [step, mac] = token.split('.') as [string, string];
  for (const wrong of [
    '',
    '7',
    `8.${mac}`,
    `${step}.`,
    `${step}.${mac.slice(1)}`,
    `0${step}.${mac}`,
    `${token}.x`,
    `${token}=`,
  ]) {
    expect([wrong, stepOf(keys, wrong)]).toEqual([wrong, null]);
    expect((await app.app.http.inject(`/on-call/${encodeURIComponent(wrong)}`)).statusCode).toBe(404);
  }
});

test('who is on call is listed in the order of telling, without any number', async () => {
  await onCall(
    { phone: FIRST, weekdays: 'sat-sun', hours: '18:00-02:00', mail: 'first@example.jp' },
    { phone: SECOND },
  );
  const listed = await onCallAdmin(app.context).listShifts({} as never);
  expect(listed).toMatchObject({
    ok: true,
    value: {
      items: [
        {
          operator: { id: operators[0]!.id },
          weekdays: [0, 6],
          fromMinute: 1080,
          toMinute: 120,
          hasMail: true,
        },
        {
          operator: { id: operators[1]!.id },
          weekdays: [0, 1, 2, 3, 4, 5, 6],
          hasMail: false,
          isOnDuty: true,
        },
      ],
    },
  });
  expect(JSON.stringify(listed)).not.toMatch(/0901111|first@example/);
});
