import { AUTH_CODE, type AuthCode } from '@yoimachi/contract/errors';
import type { Caller } from '@yoimachi/contract/route';
import { UserType } from '@yoimachi/domain/account';
import { fail, ok, type AuthFailure, type Failure, type Result } from '@yoimachi/domain/result';
import { VIEW_TOKEN } from '@yoimachi/domain/viewing';
import type { Principal } from './call.ts';

/** A failure that is answered as 401 with this number (rules.md 2): 10 expired, 20 suspended, 21 session ended; of 20, why. */
export const unauthenticated = (code: AuthCode, reason?: string) =>
  fail('UNAUTHENTICATED', undefined, { authCode: code, ...(reason !== undefined && { reason }) });

/** The number of a failure made by `unauthenticated`. */
export const authCodeOf = (failure: Failure): AuthCode => failure.details?.['authCode'] as AuthCode;

/** How the account feature admits callers. */
export interface Access {
  /** Who a Bearer `s_token` belongs to; fails with `unauthenticated(...)`. */
  authenticate(token: string): Promise<Result<Principal, AuthFailure>>;
  /** Whether a session is still open and its account active; rechecked regularly for open sockets. */
  isSessionOpen(sessionId: string): Promise<boolean>;
}

/** How operators are admitted who look at the product as a member sees it. Whoever is given no such door lets none of them in. */
export interface Views {
  /** Whom the token of a view shows; fails with `unauthenticated(...)`. */
  find(token: string): Promise<Result<Principal, AuthFailure>>;
  /** Whether this call is answered there. */
  isShown(call: string): boolean;
}

const USER_TYPE_OF: Partial<Record<Caller, number>> = { guest: UserType.GUEST, cast: UserType.CAST };

/** Checks the header `Authorization: Bearer …` against the allowed callers. `open` and `identity` need none. */
export async function admit(
  who: Caller,
  header: string | undefined,
  access: Access,
  views?: Views,
): Promise<Result<Principal | null, AuthFailure | 'FORBIDDEN'>> {
  if (who === 'open' || who === 'identity') return ok(null);
  if (who === 'operator') return fail('FORBIDDEN');
  const token = /^Bearer ([\w.-]{1,4000})$/.exec(header ?? '')?.[1];
  if (token === undefined) return unauthenticated(AUTH_CODE.EXPIRED);
  const found = await (views && VIEW_TOKEN.test(token) ? views.find(token) : access.authenticate(token));
  if (!found.ok) return found;
  const needed = USER_TYPE_OF[who];
  return needed === undefined || found.value.userType === needed ? found : fail('FORBIDDEN');
}
