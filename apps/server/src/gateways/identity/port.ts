/** Who somebody is, as the identity provider says: a person, and the browser he or she signed in with. */
export interface SignedIn {
  readonly identityId: string;
  readonly grantId: string;
}

type VerifiedIdentity = ({ readonly state: 'valid' } & SignedIn) | { readonly state: 'expired' | 'invalid' };

/** The identity provider's tokens (`firebase_token`). */
export interface IdentityTokens {
  issue(signedIn: SignedIn): Promise<{ token: string; expiresAt: Date }>;
  /** Never throws: what cannot be read is invalid. */
  verify(token: string): Promise<VerifiedIdentity>;
}
