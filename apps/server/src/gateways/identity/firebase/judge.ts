import * as z from 'zod/mini';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { SignedIn } from '../port.ts';

/** What only a custom token of this server gives: anybody may sign up at a project by other ways, and becomes nobody here. */
const claims = z.object({
  uid: z.uuid(),
  gid: z.uuid(),
  firebase: z.object({ sign_in_provider: z.literal('custom') }),
});

export function signedInOf(decoded: DecodedIdToken): SignedIn | null {
  const read = claims.safeParse(decoded);
  return read.success ? { identityId: read.data.uid, grantId: read.data.gid } : null;
}

const REFUSALS: ReadonlySet<string> = new Set([
  'auth/argument-error',
  'auth/id-token-revoked',
  'auth/invalid-argument',
  'auth/user-disabled',
  'auth/user-not-found',
]);
/** How the SDK words it when Google's keys did not come; its code for that is the one of a wrong signature. */
const NO_KEYS = /fetching public keys|while making request/i;

/** What a failed verification means: the token's fault, or that Google could not be asked. */
export function judge(error: unknown): 'away' | 'expired' | 'invalid' {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (code === 'auth/id-token-expired') return 'expired';
  if (NO_KEYS.test(String(message))) return 'away';
  // Text that is no JWT at all is reported as an internal error.
  if (code === 'auth/internal-error' && /decod|json|token/i.test(String(message))) return 'invalid';
  return typeof code === 'string' && REFUSALS.has(code) ? 'invalid' : 'away';
}
