import { describe, expect, it, vi } from 'vitest';
import { setWebhookMode, type WebhookMode } from '#gateways/payment/sandbox/webhook.store.ts';
import { SIGNATURE_HEADER, signWebhook } from '#gateways/payment/sandbox/webhooks.ts';
import { useTestApp } from '../../../../test-support/index.ts';
import { answerSecure, balance, buy, buyFirst, check, guestWithCard, payments } from './support.ts';

const test = useTestApp();

const PATH = '/webhooks/payment';

function send(body: string, signature?: string, at = test.clock.now()) {
  const key = test.context.crypto.deriveKey('sandbox-webhook');
  return test.app.http.inject({
    method: 'POST',
    url: PATH,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature ?? signWebhook(key, body, at),
    },
    payload: body,
  });
}

const sent = async (key: string) =>
  test.db
    .selectFrom('sandbox_payment.webhook')
    .selectAll()
    .where('payment_key', '=', key)
    .orderBy('id')
    .execute();

describe('a purchase that only webhooks tell of', () => {
  it.each<[WebhookMode, number]>([
    ['PROMPT', 0],
    ['EARLY', 0],
    ['TWICE', 0],
    ['LATE', 91],
    ['OUT_OF_ORDER', 11],
  ])('is credited once when they come %s', async (mode, minutes) => {
    const guest = await guestWithCard(test);
    await setWebhookMode(test.db, mode);
    const { body } = await buy(test, guest, 3000);
    await answerSecure(test, body.actionUrl!, 'passed');
    await setWebhookMode(test.db, 'PROMPT');
    await test.moveBy(minutes);
    const told = await sent(body.purchaseId);
    expect(told.length).toBe(mode === 'TWICE' ? 4 : 2);
    expect(told.every(({ sent_at }) => sent_at !== null)).toBe(true);
    expect(await balance(test, guest)).toBe(3000);
    expect(await payments(test, guest)).toHaveLength(1);
    expect(await check(test, guest, body)).toMatchObject({ status: 'SUCCEEDED' });
  });

  it('is credited once when polls, webhooks and the reconciler come together', async () => {
    const guest = await guestWithCard(test);
    await setWebhookMode(test.db, 'OFF');
    const { body } = await buy(test, guest, 3000);
    await answerSecure(test, body.actionUrl!, 'passed');
    await setWebhookMode(test.db, 'PROMPT');
    const event = (eventId: string) => JSON.stringify({ eventId, kind: 'PAYMENT', key: body.purchaseId });
    await Promise.all([
      ...Array.from({ length: 20 }, () => check(test, guest, body)),
      ...Array.from({ length: 20 }, (_, index) => send(event(`together-${index % 5}`))),
      test.moveBy(3),
    ]);
    expect(await balance(test, guest)).toBe(3000);
  });
});

it('the way of sending is chosen on a page of the sandbox', async () => {
  const url = '/sandbox-pay/webhooks';
  const choose = (mode: string) =>
    test.app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `mode=${mode}`,
    });
  expect(await choose('LATE')).toMatchObject({ statusCode: 303 });
  await choose('NONSENSE');
  const page = await test.app.http.inject({ method: 'GET', url });
  expect(page.body).toContain('現在の設定：90分遅れて送る');
  await choose('PROMPT');
});

describe('a webhook', () => {
  it('with a forged, changed or old signature is refused and moves nothing', async () => {
    const guest = await guestWithCard(test);
    const purchase = await buyFirst(test, guest, 500);
    const body = JSON.stringify({
      eventId: 'forged',
      kind: 'CHARGEBACK',
      key: purchase.purchaseId,
      amountYen: purchase.amountYen,
    });
    const key = test.context.crypto.deriveKey('sandbox-webhook');
    const now = test.clock.now();
    const signatures = [
      'nonsense',
      '',
      `t=${Math.floor(now.getTime() / 1000)},v1=${'0'.repeat(64)}`,
      signWebhook(test.context.crypto.deriveKey('another'), body, now),
      signWebhook(key, `${body} `, now),
      signWebhook(key, body, new Date(now.getTime() - 6 * 60_000)),
    ];
    const warn = vi.spyOn(test.context.log, 'warn').mockReturnValue();
    for (const signature of signatures) {
      expect(await send(body, signature)).toMatchObject({ statusCode: 400 });
    }
    expect(warn.mock.calls.filter(([fields]) => (fields as { security?: true }).security)).toHaveLength(
      signatures.length,
    );
    warn.mockRestore();
    expect(await balance(test, guest)).toBe(500);
    const known = test.db.selectFrom('payment_event').select('event_id').where('event_id', '=', 'forged');
    expect(await known.execute()).toEqual([]);
  });

  it('that is replayed is answered and moves nothing', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId, amountYen } = await buyFirst(test, guest, 500);
    const body = JSON.stringify({ eventId: 'replayed', kind: 'CHARGEBACK', key: purchaseId, amountYen });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await balance(test, guest)).toBe(0);
    const rows = await test.db
      .selectFrom('chargeback')
      .select(['taken_points', 'debt_points'])
      .where('purchase_id', '=', purchaseId)
      .execute();
    expect(rows).toEqual([{ taken_points: 500, debt_points: 0 }]);
  });

  it('about something that is not ours is kept and answered', async () => {
    for (const event of [
      { eventId: 'other', kind: 'OTHER' },
      { eventId: 'no-uuid', kind: 'PAYMENT', key: "x'; drop table purchase" },
      { eventId: 'unknown', kind: 'PAYMENT', key: crypto.randomUUID() },
      { eventId: 'unknown-chargeback', kind: 'CHARGEBACK', key: crypto.randomUUID(), amountYen: 100 },
    ]) {
      expect(await send(JSON.stringify(event))).toMatchObject({ statusCode: 200 });
    }
    const { rows } = await test.app.pool.query(
      `select event_id from payment_event where event_id in ('other', 'no-uuid', 'unknown', 'unknown-chargeback')`,
    );
    expect(rows).toHaveLength(4);
  });

  it('of money that nothing here knows of is raised', async () => {
    const guest = await guestWithCard(test);
    const { purchaseId } = await buyFirst(test, guest, 500);
    const key = crypto.randomUUID();
    await test.app.pool.query(
      'update sandbox_payment.payment set idempotency_key = $1 where idempotency_key = $2',
      [key, purchaseId],
    );
    await send(JSON.stringify({ eventId: 'stray', kind: 'PAYMENT', key }));
    await test.work();
    const alerts = await test.db.selectFrom('operator_alert').select(['kind', 'payload']).execute();
    expect(alerts).toContainEqual({
      kind: 'OPERATOR_PAYMENT_MISMATCH',
      payload: { purchaseId: key, state: 'SUCCEEDED', amountYen: 605 },
    });
    expect(await balance(test, guest)).toBe(500);
  });

  it('of a payment that had failed here credits what was paid', async () => {
    const guest = await guestWithCard(test);
    const { body } = await buy(test, guest, 1000);
    await test.moveBy(40);
    expect(await check(test, guest, body)).toMatchObject({ status: 'FAILED' });
    await test.app.pool.query(
      `update sandbox_payment.payment set state = 'SUCCEEDED' where idempotency_key = $1`,
      [body.purchaseId],
    );
    await send(JSON.stringify({ eventId: 'late-success', kind: 'PAYMENT', key: body.purchaseId }));
    expect(await check(test, guest, body)).toMatchObject({ status: 'SUCCEEDED', failureCode: null });
    expect(await balance(test, guest)).toBe(1000);
  });
});
