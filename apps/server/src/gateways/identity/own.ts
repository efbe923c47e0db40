import type { Clock } from '#platform/clock';
import { createTokenSigner, type Crypto } from '#platform/crypto';
import type { IdentityTokens } from './port.ts';

/** The provider's usual identity token lifetime. */
const LIFE_MINUTES = 60;

/** Identity tokens signed by the product itself, with a key of their own. */
export function ownTokens(crypto: Crypto, clock: Clock): IdentityTokens {
  const signer = createTokenSigner<{ sub: string; gid: string }>(
    crypto.deriveKey('identity-token'),
    clock,
    'identity',
  );
  return {
    issue: ({ identityId, grantId }) => signer.sign({ sub: identityId, gid: grantId }, LIFE_MINUTES),
    async verify(token) {
      const verified = await signer.verify(token);
      if (verified.state !== 'valid') return verified;
      return { state: 'valid', identityId: verified.claims.sub, grantId: verified.claims.gid };
    },
    // A token is all there is.
    forget: () => Promise.resolve(),
  };
}
