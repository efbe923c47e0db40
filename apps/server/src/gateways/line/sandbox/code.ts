import { createHash } from 'node:crypto';
import type { Crypto } from '#platform/crypto';

/** PKCE, S256. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** What is stored of a code. */
export const codeHash = (crypto: Crypto, code: string): Buffer =>
  crypto.hashSecret(code, 'sandbox-line-code');
