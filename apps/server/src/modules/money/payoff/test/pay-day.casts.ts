import { sql } from 'kysely';
import type { BankAccount } from '@yoimachi/domain/bank';
import type { TestApp } from '../../../../test-support/index.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { sealPrivate } from '../../../people/profile/private.ts';

export interface PayDayOrder {
  readonly castId: string;
  readonly points: number;
  readonly transferYen: number;
  readonly isOtherName: boolean;
  /** Her account as the bank's file has it. */
  readonly account: PaidAccount;
}

/** Fields of the bank's file, as it writes them. */
interface PaidAccount {
  readonly bankCode: string;
  readonly bankName: string;
  readonly branchCode: string;
  readonly branchName: string;
  readonly type: 1 | 2 | 4;
  readonly number: string;
  readonly payee: string;
}

const FEE_YEN = 200;
/** Banks and branches of the directory, as its names stand in a file. */
const PLACES = [
  ['0001', 'ﾐｽﾞﾎ', '001', 'ﾄｳｷﾖｳ'],
  ['0005', 'ﾐﾂﾋﾞｼﾕ-ｴﾌｼﾞｴｲ', '001', 'ﾎﾝﾃﾝ'],
  ['0009', 'ﾐﾂｲｽﾐﾄﾓ', '015', 'ﾄｳｷﾖｳﾁﾕｳｵｳ'],
  ['0036', 'ﾗｸﾃﾝ', '251', 'ﾀﾞｲｲﾁｴｲｷﾞﾖｳ'],
  ['9900', 'ﾕｳﾁﾖ', '058', 'ｾﾞﾛｺﾞﾊﾁ'],
] as const;
/** As registered, and as banks write it. */
const FAMILY_NAMES = [
  ['ヤマダ', 'ﾔﾏﾀﾞ'],
  ['サトウ', 'ｻﾄｳ'],
  ['ジョウジマ', 'ｼﾞﾖｳｼﾞﾏ'],
  ['ワタナベ', 'ﾜﾀﾅﾍﾞ'],
] as const;
const GIVEN_NAMES = [
  ['ハナコ', 'ﾊﾅｺ'],
  ['キョウカ', 'ｷﾖｳｶ'],
  ['ミオ', 'ﾐｵ'],
  ['ポプリ', 'ﾎﾟﾌﾟﾘ'],
  ['リッカ', 'ﾘﾂｶ'],
] as const;
const TYPES = [
  ['ORDINARY', 1],
  ['CURRENT', 2],
  ['SAVINGS', 4],
] as const;

const nth = <One>(list: readonly One[], index: number): One => list[index % list.length]!;

/** The name of a cast; that on an account in another name is the next given name. */
function namesOf(index: number, isOtherName: boolean) {
  const [family, familyKana] = nth(FAMILY_NAMES, index);
  const [given] = nth(GIVEN_NAMES, index);
  const [holder, holderKana] = nth(GIVEN_NAMES, isOtherName ? index + 1 : index);
  return {
    registered: `${family} ${given}`,
    holder: `${family} ${holder}`,
    payee: `${familyKana} ${holderKana}`,
  };
}

/** What banks know of the account of a cast. */
function accountOf(index: number, isOtherName: boolean): PaidAccount {
  const [bankCode, bankName, branchCode, branchName] = nth(PLACES, index);
  const [, type] = nth(TYPES, index);
  const number = String(1_000_003 + index * 7);
  return {
    bankCode,
    bankName,
    branchCode,
    branchName,
    type,
    number,
    payee: namesOf(index, isOtherName).payee,
  };
}

/** As the screens would have stored it. */
function storedOf(
  index: number,
  { bankCode, branchCode, number, payee }: PaidAccount,
  holder: string,
): BankAccount {
  const [accountType] = nth(TYPES, index);
  return {
    bankCode,
    bankName: '銀行',
    branchCode,
    branchName: '支店',
    accountType,
    accountNumber: number,
    accountHolder: holder,
    accountHolderKana: payee,
  };
}

/** Casts with rewards and accounts, some of them in another name; what each will ask for, all that she has. */
export async function castsOfPayDay(
  app: TestApp,
  { count, otherNames }: { readonly count: number; readonly otherNames: ReadonlySet<number> },
): Promise<readonly PayDayOrder[]> {
  await insertCrowd(app.db, { casts: count, guests: 200, bookings: 200, now: app.clock.now() });
  await giveRewards(app);
  const { rows } = await sql<{ castId: string; points: number }>`
    select cast_id as "castId", reward_points as points from reward_balance order by cast_id`.execute(app.db);
  await insertAccounts(
    app,
    rows.map(({ castId }) => castId),
    otherNames,
  );
  return rows.map(({ castId, points }, index) => ({
    castId,
    points,
    transferYen: points - FEE_YEN,
    isOtherName: otherNames.has(index),
    account: accountOf(index, otherNames.has(index)),
  }));
}

/** Each gets another sum, as if an operator had given it. */
async function giveRewards({ db, clock }: TestApp): Promise<void> {
  const given = sql`(select cast_id, 1000 + (row_number() over (order by cast_id) * 7919 % 90000)::int as points from reward_balance)`;
  await sql`insert into ledger_transfer (kind, from_account_id, to_account_id, points, key, created_at)
    select 'ADJUSTMENT', (select id from ledger_account where kind = 'ADJUSTED' and owner_id is null), a.id, g.points,
      'test-reward:' || g.cast_id, ${clock.now()}
    from ${given} g join ledger_account a on a.kind = 'CAST_REWARD' and a.owner_id = g.cast_id`.execute(db);
  await sql`update reward_balance r set reward_points = r.reward_points + g.points, version = version + 1
    from ${given} g where g.cast_id = r.cast_id`.execute(db);
}

async function insertAccounts(
  { db, context: { crypto } }: TestApp,
  castIds: readonly string[],
  otherNames: ReadonlySet<number>,
): Promise<void> {
  const rows = castIds.map((castId, index) => {
    const isOtherName = otherNames.has(index);
    const { registered, holder } = namesOf(index, isOtherName);
    const info = { name: '山田 花子', nameKana: registered, birthday: '1998-05-01', email: 'a@example.jp' };
    const account = storedOf(index, accountOf(index, isOtherName), holder);
    return {
      info: sealPrivate(crypto, 'account_info', castId, info),
      account: sealPrivate(crypto, 'bank_account', castId, account),
    };
  });
  await sql`insert into cast_private (cast_id, account_info, bank_account)
    select * from unnest(${castIds}::uuid[], ${rows.map(({ info }) => info)}::bytea[], ${rows.map(({ account }) => account)}::bytea[])`.execute(
    db,
  );
}
