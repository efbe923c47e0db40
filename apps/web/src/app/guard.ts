import { redirect } from '@tanstack/react-router';
import { silentSession } from '#lib/session.ts';
import { CAST, GUEST } from '#lib/session-storage.ts';
import type { Session, UserType } from '#lib/session-storage.ts';
import { entrySearch } from './entry-search.ts';

/** For `beforeLoad`: this side's session, or a redirect to the login, which leads back to `href`. */
export async function requireSession(userType: UserType, href: string): Promise<Session> {
  const session = await silentSession(userType);
  if (session) return session;
  throw redirect({ to: '/authentication', search: entrySearch(href) });
}

/** For screens of both sides. */
export async function requireAnySession(href: string): Promise<Session> {
  const session = (await silentSession(GUEST)) ?? (await silentSession(CAST));
  if (session) return session;
  throw redirect({ to: '/authentication', search: entrySearch(href) });
}
