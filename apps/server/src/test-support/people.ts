import { accountRoutes } from '@yoimachi/contract/account';
import { toE164, UserType } from '@yoimachi/domain/account';
import type { Day } from '@yoimachi/domain/time';
import { createIdentityTokens } from '../gateways/identity/index.ts';
import { createGrant, createIdentity, ensureAccount } from '#people/account';
import { pursesOfAccounts } from '#money/points';
import { profilesOfAccounts } from '#people/profile';
import { withTransaction } from '#platform/database';
import { agreeToAll } from './consents.ts';
import type { TestApp } from './start.ts';

/** Somebody with an account and a session in one browser. */
export interface Person {
  readonly userId: string;
  readonly userType: UserType;
  readonly identityId: string;
  /** As typed: 090… */
  readonly phone: string;
  readonly refreshSecret: string;
  /** A valid identity token (`firebase_token`). */
  firebaseToken(): Promise<string>;
  /** A valid `s_token`, renewed when the clock has moved past the last one. */
  token(): Promise<string>;
}

export interface SignUpOptions {
  readonly phone?: string;
  readonly nickname?: string;
  readonly birthday?: Day;
}

let lastNumber = 0;

/** A mobile number not in use yet. */
export const newPhone = (): string => `0901${String(++lastNumber).padStart(7, '0')}`;

/** An account of a type without the SMS; the same phone gives the same identity, each time with a new browser. */
export async function signUp(test: TestApp, userType: UserType, phone: string = newPhone()): Promise<Person> {
  const person = await signUpUnasked(test, userType, phone);
  await agreeToAll(test, person);
  return person;
}

/** The same, for somebody who has agreed to nothing yet. */
export async function signUpUnasked(
  test: TestApp,
  userType: UserType,
  phone: string = newPhone(),
): Promise<Person> {
  const { context, db, clock } = test;
  const e164 = toE164(phone);
  if (!e164.ok) throw new Error(`${phone} is not a mobile number`);
  const { identityId, grantId, refreshSecret, userId } = await withTransaction(db, async (trx) => {
    const at = clock.now();
    const identity = await createIdentity(trx, context, e164.value, at);
    const account = await ensureAccount(
      trx,
      { ...context, profiles: profilesOfAccounts, purses: pursesOfAccounts },
      { identityId: identity, userType, at },
    );
    return { identityId: identity, userId: account.id, ...(await createGrant(trx, context, identity, at)) };
  });
  const tokens = createIdentityTokens(context);
  const firebaseToken = async () => (await tokens.issue({ identityId, grantId })).token;
  let session: { token: string; expiresAt: Date } | undefined;
  return {
    userId,
    userType,
    identityId,
    phone,
    refreshSecret,
    firebaseToken,
    async token() {
      if (session && clock.now() < session.expiresAt) return session.token;
      await proveNumber(test, identityId);
      const body = { firebase_token: await firebaseToken(), user_type: userType };
      const answer = await test.ok(accountRoutes.refreshTokens, { body });
      session = { token: answer.s_token, expiresAt: new Date(answer.expiresAt) };
      return session.token;
    },
  };
}

/** A test may take months: by then its people have signed in by a code again. */
async function proveNumber({ db, clock }: TestApp, identityId: string): Promise<void> {
  await db
    .updateTable('identity')
    .set({ phone_verified_at: clock.now() })
    .where('id', '=', identityId)
    .where('phone_verified_at', 'is not', null)
    .execute();
}

/** A guest who has finished the registration; without points or card (see `guestWithPoints`). */
export async function signUpGuest(test: TestApp, options: SignUpOptions = {}): Promise<Person> {
  const person = await signUp(test, UserType.GUEST, options.phone);
  await test.db
    .updateTable('guest')
    .set({ nickname: options.nickname ?? 'たくみ', birthday: options.birthday ?? '1985-04-01' })
    .where('id', '=', person.userId)
    .execute();
  await setStage(test, person.userId, 5);
  return person;
}

/** A cast who has just created her account: no registration step is done (see `verifiedCast`). */
export async function signUpCast(test: TestApp, options: SignUpOptions = {}): Promise<Person> {
  const person = await signUp(test, UserType.CAST, options.phone);
  await test.db
    .updateTable('cast_member')
    .set({ nickname: options.nickname ?? '', birthday: options.birthday ?? null })
    .where('id', '=', person.userId)
    .execute();
  return person;
}

export async function setStage(test: TestApp, accountId: string, stage: 0 | 1 | 4 | 5): Promise<void> {
  await test.db
    .updateTable('account')
    .set({ registration_stage: stage })
    .where('id', '=', accountId)
    .execute();
}
