import type { ApiError } from '#lib/api-error.ts';
import { GUEST, type UserType } from '#lib/session-storage.ts';

interface EntrySearch {
  /** Where the login leads to. */
  readonly next: string;
  readonly as?: 'guest' | 'cast';
}

/** How the login is opened for somebody who wanted `href`: an address of one side leaves no choice between guest and cast. */
export function entrySearch(href: string): EntrySearch {
  const side = /^\/(guest|cast)(?![^/?#])/.exec(href)?.[1];
  return side === 'guest' || side === 'cast' ? { next: href, as: side } : { next: href };
}

/** How the screen is opened that says why nothing opens any more. */
export const suspendedSearch = ({ details: { reason } }: ApiError): { readonly reason?: string } =>
  typeof reason === 'string' ? { reason } : {};

/** How the check of a number is opened for somebody who wanted `href`. */
export const checkSearch = (userType: UserType, href: string): Required<EntrySearch> => ({
  next: href,
  as: userType === GUEST ? 'guest' : 'cast',
});
