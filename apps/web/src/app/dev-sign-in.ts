import { redirect } from '@tanstack/react-router';
import { isSuspended } from '#lib/api-error.ts';
import { now } from '#lib/clock.ts';
import { openSession } from '#lib/session.ts';
import type { Session, UserType } from '#lib/session-storage.ts';
import { suspendedSearch } from './entry-search.ts';

/**
 * Signs this tab in with a one-time grant of the development page. Outside development the server has no such address, and this returns
 * null. Who is suspended is led to the screen that says so.
 */
export async function signInWithGrant(grant: string): Promise<Session | null> {
  const response = await fetch('/dev/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant }),
  });
  if (!response.ok) return null;
  const answer = (await response.json()) as {
    readonly identity_token: string;
    readonly identity_refresh: string;
    readonly user_type: UserType;
  };
  return openSession(
    {
      firebaseToken: answer.identity_token,
      refreshSecret: answer.identity_refresh,
      // Its lifetime is unknown: requested again when first needed.
      expiresAt: now().toISOString(),
    },
    answer.user_type,
  ).catch((error: unknown) => {
    if (!isSuspended(error)) throw error;
    throw redirect({ to: '/authentication/suspended', search: suspendedSearch(error) });
  });
}
