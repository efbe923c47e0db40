/** Who somebody is according to the identity provider: a person, and the browser used to sign in. */
export interface SignedIn {
  readonly identityId: string;
  readonly grantId: string;
}

type VerifiedIdentity = ({ readonly state: 'valid' } & SignedIn) | { readonly state: 'expired' | 'invalid' };

/** The identity provider's tokens (`firebase_token`). */
export interface IdentityTokens {
  issue(signedIn: SignedIn): Promise<{ token: string; expiresAt: Date }>;
  /** Never throws: a token that cannot be read is invalid. */
  verify(token: string): Promise<VerifiedIdentity>;
}
