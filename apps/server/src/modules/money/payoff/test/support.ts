import { payoffRoutes, type PayoffPreparation } from '@yoimachi/contract/payoff';
import { toHolderKana, type BankAccount } from '@yoimachi/domain/bank';
import { payoffAmounts } from '@yoimachi/domain/payoff';
import { bankAccountChanged } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { OPERATORS, verifiedCast, type Person, type TestApp } from '../../../../test-support/index.ts';
import { giveReward } from '#money/points';
import { sealPrivate, type AccountInfo } from '../../../people/profile/private.ts';
import { changeSetting } from '../index.ts';

export const OPERATOR = OPERATORS.tanaka;
export const ACCOUNT: BankAccount = {
  bankName: 'みずほ銀行',
  bankCode: '0001',
  branchName: '東京営業部',
  branchCode: '001',
  accountType: 'ORDINARY',
  accountNumber: '1234567',
  accountHolder: 'ヤマダ ハナコ',
  accountHolderKana: 'ﾔﾏﾀﾞ ﾊﾅｺ',
};
const INFO: AccountInfo = {
  name: '山田 花子',
  nameKana: 'ヤマダ ハナコ',
  birthday: '1998-05-01',
  email: 'hanako@example.jp',
};
const CONSIGNOR = {
  consignorCode: '1234567890',
  consignorName: 'ﾖｲﾏﾁ',
  bankCode: '0001',
  bankName: '',
  branchCode: '100',
  branchName: '',
  accountType: 1,
  accountNumber: '7654321',
};

/** A verified cast with a bank account in her own name and this many reward points. */
export async function castWithReward(
  test: TestApp,
  points: number,
  account: Partial<BankAccount> = {},
): Promise<Person> {
  const cast = await verifiedCast(test);
  await saveAccount(test, cast.userId, account);
  if (points > 0) await addReward(test, cast.userId, points);
  return cast;
}

/** Writes her private columns, bypassing the screens. */
export async function saveAccount(
  test: TestApp,
  castId: string,
  account: Partial<BankAccount>,
): Promise<void> {
  const { crypto } = test.context;
  const one = { ...ACCOUNT, ...account };
  const kana = toHolderKana(one.accountHolder);
  const stored = { ...one, accountHolderKana: kana.ok ? kana.value : '' };
  const columns = {
    account_info: sealPrivate(crypto, 'account_info', castId, INFO),
    bank_account: sealPrivate(crypto, 'bank_account', castId, stored),
  };
  await test.db
    .insertInto('cast_private')
    .values({ cast_id: castId, ...columns })
    .onConflict((oc) => oc.column('cast_id').doUpdateSet(columns))
    .execute();
}

/** Changes her account like the account screen: saved and announced. */
export async function changeAccount(
  test: TestApp,
  castId: string,
  account: Partial<BankAccount>,
  isFirst = false,
): Promise<void> {
  await saveAccount(test, castId, account);
  await withTransaction(test.db, (trx) =>
    publish(trx, bankAccountChanged, { castId, isFirst }, test.clock.now()),
  );
  await test.work();
}

export function addReward(test: TestApp, castId: string, points: number): Promise<void> {
  const key = `test-reward:${test.context.ids.newId()}`;
  return withTransaction(test.db, (trx) =>
    giveReward(trx, { castId, points, kind: 'ADJUSTMENT', from: 'ADJUSTED', key }, test.clock.now()),
  );
}

/** Sets up the operator account that bank files need. */
export async function setConsignor(test: TestApp): Promise<void> {
  await changeSetting(test.context, { consignor: CONSIGNOR }, OPERATOR);
}

/** What a form sends for this many points. */
export function orderOf(prepared: PayoffPreparation, points: number) {
  const { terms, period, earlierYen } = prepared;
  return { points, transferYen: payoffAmounts(points, terms, period, earlierYen).transferYen };
}

/** Requests points as the screen does, and returns the payoff's id. */
export async function askPayoff(test: TestApp, cast: Person, points: number): Promise<string> {
  const prepared = await test.ok(payoffRoutes.preparePayoff, {}, cast);
  const body = orderOf(prepared, points);
  return (await test.ok(payoffRoutes.requestPayoff, { body }, cast)).payoffId;
}

export async function numberOf(test: TestApp, payoffId: string): Promise<number> {
  const row = await test.db
    .selectFrom('payoff')
    .select('number')
    .where('id', '=', payoffId)
    .executeTakeFirstOrThrow();
  return row.number;
}

export const rowOf = (test: TestApp, payoffId: string) =>
  test.db.selectFrom('payoff').selectAll().where('id', '=', payoffId).executeTakeFirstOrThrow();

/** How a bank lays out its CSV, as an operator maps it. */
export const BANK_FORM = {
  name: 'みなと銀行',
  hasHeader: true,
  delimiter: 'COMMA' as const,
  findsBy: 'NUMBER' as const,
  numberColumn: 2,
  accountColumn: null,
  amountColumn: null,
  payeeColumn: null,
  resultColumn: 4,
  reasonColumn: null,
  transferredValues: ['正常'],
  returnedValues: ['組戻'],
  skippedValues: [''],
};
