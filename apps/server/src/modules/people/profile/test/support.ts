import { bankRoutes } from '@yoimachi/contract/bank';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import type { BodyInputOf } from '@yoimachi/contract/route';
import type { Answer, Person, TestApp } from '../../../../test-support/index.ts';

type AccountBody = Omit<BodyInputOf<typeof profileRoutes.putAccountInfo>, 'firebase_token'>;
type BankBody = BodyInputOf<typeof bankRoutes.putBankAccount>;
type StoreBody = BodyInputOf<typeof profileRoutes.putStore>;
type CastBody = BodyInputOf<typeof profileRoutes.putCastProfile>;
type GuestBody = BodyInputOf<typeof profileRoutes.putGuestProfile>;

export const accountBody: AccountBody = {
  name: '高橋 美咲',
  nameKana: 'タカハシ ミサキ',
  birthday: '2000-01-15',
  email: 'misaki@example.jp',
  nickname: '美月',
};
export const bankBody: BankBody = {
  bankName: 'みなと銀行',
  bankCode: '0562',
  branchName: '本店営業部',
  branchCode: '011',
  accountType: 'ORDINARY',
  accountNumber: '7654321',
  accountHolder: 'タカハシ ミサキ',
};
export const storeBody: StoreBody = {
  storeName: 'ラウンジ 灯',
  storeAddress: '東京都中央区銀座6-1-1',
  storePhoneNumber: '03-1234-5678',
  storeCategory: 3,
  storePrefecture: 13,
  storeArea: '銀座',
  storeUrl: 'https://lounge.example.jp/akari',
};
export const castBody: CastBody = {
  shortProfile: 'はじめまして',
  selfIntro: '銀座で働いています。',
  detail: { birthplace: 13, heightCm: 160, hair: 'BROWN', cohabitants: 0, drinking: 3, smoking: 0 },
  tags: [{ group: 'style', tag: '清楚系' }],
};
export const guestBody: GuestBody = { nickname: 'たろう', birthday: '1985-04-01', detail: { drinking: 1 } };

/** Step 1; her token travels in the body. */
export async function putAccount(
  test: TestApp,
  person: Person,
  change: Partial<AccountBody> = {},
): Promise<Answer<typeof profileRoutes.putAccountInfo>> {
  const body = { firebase_token: await person.firebaseToken(), ...accountBody, ...change };
  return test.call(profileRoutes.putAccountInfo, { body });
}

export const putBank = (test: TestApp, cast: Person, change: Partial<BankBody> = {}) =>
  test.call(bankRoutes.putBankAccount, { body: { ...bankBody, ...change } }, cast);

/** She marries. */
export const nameRequestBody = {
  name: '佐藤 美咲',
  nameKana: 'サトウ ミサキ',
  birthday: accountBody.birthday,
  reason: '結婚しました。',
};

/** The 6 digits that the last message to her brought. */
export async function mailedCode(test: TestApp): Promise<string> {
  const { body } = await test.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('body', 'like', '%認証コード%メール%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)![0];
}

/** The code that is on its way to a new address of hers. */
export async function emailCodeOf(test: TestApp, cast: Person, email = 'neu@example.jp'): Promise<string> {
  await test.ok(accountInfoRoutes.sendEmailCode, { body: { email } }, cast);
  return mailedCode(test);
}

/** What distinguishes her store from others: a phone and an address only she has. */
export function ownStore(cast: Person) {
  const phone = `032${cast.phone.slice(-7)}`;
  return { storePhoneNumber: phone, storeAddress: `東京都中央区銀座6-1-${phone.slice(2)}` };
}

export const putStore = (test: TestApp, cast: Person, change: Partial<StoreBody> = {}) =>
  test.call(profileRoutes.putStore, { body: { ...storeBody, ...ownStore(cast), ...change } }, cast);

export const putCast = (test: TestApp, cast: Person, change: Partial<CastBody> = {}) =>
  test.call(profileRoutes.putCastProfile, { body: { ...castBody, ...change } }, cast);

export const putGuest = (test: TestApp, guest: Person, change: Partial<GuestBody> = {}) =>
  test.call(profileRoutes.putGuestProfile, { body: { ...guestBody, ...change } }, guest);

export const chooseStore = (test: TestApp, cast: Person, storeId: string) =>
  test.call(profileRoutes.chooseStore, { body: { storeId } }, cast);

/** Steps 1 to 4, with a store of her own. */
export async function register(
  test: TestApp,
  cast: Person,
  account: Partial<AccountBody> = {},
): Promise<void> {
  const first = () => putAccount(test, cast, account);
  for (const step of [first, putBank, putStore, putCast]) {
    const { status, code } = await step(test, cast);
    if (status !== 200) throw new Error(`${step.name}: ${status} ${code}`);
  }
}
