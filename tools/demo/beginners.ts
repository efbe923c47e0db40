import { accountRoutes } from '@yoimachi/contract/account';
import { bankRoutes } from '@yoimachi/contract/bank';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { toE164, UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { createIdentity, ensureAccount } from '../../apps/server/src/modules/people/account/index.ts';
import { profilesOfAccounts } from '../../apps/server/src/modules/people/profile/index.ts';
import { withTransaction } from '../../apps/server/src/platform/database/index.ts';
import { BEGINNERS as t } from './beginners.ja.ts';
import { fails, guestWaits, isApproved, isRefused, waits } from './age-checks.ts';
import { DEMO_BANK } from './private.ja.ts';
import { agree } from './consents.ts';
import { visit, type Visitor } from './visitor.ts';

/** What somebody does once; most need only the calls. */
export type Step = (visitor: Visitor, nickname: string, app: App) => Promise<unknown>;

const birthday = '1999-05-05';

const saveAge: Step = (visitor) =>
  visitor.call(accountRoutes.saveEnoughAge, {
    firebase_token: visitor.identityToken,
    user_type: UserType.GUEST,
    birthday,
  });
const saveAccount: Step = (visitor, nickname) => {
  const { name, nameKana } = t.cast;
  const account = { name, nameKana, nickname, birthday, email: 'chihiro@example.com' };
  return visitor.call(profileRoutes.putAccountInfo, { firebase_token: visitor.identityToken, ...account });
};
const saveBank: Step = (visitor, nickname) =>
  visitor.call(bankRoutes.putBankAccount, {
    ...DEMO_BANK,
    accountType: 'ORDINARY',
    // What two casts share is looked into.
    accountNumber: `200000${nickname.at(-1)}`,
    accountHolder: t.cast.nameKana,
  });
const chooseStore: Step = async (visitor) => {
  const { items } = await visitor.call(profileRoutes.findStores, undefined, { text: '銀座' });
  await visitor.call(profileRoutes.chooseStore, { storeId: items[0]!.storeId });
};
const saveProfile: Step = async (visitor) => {
  await agree(visitor);
  await visitor.call(profileRoutes.putCastProfile, {
    shortProfile: t.shortProfile,
    selfIntro: '',
    detail: {},
    tags: [],
  });
};
const askForName: Step = (visitor) => visitor.call(accountInfoRoutes.requestName, { ...t.married, birthday });

const REGISTERED = [saveAccount, saveBank, chooseStore, saveProfile];
const ALL = [...REGISTERED, askForName];

/** Somebody of each stage of the two registrations, by phone, beyond those that a large demo numbers; the last has finished and asks for another name. */
const BEGINNERS: readonly (readonly [phone: string, userType: UserType, steps: readonly Step[]])[] = [
  ['09009000001', UserType.GUEST, []],
  ['09009000002', UserType.GUEST, [saveAge]],
  ['09009000011', UserType.CAST, []],
  ['09009000012', UserType.CAST, ALL.slice(0, 1)],
  ['09009000013', UserType.CAST, ALL.slice(0, 2)],
  ['09009000014', UserType.CAST, ALL.slice(0, 3)],
  ['09009000015', UserType.CAST, ALL],
  // Age checks that wait, were refused, failed and succeeded; the guest's waits.
  ['09009000026', UserType.CAST, [...REGISTERED, waits]],
  ['09009000027', UserType.CAST, [...REGISTERED, isRefused]],
  ['09009000028', UserType.CAST, [...REGISTERED, fails]],
  ['09009000029', UserType.CAST, [...REGISTERED, isApproved]],
  ['09009000031', UserType.GUEST, [saveAge, guestWaits]],
];

/** Adds the demo's beginners that are not there; those who are keep what they did. */
export async function addBeginners(app: App): Promise<void> {
  for (const [phone, userType, steps] of BEGINNERS) {
    if (!(await open(app, phone, userType))) continue;
    const visitor = await visit(app, phone, userType);
    for (const step of steps) await step(visitor, t.cast.nickname + phone.slice(-1), app);
  }
}

/** False when the number has an account already. */
function open({ context }: App, phone: string, userType: UserType): Promise<boolean> {
  const { db, clock, crypto } = context;
  const number = toE164(phone);
  if (!number.ok) throw new Error(`the demo phone ${phone} is no mobile number`);
  return withTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('identity')
      .select('id')
      .where('phone_index', '=', crypto.phoneIndex(number.value))
      .executeTakeFirst();
    if (known) return false;
    const at = clock.now();
    const identityId = await createIdentity(trx, context, number.value, at);
    const profiles = profilesOfAccounts;
    await ensureAccount(trx, { ...context, profiles }, { identityId, userType, at });
    return true;
  });
}
