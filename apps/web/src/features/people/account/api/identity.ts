import { accountRoutes } from '@yoimachi/contract/account';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { browserId } from '#lib/identity-store.ts';
import type { Credentials } from '#lib/session.ts';
import { takeBotProof } from '../bot-check.ts';

/** A code that has been sent. */
export interface SentCode {
  /** As typed. */
  readonly phone: string;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

type Purpose = BodyInputOf<typeof accountRoutes.sendCode>['purpose'];

/** Requests a code by SMS, for a login where no other purpose is said. */
export async function sendCode(phone: string, purpose?: Purpose): Promise<SentCode> {
  const answer = await withBotProof((botCheck) =>
    call(accountRoutes.sendCode, { body: { phone, browserId: browserId(), botCheck, purpose } }),
  );
  return { phone, expiresAt: new Date(answer.expiresAt), resendAt: new Date(answer.resendAt) };
}

/** Sends with a proof of the bot check; a refused one (too old, or too easy by now) is made again once. */
export async function withBotProof<Answer>(send: (botCheck: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await send(await takeBotProof());
  } catch (error) {
    if (error instanceof ApiError && error.code === 'BOT_CHECK_FAILED') return send(await takeBotProof());
    throw error;
  }
}

interface Verified extends Omit<Credentials, 'firebaseToken'> {
  readonly firebase_token: string;
}

/** What a way in was verified with, as this browser keeps it. */
export const credentialsOf = ({
  firebase_token: firebaseToken,
  refreshSecret,
  expiresAt,
}: Verified): Credentials => ({
  firebaseToken,
  refreshSecret,
  expiresAt,
});

/** Exchanges the code for the identity this browser signs in with. */
export async function verifyCode(phone: string, code: string, owner?: string): Promise<Credentials> {
  const body = { phone, code, browserId: browserId(), ...(owner !== undefined && { owner }) };
  return credentialsOf(await call(accountRoutes.verifyCode, { body }));
}
