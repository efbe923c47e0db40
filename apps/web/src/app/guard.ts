import type { RegistrationStage } from '@yoimachi/domain/account';
import { redirect } from '@tanstack/react-router';
import { isPhoneCheckDue } from '#lib/api-error.ts';
import { silentSession } from '#lib/session.ts';
import { CAST, GUEST, readEntry, type Session, type UserType } from '#lib/session-storage.ts';
import { checkSearch, entrySearch } from './entry-search.ts';

/** This side's session; null: login required. Leads to the check of the number where that comes first. */
async function sessionOf(userType: UserType, href: string): Promise<Session | null> {
  try {
    return await silentSession(userType);
  } catch (error) {
    if (!isPhoneCheckDue(error)) throw error;
    throw redirect({ to: '/authentication/phone-check', search: checkSearch(userType, href) });
  }
}

/** For `beforeLoad`: this side's session, or a redirect to the login, which leads back to `href`. */
export async function requireSession(userType: UserType, href: string): Promise<Session> {
  const session = await sessionOf(userType, href);
  if (session) return session;
  throw redirect({ to: '/authentication', search: entrySearch(href) });
}

/** A cast's side opens once the four steps are done. Its type keeps the number in step; the stages themselves would come with the base. */
const SUCCESS_STEP: typeof RegistrationStage.SUCCESS_STEP = 4;
export const hasCastSide = (): boolean => Number(readEntry('current_step')) >= SUCCESS_STEP;

/** For screens of both sides. */
export async function requireAnySession(href: string): Promise<Session> {
  const session = (await sessionOf(GUEST, href)) ?? (await sessionOf(CAST, href));
  if (session) return session;
  throw redirect({ to: '/authentication', search: entrySearch(href) });
}
