import { accountRoutes } from '@yoimachi/contract/account';
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

/** Requests a code by SMS. A refused bot check (too old, or too easy by now) is repeated once. */
export async function sendCode(phone: string): Promise<SentCode> {
  const send = async () =>
    call(accountRoutes.sendCode, { body: { phone, browserId: browserId(), botCheck: await takeBotProof() } });
  const answer = await send().catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'BOT_CHECK_FAILED') return send();
    throw error;
  });
  return { phone, expiresAt: new Date(answer.expiresAt), resendAt: new Date(answer.resendAt) };
}

/** Exchanges the code for the identity this browser signs in with. */
export async function verifyCode(phone: string, code: string): Promise<Credentials> {
  const answer = await call(accountRoutes.verifyCode, { body: { phone, code, browserId: browserId() } });
  return {
    firebaseToken: answer.firebase_token,
    refreshSecret: answer.refreshSecret,
    expiresAt: answer.expiresAt,
  };
}
