import { beforeEach, describe, expect, test } from 'vitest';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, useRewoundApp, verifiedCast, type Person } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import { approvePayoff, changeSetting, rejectPayoff, releasePayoff, setInvoiceNumber } from '../index.ts';
import {
  addReward,
  askPayoff,
  castWithReward,
  changeAccount,
  OPERATOR,
  orderOf,
  rowOf,
  saveAccount,
} from './support.ts';

// Friday 2026-11-20, 12:00 in Tokyo: requests are paid on 15 December.
const app = useRewoundApp();
let cast: Person;

beforeEach(async () => {
  cast = await castWithReward(app, 20_000);
});

const prepare = () => app.ok(payoffRoutes.preparePayoff, {}, cast);
const request = (body: { points: number; transferYen: number }, key?: string) =>
  app.call(payoffRoutes.requestPayoff, { body, ...(key && { key }) }, cast);

describe('preparing', () => {
  test('shows amount, fee, account and the day it arrives', async () => {
    expect(await prepare()).toEqual({
      availablePoints: 20_000,
      waitingPoints: 0,
      waits: [],
      minPoints: 1000,
      stageFeePercent: 25,
      stageFeePoints: 0,
      terms: { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' },
      period: { start: '2026-11-16', end: '2026-11-30' },
      earlierYen: 0,
      payDay: '2026-12-15',
      taxIncluded: false,
      destination: {
        bankName: 'みずほ銀行',
        branchName: '東京営業部',
        accountType: 'ORDINARY',
        maskedNumber: '***4567',
        holderKana: 'ﾔﾏﾀﾞ ﾊﾅｺ',
      },
      nameMatches: true,
      needsLivePhoto: false,
      blockedBy: null,
    });
  });

  test('says what is missing', async () => {
    cast = await verifiedCast(app);
    expect(await prepare()).toMatchObject({ destination: null, blockedBy: 'BANK_ACCOUNT_REQUIRED' });
    await saveAccount(app, cast.userId, { accountHolder: 'ヤ'.repeat(31) });
    expect(await prepare()).toMatchObject({ destination: null, blockedBy: 'BANK_ACCOUNT_INVALID' });
  });

  test('is for casts alone', async () => {
    const guest = await guestWithPoints(app);
    for (const route of [payoffRoutes.preparePayoff, payoffRoutes.listPayoffs])
      expect(await app.call(route, {}, guest)).toMatchObject({ status: 403 });
  });
});

describe('asking', () => {
  test('takes the points and answers what was agreed; sent again it happens once', async () => {
    const key = crypto.randomUUID();
    const first = await request(orderOf(await prepare(), 12_000), key);
    expect(first.body).toMatchObject({
      kind: 'CAST_PAYOFF',
      status: 'AWAITING_APPROVAL',
      points: 12_000,
      withholdingYen: 0,
      transferFeeYen: 200,
      transferYen: 11_800,
      payDay: '2026-12-15',
      transferredOn: null,
    });
    const again = await request({ points: 12_000, transferYen: 11_800 }, key);
    expect(again.body).toEqual(first.body);
    expect(await readReward(app.db, cast.userId)).toBe(8000);
    expect((await app.ok(payoffRoutes.listPayoffs, {}, cast)).items).toEqual([first.body]);
    const stranger = await castWithReward(app, 0);
    expect((await app.ok(payoffRoutes.listPayoffs, {}, stranger)).items).toEqual([]);
    const row = await rowOf(app, first.body.payoffId);
    expect(row).toMatchObject({ period_start: '2026-11-16', period_end: '2026-11-30', review: null });
    expect(row.destination.toString('utf8')).not.toContain('1234567');
  });

  test('is refused below 1,000, above the balance, and for another sum than now', async () => {
    expect(await request({ points: 999, transferYen: 799 })).toMatchObject({
      code: 'PAYOFF_TOO_SMALL',
      message: '申請できる金額は1,000P以上です。',
    });
    expect(await request({ points: 20_001, transferYen: 19_801 })).toMatchObject({
      code: 'REWARD_INSUFFICIENT',
    });
    expect(await request({ points: 1000, transferYen: 1000 })).toMatchObject({ code: 'PAYOFF_CHANGED' });
    expect(await request({ points: -5000, transferYen: -5200 })).toMatchObject({ code: 'PAYOFF_TOO_SMALL' });
    expect(await request({ points: 1000.5, transferYen: 800 })).toMatchObject({ status: 400 });
    expect(await request({ points: '1000' as never, transferYen: 800 })).toMatchObject({ status: 400 });
    expect(await readReward(app.db, cast.userId)).toBe(20_000);
  });

  test('is refused while one is open, without an account, and before she is verified', async () => {
    await askPayoff(app, cast, 1000);
    expect(await prepare()).toMatchObject({ blockedBy: 'PAYOFF_OPEN' });
    expect(await request({ points: 1000, transferYen: 800 })).toMatchObject({ code: 'PAYOFF_OPEN' });
    cast = await verifiedCast(app);
    expect(await request({ points: 1000, transferYen: 800 })).toMatchObject({
      code: 'BANK_ACCOUNT_REQUIRED',
    });
    await app.db.updateTable('cast_member').set({ verify_status: 3 }).where('id', '=', cast.userId).execute();
    expect(await request({ points: 1000, transferYen: 800 })).toMatchObject({ code: 'CAST_NOT_VERIFIED' });
  });

  test('withholds tax and leaves the fee to the operator where that is set', async () => {
    const before = { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' } as const;
    await changeSetting(
      app.context,
      { terms: { feeBearer: 'OPERATOR', withholdingMode: 'HOSTESS_204_1_6' } },
      OPERATOR,
    );
    await addReward(app, cast.userId, 100_000);
    await setInvoiceNumber(app.context, {
      castId: cast.userId,
      number: 'T1234567890123',
      operator: OPERATOR,
    });
    const asked = await request(orderOf(await prepare(), 120_000));
    // 16 to 30 November: 15 days of 5,000 yen are tax-free
    expect(asked.body).toMatchObject({
      withholdingYen: 4594,
      transferFeeYen: 0,
      transferYen: 115_406,
      taxIncluded: true,
    });
    await changeSetting(app.context, { terms: before }, OPERATOR);
  });

  test('what is free of tax counts once for two payoffs of one half month', async () => {
    const before = { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' } as const;
    await changeSetting(app.context, { terms: { withholdingMode: 'HOSTESS_204_1_6' } }, OPERATOR);
    await addReward(app, cast.userId, 100_000);
    const rejected = await askPayoff(app, cast, 100_000);
    await rejectPayoff(app.context, { payoffId: rejected, operator: OPERATOR, reason: 'x' });
    const first = await askPayoff(app, cast, 70_000);
    expect(await rowOf(app, first)).toMatchObject({ withholding_yen: 0 });
    // She leaves: the rest is paid in the same half month, with 75,000 yen tax-free.
    await app.db.updateTable('payoff').set({ kind: 'SYSTEM_PAYOFF' }).where('id', '=', first).execute();
    expect(await prepare()).toMatchObject({ earlierYen: 70_000 });
    expect(await rowOf(app, await askPayoff(app, cast, 50_000))).toMatchObject({ withholding_yen: 4594 });
    await changeSetting(app.context, { terms: before }, OPERATOR);
  });
});

describe('deciding', () => {
  const by = { operator: OPERATOR };

  test('approved, it keeps its day; sent back, the points are hers again', async () => {
    const approved = await askPayoff(app, cast, 5000);
    expect(await approvePayoff(app.context, { payoffId: approved, ...by })).toMatchObject({ ok: true });
    expect(await rowOf(app, approved)).toMatchObject({ status: 'NOT_TRANSFERRED', pay_day: '2026-12-15' });
    expect(await approvePayoff(app.context, { payoffId: approved, ...by })).toMatchObject({
      error: { code: 'ACTION_NOT_ALLOWED' },
    });
    const rejection = { payoffId: approved, ...by, reason: '口座を確認できませんでした' };
    expect(await rejectPayoff(app.context, { ...rejection, reason: ' ' })).toMatchObject({
      error: { code: 'REASON_REQUIRED' },
    });
    expect(await rejectPayoff(app.context, rejection)).toMatchObject({ ok: true });
    expect(await rejectPayoff(app.context, rejection)).toMatchObject({
      error: { code: 'ACTION_NOT_ALLOWED' },
    });
    expect(await readReward(app.db, cast.userId)).toBe(20_000);
    const { items } = await app.ok(payoffRoutes.listPayoffs, {}, cast);
    expect(items[0]).toMatchObject({ status: 'REJECTED', reason: rejection.reason });
    const events = await app.db
      .selectFrom('payoff_event')
      .selectAll()
      .where('payoff_id', '=', approved)
      .orderBy('id')
      .execute();
    expect(events.map((event) => `${event.actor}: ${event.action}`)).toEqual([
      'cast: REQUEST',
      'operator: APPROVE',
      'operator: REJECT',
    ]);
  });

  test('another name stops it until an operator has looked', async () => {
    cast = await castWithReward(app, 5000, { accountHolder: 'スズキ アイ' });
    expect(await prepare()).toMatchObject({ nameMatches: false, blockedBy: null });
    const payoffId = await askPayoff(app, cast, 5000);
    expect(await approvePayoff(app.context, { payoffId, ...by })).toMatchObject({
      error: { code: 'PAYOFF_IN_REVIEW' },
    });
    expect(await releasePayoff(app.context, { payoffId, ...by, reason: '' })).toMatchObject({ ok: false });
    await releasePayoff(app.context, { payoffId, ...by, reason: 'married name, document seen' });
    expect(await approvePayoff(app.context, { payoffId, ...by })).toMatchObject({ ok: true });
  });

  test('an unknown payoff is not found', async () => {
    const payoffId = app.context.ids.newId();
    expect(await approvePayoff(app.context, { payoffId, ...by })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });
});

describe('an account that changes', () => {
  test('is told by SMS also when nothing is on its way, but not the first one', async () => {
    const told = async () =>
      (await app.db.selectFrom('dev_inbox').selectAll().execute()).filter((one) =>
        JSON.stringify(one).includes('振込先口座が変更されました'),
      ).length;
    const before = await told();
    await changeAccount(app, cast.userId, { accountNumber: '7654321' });
    expect(await told()).toBe(before + 1);
    await changeAccount(app, cast.userId, { accountNumber: '7654322' }, true);
    expect(await told()).toBe(before + 1);
  });

  test('is taken over after 72 hours, its name checked; she hears of it by SMS', async () => {
    const payoffId = await askPayoff(app, cast, 5000);
    await changeAccount(app, cast.userId, { accountNumber: '7777777' });
    await app.moveBy(72 * 60 - 1);
    const list = () => app.ok(payoffRoutes.listPayoffs, {}, cast);
    expect((await list()).items[0]!.destination.maskedNumber).toBe('***4567');
    await app.moveBy(1);
    expect((await list()).items[0]!.destination.maskedNumber).toBe('***7777');
    expect(await rowOf(app, payoffId)).toMatchObject({ review: null, destination_due_at: null });
    const sms = await app.db.selectFrom('dev_inbox').selectAll().execute();
    expect(JSON.stringify(sms)).toContain('振込先口座が変更されました');

    await changeAccount(app, cast.userId, { accountHolder: 'サトウ ケン' });
    await app.moveBy(72 * 60);
    expect(await rowOf(app, payoffId)).toMatchObject({ review: 'NAME_MISMATCH' });
  });
});

describe('without an answer', () => {
  test('two bank days before its pay day it moves to the next', async () => {
    const payoffId = await askPayoff(app, cast, 5000);
    await app.moveTo(new Date(instantAt('2026-12-11', 0).getTime() - 1));
    expect(await rowOf(app, payoffId)).toMatchObject({ pay_day: '2026-12-15' });
    await app.moveTo(instantAt('2026-12-11', 0));
    expect(await rowOf(app, payoffId)).toMatchObject({ pay_day: '2026-12-30', status: 'AWAITING_APPROVAL' });
    await app.moveTo(instantAt('2027-01-20', 0));
    expect(await rowOf(app, payoffId)).toMatchObject({ pay_day: '2027-01-29' });
    const approved = await approvePayoff(app.context, { payoffId, operator: OPERATOR });
    expect(approved).toMatchObject({ ok: true });
    expect(await rowOf(app, payoffId)).toMatchObject({ pay_day: '2027-01-29', status: 'NOT_TRANSFERRED' });
  });
});
