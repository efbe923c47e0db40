import { describe, expect, it } from 'vitest';
import { bankRoutes } from '@yoimachi/contract/bank';
import { signUpCast, signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import * as steps from '../../../people/profile/test/support.ts';
import { isAccountShared, readBankAccount } from '../index.ts';
import { listSharedAccounts } from '../queries/shared-accounts.ts';

const test = useTestApp();
const refused = (code: string, field?: string) => ({ code, ...(field && { details: { field } }) });
const read = (cast: Person) => test.ok(bankRoutes.getBankAccount, {}, cast);

/** A cast at step 2, タカハシ ミサキ. */
async function atStep2(): Promise<Person> {
  const cast = await signUpCast(test);
  await steps.putAccount(test, cast);
  return cast;
}

/** The events of a topic that name her. */
async function told(topic: string, castId: string): Promise<unknown[]> {
  const rows = await test.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('id')
    .execute();
  return rows
    .map((row) => row.payload)
    .filter((payload) => (payload as { castId: string }).castId === castId);
}

describe('the directory of banks', () => {
  it('finds banks and branches while registering', async () => {
    const cast = await signUpCast(test);
    const banks = await test.ok(bankRoutes.searchBanks, { query: { text: 'みずほ' } }, cast);
    expect(banks.items[0]).toEqual({ code: '0001', name: 'みずほ銀行', kana: 'ミズホ' });
    expect((await test.ok(bankRoutes.searchBanks, {}, cast)).items).toHaveLength(20);
    const query = { bankCode: '0001', text: 'とうきょうえい' };
    expect((await test.ok(bankRoutes.searchBranches, { query }, cast)).items).toEqual([]);
    const byCode = { bankCode: '0001', text: '001' };
    expect((await test.ok(bankRoutes.searchBranches, { query: byCode }, cast)).items[0]!.name).toBe(
      '東京営業部',
    );
    const unknown = await test.call(bankRoutes.searchBranches, { query: { bankCode: '9998' } }, cast);
    expect(unknown).toMatchObject({ status: 400, ...refused('BANK_UNKNOWN', 'bankCode') });
    expect(await test.call(bankRoutes.searchBanks, {}, await signUpGuest(test))).toMatchObject({
      status: 403,
    });
  });
});

describe('step 2, the bank account', () => {
  it.each([
    [{ bankName: '' }, 'BANK_NAME_REQUIRED', 'bankName'],
    [{ bankCode: '562' }, 'BANK_CODE_INVALID', 'bankCode'],
    [{ bankCode: '05-2' }, 'BANK_CODE_INVALID', 'bankCode'],
    [{ bankCode: '9998' }, 'BANK_UNKNOWN', 'bankCode'],
    [{ branchName: ' ' }, 'BRANCH_NAME_REQUIRED', 'branchName'],
    [{ branchCode: '0001' }, 'BRANCH_CODE_INVALID', 'branchCode'],
    [{ branchCode: '000' }, 'BRANCH_UNKNOWN', 'branchCode'],
    [{ accountNumber: '' }, 'ACCOUNT_NUMBER_INVALID', 'accountNumber'],
    [{ accountNumber: null }, 'ACCOUNT_NUMBER_INVALID', 'accountNumber'],
    [{ accountNumber: '0000000' }, 'ACCOUNT_NUMBER_INVALID', 'accountNumber'],
    [{ accountNumber: '12345678' }, 'ACCOUNT_NUMBER_YUCHO', 'accountNumber'],
    [{ accountHolder: '' }, 'ACCOUNT_HOLDER_REQUIRED', 'accountHolder'],
    [{ accountHolder: '高橋' }, 'ACCOUNT_HOLDER_KANA', 'accountHolder'],
    [{ accountHolder: 'タカハシ,ミサキ' }, 'ACCOUNT_HOLDER_KANA', 'accountHolder'],
    [{ accountHolder: 'ガ'.repeat(16) }, 'ACCOUNT_HOLDER_LENGTH', 'accountHolder'],
    [{ accountType: 'GOLD' as 'SAVINGS' }, 'VALIDATION', 'accountType'],
  ])('refuses %j', async (change, code, field) => {
    const cast = await atStep2();
    const answer = await steps.putBank(test, cast, change);
    expect(answer).toMatchObject({ status: 400, ...refused(code, field) });
    expect(await read(cast)).toEqual({ account: null, registeredNameKana: 'タカハシ ミサキ' });
  });

  it('keeps it as banks write it, and shows the end of the number only', async () => {
    const cast = await atStep2();
    const typed = {
      bankName: 'みなと',
      bankCode: '０５６２',
      accountNumber: '４３２１',
      accountHolder: 'ﾀｶﾊｼ ﾐｻｷ',
    };
    const saved = await steps.putBank(test, cast, typed);
    expect(saved.body).toMatchObject({
      bankName: 'みなと銀行',
      bankCode: '0562',
      branchName: '本店営業部',
      maskedNumber: '***4321',
      accountHolderKana: 'ﾀｶﾊｼ ﾐｻｷ',
      isOwnName: true,
      changedAt: test.clock.now().toISOString(),
    });
    expect(JSON.stringify(await read(cast))).not.toContain('0004321');
    const stored = await readBankAccount(test.db, test.context.crypto, cast.userId);
    expect(stored?.account.accountNumber).toBe('0004321');
  });

  it('keeps the number that is left out, as long as bank, branch and type stay', async () => {
    const cast = await atStep2();
    await steps.putBank(test, cast);
    const renamed = { accountNumber: null, accountHolder: 'タカハシミサキ' };
    expect(await steps.putBank(test, cast, renamed)).toMatchObject({
      status: 200,
      body: { maskedNumber: '***4321', accountHolderKana: 'ﾀｶﾊｼﾐｻｷ', isOwnName: true },
    });
    const moved = { accountNumber: null, accountType: 'SAVINGS' as const };
    expect(await steps.putBank(test, cast, moved)).toMatchObject(
      refused('ACCOUNT_NUMBER_INVALID', 'accountNumber'),
    );
  });

  it('says when the holder is somebody else, and when the account changes', async () => {
    const cast = await atStep2();
    const other = { accountHolder: 'スズキ ハナ' };
    expect(await steps.putBank(test, cast, other)).toMatchObject({ body: { isOwnName: false } });
    await test.moveBy(60);
    await steps.putBank(test, cast, other);
    expect(await told('bank-account.changed', cast.userId)).toEqual([{ castId: cast.userId, isFirst: true }]);
    await steps.putBank(test, cast, { accountNumber: '1112223' });
    expect((await told('bank-account.changed', cast.userId)).at(-1)).toMatchObject({ isFirst: false });
    expect(await told('bank-account.changed', cast.userId)).toHaveLength(2);
    expect((await read(cast)).account?.changedAt).toBe(test.clock.now().toISOString());
  });
});

describe('an account that two casts have', () => {
  it('is reported to the operators, who see both', async () => {
    const [one, other] = [await atStep2(), await atStep2()];
    const shared = { bankCode: '0001', branchCode: '001', accountNumber: '5550001' };
    await steps.putBank(test, one, shared);
    expect(await isAccountShared(test.db, one.userId)).toBe(false);
    expect(await told('operator.alert', one.userId)).toEqual([]);
    await steps.putBank(test, other, shared);
    expect(await told('operator.alert', other.userId)).toEqual([
      { kind: 'OPERATOR_SHARED_BANK_ACCOUNT', castId: other.userId },
    ]);
    expect(await isAccountShared(test.db, one.userId)).toBe(true);
    const listed = (await listSharedAccounts(test.db, test.context.crypto, 100)).filter(({ account }) =>
      account.startsWith('0001-001'),
    );
    expect(listed.map(({ castId }) => castId).sort()).toEqual([one.userId, other.userId].sort());
    expect(JSON.stringify(listed)).not.toContain('5550001');
  });
});
