import { describe, expect, test } from 'vitest';
import type { Setting } from '@yoimachi/contract/setting-history';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';

const app = useRewoundApp();
const owner = asOperator(app);
const finance = asOperator(app, 'sato');

const changesOf = async (setting: Setting) =>
  (await owner.ok('listSettingChanges', { query: { setting } })).items;

describe('what operators set is kept with what it was, when and by whom', () => {
  test('packages', async () => {
    const { packageId } = await finance.ok('addPackage', { body: { points: 4_321 } });
    await finance.ok('removePackage', { params: { packageId } });
    const by = { at: app.clock.now().toISOString(), operatorName: OPERATORS.sato.name };
    expect((await changesOf('PACKAGE')).slice(0, 2)).toEqual([
      { ...by, setting: 'PACKAGE', subject: '', before: { points: 4_321 }, after: null },
      { ...by, setting: 'PACKAGE', subject: '', before: null, after: { points: 4_321 } },
    ]);
  });

  test('gifts and whether they are open', async () => {
    const gift = { name: '試作の花', points: 700, picture: 'rose' };
    const { giftId } = await finance.ok('addGift', { body: gift });
    await finance.ok('changeGiftPrice', { params: { giftId }, body: { points: 900 } });
    // What changes nothing is no change.
    await finance.ok('changeGiftPrice', { params: { giftId }, body: { points: 900 } });
    await finance.ok('removeGift', { params: { giftId } });
    const changes = (await changesOf('GIFT')).filter(({ subject }) => subject === gift.name);
    expect(
      changes.map(({ before, after }) => [before?.['points'] ?? null, after?.['points'] ?? null]),
    ).toEqual([
      [900, null],
      [700, 900],
      [null, 700],
    ]);
    const { isEnabled } = await finance.ok('listGifts', {});
    await finance.ok('switchGifts', { body: { isEnabled: !isEnabled } });
    expect((await changesOf('GIFT_SWITCH'))[0]).toMatchObject({
      before: { isEnabled },
      after: { isEnabled: !isEnabled },
    });
    await finance.ok('switchGifts', { body: { isEnabled } });
  });

  test('a stage that two change at once: each begins where the other ended', async () => {
    const feeNow = async () => (await finance.ok('listStages', {})).items[0]!.feePercent;
    const feePercent = await feeNow();
    const change = (to: number) => owner.ok('editStage', { params: { stage: 0 }, body: { feePercent: to } });
    await Promise.all([change(26), change(27)]);
    const [later, earlier] = await changesOf('STAGE');
    expect(earlier).toMatchObject({ subject: '0', before: { feePercent } });
    expect(later!.before).toEqual(earlier!.after);
    expect(later!.after).toEqual({ feePercent: await feeNow() });
    await change(feePercent);
  });

  test('words, rules of texts, weights, terms of payoffs, coupons and maintenance', async () => {
    await owner.ok('addForbiddenWord', { body: { word: '試験語' } });
    await owner.ok('removeForbiddenWord', { body: { word: '試験語' } });
    expect((await changesOf('FORBIDDEN_WORD')).map(({ subject, after }) => [subject, after])).toEqual([
      ['試験語', null],
      ['試験語', { isForbidden: true }],
    ]);
    await owner.ok('switchTextRule', { params: { kind: 'CASH' }, body: { action: 'WARN' } });
    await owner.ok('switchTextRule', { params: { kind: 'CASH' }, body: { action: 'STOP' } });
    expect((await changesOf('TEXT_RULE'))[0]).toMatchObject({
      subject: 'CASH',
      before: { action: 'WARN' },
      after: { action: 'STOP' },
    });
    const { report } = await owner.ok('readTextRules', {});
    await owner.ok('setTextReport', { body: { after: 9, days: 8 } });
    expect((await changesOf('TEXT_REPORT'))[0]).toMatchObject({
      before: report,
      after: { after: 9, days: 8 },
    });
    await owner.ok('setTextReport', { body: report });
    const { items } = await owner.ok('listRecommendationWeights', {});
    const { kind, weight } = items[0]!;
    await owner.ok('editRecommendationWeight', { params: { kind }, body: { weight: weight + 1 } });
    await owner.ok('editRecommendationWeight', { params: { kind }, body: { weight } });
    expect((await changesOf('WEIGHT'))[0]).toMatchObject({
      subject: kind,
      before: { weight: weight + 1 },
      after: { weight },
    });
    const { transferFeeYen } = await owner.ok('readPayoffTerms', {});
    await owner.ok('changePayoffTerms', { body: { transferFeeYen: 321 } });
    await owner.ok('changePayoffTerms', { body: { transferFeeYen } });
    expect((await changesOf('PAYOFF_TERMS'))[0]).toMatchObject({
      before: { transferFeeYen: 321 },
      after: { transferFeeYen },
    });
    const consignor = {
      consignorCode: '0123456789',
      consignorName: 'ﾖｲﾏﾁ',
      bankCode: '0001',
      branchCode: '123',
      accountNumber: '7654321',
      isCurrent: false,
    };
    await owner.ok('changeConsignor', { body: consignor });
    const [account] = await changesOf('PAYOFF_TERMS');
    expect(account!.after).toMatchObject({ transferFeeYen, consignorAccount: '0123456789 0001-123 ***4321' });
    expect(account!.before).toMatchObject({ transferFeeYen });
    const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    await owner.ok('beginMaintenance', { body: { until } });
    expect(await owner.ok('showMaintenance', {})).toEqual({ until });
    await owner.ok('endMaintenance', {});
    expect(await owner.ok('showMaintenance', {})).toEqual({ until: null });
    expect((await changesOf('MAINTENANCE'))[0]).toMatchObject({ before: { until }, after: { until: null } });
  });

  test('what is refused leaves nothing, a cursor that is none is refused, and all settings stand in one list', async () => {
    const before = (await owner.ok('listSettingChanges', { query: {} })).items;
    expect(await owner.tries('editStage', { params: { stage: 0 }, body: { feePercent: 101 } })).toMatchObject(
      {
        ok: false,
      },
    );
    expect(await finance.tries('addPackage', { body: { points: 1 } })).toMatchObject({ ok: false });
    expect((await owner.ok('listSettingChanges', { query: {} })).items).toEqual(before);
    expect(await owner.tries('listSettingChanges', { query: { cursor: 'none' } })).toMatchObject({
      ok: false,
      error: { code: 'VALIDATION', field: 'cursor' },
    });
  });

  test('a row never changes and never goes', async () => {
    await finance.ok('addPackage', { body: { points: 5_432 } });
    await expect(app.db.deleteFrom('setting_change').execute()).rejects.toThrow();
    await expect(app.db.updateTable('setting_change').set({ subject: 'x' }).execute()).rejects.toThrow();
  });
});
