import { accountRoutes } from '@yoimachi/contract/account';
import { bankRoutes } from '@yoimachi/contract/bank';
import { accountInfoRoutes, profileRoutes } from '@yoimachi/contract/profile';
import { toE164, UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import type { App } from '../../apps/server/src/app.ts';
import { pursesOfAccounts } from '../../apps/server/src/modules/money/points/index.ts';
import { createIdentity, ensureAccount } from '../../apps/server/src/modules/people/account/index.ts';
import { profilesOfAccounts } from '../../apps/server/src/modules/people/profile/index.ts';
import { createIds } from '../../apps/server/src/platform/crypto/index.ts';
import { withTransaction } from '../../apps/server/src/platform/database/index.ts';
import { fails, guestWaits, isApproved, isRefused, waits, type Step } from './age-checks.ts';
import { BEGINNERS as t } from './beginners.ja.ts';
import { agree } from './consents.ts';
import { DEMO_BANK } from './private.ja.ts';
import type { Stage } from './types.ts';
import { visit } from './visitor.ts';

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

interface Beginner {
  readonly phone: string;
  readonly userType: UserType;
  /** They began on several days, and went on today. */
  readonly hoursAgo: number;
  readonly steps: readonly Step[];
}
const guest = (phone: string, hoursAgo: number, steps: readonly Step[]): Beginner => ({
  phone,
  userType: UserType.GUEST,
  hoursAgo,
  steps,
});
const cast = (phone: string, hoursAgo: number, steps: readonly Step[]): Beginner => ({
  phone,
  userType: UserType.CAST,
  hoursAgo,
  steps,
});

/** Somebody of each stage of the two registrations, by phone, beyond those that a large demo numbers; the last has finished and asks for another name. */
const BEGINNERS: readonly Beginner[] = [
  guest('09009000001', 0, []),
  guest('09009000002', 47, [saveAge]),
  cast('09009000011', 25, []),
  cast('09009000012', 73, ALL.slice(0, 1)),
  cast('09009000013', 50, ALL.slice(0, 2)),
  cast('09009000014', 145, ALL.slice(0, 3)),
  cast('09009000015', 96, ALL),
  // Age checks that wait, were refused, failed and succeeded; the guest's waits.
  cast('09009000026', 26, [...REGISTERED, waits]),
  cast('09009000027', 2, [...REGISTERED, isRefused]),
  cast('09009000028', 51, [...REGISTERED, fails]),
  cast('09009000029', 121, [...REGISTERED, isApproved]),
  guest('09009000031', 24, [saveAge, guestWaits]),
];

/** Adds the demo's beginners that are not there; those who are keep what they did. */
export async function addBeginners({ app }: Stage): Promise<void> {
  for (const beginner of BEGINNERS) {
    if (!(await open(app, beginner))) continue;
    const { phone, userType, steps } = beginner;
    const visitor = await visit(app, phone, userType);
    for (const step of steps) await step(visitor, t.cast.nickname + phone.slice(-1), app);
  }
}

/** False when the number has an account already. */
function open({ context }: App, { phone, userType, hoursAgo }: Beginner): Promise<boolean> {
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
    const at = addMinutes(clock.now(), -hoursAgo * 60);
    const ids = createIds({ now: () => at });
    const identityId = await createIdentity(trx, { crypto, ids }, number.value, at);
    await ensureAccount(
      trx,
      { ids, profiles: profilesOfAccounts, purses: pursesOfAccounts },
      { identityId, userType, at },
    );
    return true;
  });
}
