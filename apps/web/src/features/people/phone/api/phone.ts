import { accountRoutes } from '@yoimachi/contract/account';
import { phoneRoutes } from '@yoimachi/contract/phone';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { withBotProof, type SentCode } from '#people/account';
import { call } from '#lib/api.ts';
import { browserId, type Identity } from '#lib/identity-store.ts';
import { query } from '#lib/queries.ts';
import { withIdentity } from '#lib/session.ts';

export const ownPhoneQuery = () => query(phoneRoutes.ownPhone);

/** A new number with the code that proves it. */
export const changePhone = (order: {
  readonly phone: string;
  readonly confirmation: string;
  readonly code: string;
}) => call(phoneRoutes.changePhone, { body: { ...order, browserId: browserId() } });

type LostNumber = Omit<BodyInputOf<typeof phoneRoutes.askLostNumber>, 'browserId'>;

export const askLostNumber = (order: LostNumber) =>
  call(phoneRoutes.askLostNumber, { body: { ...order, browserId: browserId() } });

/** Has a code sent to the number of an identity; `phone` of the answer shows only its ends. */
export async function sendPhoneCheck(identity: Identity): Promise<SentCode> {
  const answer = await withIdentity(identity, ({ firebaseToken }) =>
    withBotProof((botCheck) =>
      call(accountRoutes.sendPhoneCheck, {
        body: { firebase_token: firebaseToken, browserId: browserId(), botCheck },
      }),
    ),
  );
  return {
    phone: answer.maskedPhone,
    expiresAt: new Date(answer.expiresAt),
    resendAt: new Date(answer.resendAt),
  };
}

export const verifyPhoneCheck = (identity: Identity, code: string) =>
  withIdentity(identity, ({ firebaseToken }) =>
    call(accountRoutes.verifyPhoneCheck, {
      body: { firebase_token: firebaseToken, browserId: browserId(), code },
    }),
  );
