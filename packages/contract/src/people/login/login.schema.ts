import * as z from 'zod/mini';
import { id, instant, listOf, token } from '@yoimachi/contract/common';

/** Base64url, as WebAuthn's JSON forms carry bytes. */
const bytes = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = () => bytes(1400);
const transport = () => z.string().check(z.regex(/^[a-z-]{1,20}$/));
const publicKey = () => z.literal('public-key');

/** Where the browser goes, and what it alone keeps until it comes back. */
export const lineStart = z.object({ url: z.string(), secret: z.string() });
export const lineReturn = {
  state: token(200),
  code: token(2000),
  /** From those providers that name themselves. */
  iss: z.optional(token(500)),
  secret: token(200),
};

export const passkey = z.object({
  id: id(),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
});
export const waysIn = z.object({
  /** 090-****-5678; null until a number is verified. */
  phone: z.nullable(z.string()),
  line: z.nullable(z.object({ name: z.nullable(z.string()), linkedAt: instant() })),
  /** PHONE 1, LINE 2. */
  contactMethod: z.literal([1, 2]),
  passkeys: z.array(passkey),
});

export const settingsInBrief = z.object({
  phone: waysIn.shape.phone,
  contactMethod: waysIn.shape.contactMethod,
  isLineLinked: z.boolean(),
  passkeyCount: z.int(),
});

/** What `navigator.credentials.create` is asked, in its JSON form. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: listOf({ alg: z.int(), type: publicKey() }),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: listOf({
    id: z.string(),
    type: publicKey(),
    transports: z.optional(z.array(z.string())),
  }),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
/** What `navigator.credentials.get` is asked. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** What an authenticator answers, as `toJSON()` of the credential gives it. */
export const createdCredential = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: publicKey(),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(transport()).check(z.maxLength(10))),
  }),
});
export const usedCredential = z.object({
  id: credentialId(),
  rawId: credentialId(),
  type: publicKey(),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(10_000),
    userHandle: z.optional(bytes(200)),
  }),
});
