import * as z from 'zod/mini';
import { BROWSERS, DEVICES } from '@yoimachi/domain/account';
import { id, instant, text, token } from '@yoimachi/contract/common';

/** Wire values of section 3 of the product's specification. */
export const userType = () => z.literal([1, 2]);
export const registrationStage = () => z.literal([0, 1, 4, 5]);
/** NONE 1, VERIFIED 2, PENDING 3. */
export const verifyStatus = () => z.literal([1, 2, 3]);

/** Chosen by the browser once; identifies it for code attempts, so that nobody can lock somebody else out. */
export const browserId = () => z.uuid();
/** As typed; the server normalises and checks it. */
export const phone = () => text(40);
export const identityToken = () => token(2000);

/** What a code is for; absent: a login. One for a phone check is sent with the call of its own. */
export const codePurpose = () => z.optional(z.literal(['LOGIN', 'CHANGE_PHONE', 'LOST_NUMBER']));

export const codeSent = z.object({ expiresAt: instant(), resendAt: instant() });
export const identityCredentials = z.object({
  firebase_token: z.string(),
  refreshSecret: z.string(),
  expiresAt: instant(),
});

export const registeredAccount = z.object({
  userId: id(),
  registrationStage: registrationStage(),
  verifyStatus: z.nullable(verifyStatus()),
});
export const registerStatus = z.object({
  guest: z.nullable(registeredAccount),
  cast: z.nullable(registeredAccount),
});

export const sessionToken = z.object({
  s_token: z.string(),
  user_type: userType(),
  userId: id(),
  expiresAt: instant(),
  registrationStage: registrationStage(),
  verifyStatus: z.nullable(verifyStatus()),
  /** The number of the last live event of this person: whatever is read from now on is not older, so the socket begins after it. */
  liveSeq: z.int(),
});

/** An open session, as its person sees it. */
export const deviceSession = z.object({
  sessionId: id(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  userType: userType(),
  /** WEB 1, MOBILE 2. */
  platform: z.literal([1, 2]),
  device: z.nullable(z.enum(DEVICES)),
  browser: z.nullable(z.enum(BROWSERS)),
  /** Whether it was last used in the network from which this call comes; null: not known. Places are not known at all. */
  isSameNetwork: z.nullable(z.boolean()),
  signedInAt: instant(),
  /** To a quarter of an hour. */
  lastUsedAt: instant(),
});
export type DeviceSession = z.output<typeof deviceSession>;
