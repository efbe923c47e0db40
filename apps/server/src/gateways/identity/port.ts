/** Who somebody is according to the identity provider: a person, and the browser used to sign in. */
export interface SignedIn {
  readonly identityId: string;
  readonly grantId: string;
}

type VerifiedIdentity = ({ readonly state: 'valid' } & SignedIn) | { readonly state: 'expired' | 'invalid' };

/**
 * The identity provider's tokens (`firebase_token`). A provider outside throws ToldFailure while it cannot be asked, and where it lets a
 * person in no more.
 */
export interface IdentityTokens {
  issue(signedIn: SignedIn): Promise<{ token: string; expiresAt: Date }>;
  /** A token that cannot be read is invalid, whatever it is. */
  verify(token: string): Promise<VerifiedIdentity>;
  /** Whoever left is forgotten: what the provider keeps of the person goes. Again it changes nothing. */
  forget(identityId: string): Promise<void>;
}
