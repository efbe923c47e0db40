import type {
  codeSent,
  identityCredentials,
  registeredAccount,
  sessionToken,
} from '@yoimachi/contract/account';
import type * as z from 'zod/mini';
import type { AccountRow } from './account.store.ts';
import type { OpenedSession } from './commands/open-session.ts';
import type { Credentials } from './commands/sign-in.ts';

export const presentAccount = (account: AccountRow): z.output<typeof registeredAccount> => ({
  userId: account.id,
  registrationStage: account.registration_stage,
  verifyStatus: account.verify_status,
});

export const presentCredentials = ({
  firebaseToken,
  refreshSecret,
  expiresAt,
}: Credentials): z.output<typeof identityCredentials> => ({
  firebase_token: firebaseToken,
  refreshSecret,
  expiresAt: expiresAt.toISOString(),
});

export const presentSession = ({
  token,
  expiresAt,
  account,
}: OpenedSession): z.output<typeof sessionToken> => ({
  s_token: token,
  user_type: account.user_type,
  expiresAt: expiresAt.toISOString(),
  ...presentAccount(account),
});

export const presentSent = ({
  expiresAt,
  resendAt,
}: {
  readonly expiresAt: Date;
  readonly resendAt: Date;
}): z.output<typeof codeSent> => ({
  expiresAt: expiresAt.toISOString(),
  resendAt: resendAt.toISOString(),
});
