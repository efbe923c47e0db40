import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '#platform/clock';

export type VerifiedToken<Claims> =
  | { readonly state: 'valid'; readonly claims: Claims; readonly expiresAt: Date }
  | { readonly state: 'expired' | 'invalid' };

export interface TokenSigner<Claims extends object> {
  /** A signed token that expires `ttlMinutes` from now. */
  sign(claims: Claims, ttlMinutes: number): Promise<{ token: string; expiresAt: Date }>;
  verify(token: string): Promise<VerifiedToken<Claims>>;
}

const REMEMBERED_TOKENS = 10_000;

/**
 * Signs and checks tokens of one kind (HS256). `audience` keeps kinds apart even under one key; expiry is checked against the
 * product's clock. Signatures once verified are cached, since a client sends the same token with every call.
 */
export function createTokenSigner<Claims extends object>(
  key: Uint8Array,
  clock: Clock,
  audience: string,
): TokenSigner<Claims> {
  const seen = new Map<string, { claims: Claims; expiresAt: Date }>();
  async function check(token: string): Promise<VerifiedToken<Claims>> {
    try {
      const { payload } = await jwtVerify(token, key, {
        audience,
        algorithms: ['HS256'],
        currentDate: clock.now(),
        requiredClaims: ['exp'],
      });
      const known = { claims: payload as Claims, expiresAt: new Date(Number(payload.exp) * 1000) };
      if (seen.size >= REMEMBERED_TOKENS) seen.clear();
      seen.set(token, known);
      return { state: 'valid', ...known };
    } catch (error) {
      return { state: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }
  return {
    async sign(claims, ttlMinutes) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = issuedAt + ttlMinutes * 60;
      const token = await new SignJWT({ ...claims } as JWTPayload)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt: new Date(expiresAt * 1000) };
    },
    async verify(token) {
      const known = seen.get(token);
      if (!known) return check(token);
      if (clock.now() < known.expiresAt) return { state: 'valid', ...known };
      seen.delete(token);
      return { state: 'expired' };
    },
  };
}
