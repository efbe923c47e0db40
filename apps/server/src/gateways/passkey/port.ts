import type { createdCredential, creationOptions, usedCredential } from '@yoimachi/contract/login';
import type * as z from 'zod/mini';

export type CreationOptions = z.output<typeof creationOptions>;
export type CreatedCredential = z.output<typeof createdCredential>;
export type UsedCredential = z.output<typeof usedCredential>;

/** Who is asked for a new passkey, and with what. */
export interface NewPasskeyOrder {
  readonly rpId: string;
  readonly rpName: string;
  /** What the authenticator keeps instead of a person's id. */
  readonly userHandle: Buffer;
  /** What it shows of her. */
  readonly label: string;
  readonly challenge: Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
  readonly present: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** What an answer must have been made for. */
export interface Expected {
  readonly rpId: string;
  readonly origin: string;
  /** Takes the challenge that the answer names; false where it is none of ours. */
  readonly takeChallenge: (challenge: string) => Promise<boolean>;
}

interface PublicPasskey {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** WebAuthn: discoverable credentials, the person always recognised by her device. */
export interface Passkeys {
  creationOptions(order: NewPasskeyOrder): Promise<CreationOptions>;
  /** The passkey that was made; throws for whatever is wrong with the answer. */
  created(answer: CreatedCredential, expected: Expected): Promise<PublicPasskey>;
  /** How often the authenticator says it was used; throws for whatever is wrong with the answer. */
  used(answer: UsedCredential, passkey: PublicPasskey, expected: Expected): Promise<number>;
}
