import { beforeEach, describe, expect, it } from 'vitest';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { READS_A_DAY } from '@yoimachi/domain/read-log';
import { addMinutes } from '@yoimachi/domain/time';
import { SIGNATURE_HEADER, signWebhook } from '#gateways/payment/sandbox/webhooks.ts';
import { withTransaction } from '#platform/database';
import { spendPoints, system } from '#money/points';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { agreeTo, OPERATORS, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { readPages } from '../../../../test-support/read-pdf.ts';
import { buyFirst, guestWithCard } from './support.ts';

const test = useRewoundApp();
const DAY = 24 * 60;
const LOST_CARD = '4000000000000259';
const WON_CARD = '4000000000002685';
const REASON = 'カード会社への資料の提出のため';
const as = (name: keyof typeof OPERATORS) => asOperator(test, name);

const setRole = (id: string, role: OperatorRole) =>
  test.db.updateTable('operator').set({ role }).where('id', '=', id).execute();
beforeEach(async () => {
  await setRole(OPERATORS.suzuki.id, 'finance');
  await setRole(OPERATORS.sato.id, 'support');
});

async function chargebackOf(purchaseId: string) {
  const { items } = await as('suzuki').ok('listChargebacks', { query: {} });
  return items.find((item) => item.purchaseId === purchaseId);
}
const alertsOf = async (purchaseId: string) => {
  await test.work();
  const rows = await test.db.selectFrom('operator_alert').select(['kind', 'payload']).orderBy('id').execute();
  return rows
    .filter(({ payload }) => (payload as { purchaseId?: string }).purchaseId === purchaseId)
    .map(({ kind }) => kind);
};

/** An event as the embedded provider signs it. */
function send(event: object) {
  const body = JSON.stringify(event);
  const key = test.context.crypto.deriveKey('sandbox-webhook');
  return test.app.http.inject({
    method: 'POST',
    url: '/webhooks/payment',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signWebhook(key, body, test.clock.now()),
    },
    payload: body,
  });
}

describe('a dispute', () => {
  it.each([
    [LOST_CARD, 'LOST'],
    [WON_CARD, 'WON'],
  ] as const)(
    'of card %s has a deadline, and ends as %s; no point moves by its end',
    async (card, outcome) => {
      const guest = await guestWithCard(test, card);
      const { purchaseId } = await buyFirst(test, guest, 2000);
      await test.moveBy(DAY);
      const told = await chargebackOf(purchaseId);
      expect(told).toMatchObject({ reason: 'fraudulent', outcome: null, takenPoints: 2000 });
      const days = (new Date(told!.respondBy!).getTime() - test.clock.now().getTime()) / (DAY * 60_000);
      expect(Math.round(days)).toBe(10);
      const before = await test.app.pool.query('select count(*) from ledger_transfer');
      await test.moveBy(10 * DAY);
      expect(await chargebackOf(purchaseId)).toMatchObject({ outcome, respondBy: told!.respondBy });
      expect((await test.app.pool.query('select count(*) from ledger_transfer')).rows).toEqual(before.rows);
      expect(await alertsOf(purchaseId)).toEqual([
        'OPERATOR_CHARGEBACK',
        'OPERATOR_DISPUTE_DUE',
        `OPERATOR_DISPUTE_${outcome}`,
      ]);
    },
  );

  it('is reminded of once, three days before its deadline, and anew where that is another one', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId, amountYen } = await buyFirst(test, guest, 500);
    const inDays = (days: number) => addMinutes(test.clock.now(), days * DAY).toISOString();
    const open = { disputeId: 'dp_2', reason: 'fraudulent', respondBy: inDays(10), outcome: null };
    await send({ eventId: 'taken', kind: 'CHARGEBACK', key: purchaseId, amountYen, dispute: open });
    const told = (eventId: string, dispute: object) =>
      send({ eventId, kind: 'DISPUTE', key: purchaseId, dispute: { ...open, ...dispute } });
    const reminders = async () =>
      (await alertsOf(purchaseId)).filter((kind) => kind === 'OPERATOR_DISPUTE_DUE').length;
    await test.moveBy(7 * DAY - 1);
    expect(await reminders()).toBe(0);
    await test.moveBy(1);
    expect(await reminders()).toBe(1);
    // The same deadline again says nothing new.
    await told('same', {});
    await test.moveBy(1);
    expect(await reminders()).toBe(1);
    await told('later', { respondBy: inDays(20) });
    await test.moveBy(17 * DAY);
    expect(await reminders()).toBe(2);
    await told('later still', { respondBy: inDays(20) });
    await told('ended', { respondBy: inDays(20), outcome: 'WON' });
    await test.moveBy(30 * DAY);
    expect(await reminders()).toBe(2);
  });

  it('told of before what it is about comes again; told twice, or of something not ours, it moves nothing', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId, amountYen } = await buyFirst(test, guest, 500);
    const dispute = {
      disputeId: 'dp_1',
      reason: 'fraudulent',
      respondBy: '2026-12-10T00:00:00.000Z',
      outcome: 'LOST',
    };
    const event = { eventId: 'ended', kind: 'DISPUTE', key: purchaseId, dispute };
    expect((await send(event)).statusCode).toBe(500);
    const open = { ...dispute, outcome: null };
    const takenBack = { eventId: 'withdrawn', kind: 'CHARGEBACK', key: purchaseId, amountYen, dispute: open };
    expect((await send(takenBack)).statusCode).toBe(200);
    const answers = await Promise.all([send(event), send(event), send(event)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    // What came late knows nothing of the end, and an end stands.
    await send({ ...event, eventId: 'late', dispute: open });
    await send({ ...event, eventId: 'other-end', dispute: { ...dispute, outcome: 'WON' } });
    expect(await chargebackOf(purchaseId)).toMatchObject({
      outcome: 'LOST',
      respondBy: '2026-12-10T00:00:00.000Z',
    });
    expect(await alertsOf(purchaseId)).toEqual(['OPERATOR_CHARGEBACK', 'OPERATOR_DISPUTE_LOST']);
    const strange = crypto.randomUUID();
    await send({ eventId: 'not-ours', kind: 'CHARGEBACK', key: strange, amountYen: 100 });
    expect((await send({ ...event, eventId: 'not-ours-ended', key: strange })).statusCode).toBe(200);
  });

  it('told of without a word about it is kept without', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId, amountYen } = await buyFirst(test, guest, 500);
    await send({ eventId: 'silent', kind: 'CHARGEBACK', key: purchaseId, amountYen });
    expect(await chargebackOf(purchaseId)).toMatchObject({ reason: null, respondBy: null, outcome: null });
  });
});

describe('the evidence of a chargeback', () => {
  async function takenBack(): Promise<{ guest: Person; chargebackId: string; purchaseId: string }> {
    const guest = await guestWithCard(test, LOST_CARD);
    await agreeTo(test, guest, ['TERMS', 'AUTO_CHARGE']);
    const { purchaseId } = await buyFirst(test, guest, 2000);
    const spending = {
      guestId: guest.userId,
      points: 700,
      to: system('EXPIRED'),
      kind: 'EXPIRY' as const,
      key: crypto.randomUUID(),
    };
    await withTransaction(test.db, (trx) => spendPoints(trx, spending, test.clock.now()));
    await test.moveBy(DAY);
    const { chargebackId } = (await chargebackOf(purchaseId))!;
    return { guest, chargebackId, purchaseId };
  }
  const read = (chargebackId: string, reason = REASON) =>
    as('suzuki').tries('readEvidence', { params: { chargebackId }, body: { reason } });

  it('says what was bought, with which card, from where, what was agreed to and where the points went; who read it is kept', async () => {
    const { guest, chargebackId, purchaseId } = await takenBack();
    await as('suzuki').ok('listChargebacks', { query: {} });
    const file = await read(chargebackId);
    if (!file.ok) return expect.unreachable(file.error.code);
    expect(file.value.fileName).toMatch(/^chargeback_\d{4}-\d\d-\d\d_[0-9a-f]{8}\.pdf$/);
    const pages = await readPages(file.value.bytes);
    const text = pages.join('\n');
    for (const part of [
      purchaseId,
      '覚えのない請求',
      '2,420円',
      'VISA **** **** **** 0259',
      '認証を求めたうえで決済しました',
      '利用規約',
      '不足分の自動請求',
      '有効期限による失効',
      '700P',
      'チャージバックによる回収',
      '1,300P',
      '203.0.113.',
    ])
      expect(text).toContain(part);
    const { phone } = guest as { phone?: string };
    if (phone !== undefined) expect(text).not.toContain(phone);
    const reads = test.db.selectFrom('private_read').select(['kind', 'account_id', 'subject', 'reason']);
    expect(await reads.where('kind', '=', 'DISPUTE').execute()).toEqual([
      { kind: 'DISPUTE', account_id: guest.userId, subject: chargebackId, reason: REASON },
    ]);
  });

  it('is not read without a reason, of nothing, by support, or more often than the day allows', async () => {
    const { chargebackId } = await takenBack();
    expect(await read(chargebackId, '　')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    expect(await read(crypto.randomUUID())).toMatchObject({ error: { code: 'NOT_FOUND' } });
    const body = { reason: REASON };
    expect(await as('sato').tries('readEvidence', { params: { chargebackId }, body })).toMatchObject({
      error: { code: 'OPERATOR_ROLE' },
    });
    await test.app.pool.query(
      `insert into private_read (operator_id, at, day, kind, account_id, subject, shown, reason)
       select $1, now(), $2, 'DISPUTE', null, 'x', 1, 'x' from generate_series(1, $3::int)`,
      [OPERATORS.suzuki.id, await today(), READS_A_DAY.DISPUTE],
    );
    expect(await read(chargebackId)).toMatchObject({ error: { code: 'READ_CEILING' } });
  });
  const today = async () =>
    (
      await test.app.pool.query(`select ($1::timestamptz at time zone 'Asia/Tokyo')::date::text as day`, [
        test.clock.now(),
      ])
    ).rows[0].day as string;
});
