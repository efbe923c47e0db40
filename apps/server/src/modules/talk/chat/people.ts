import { UserType } from '@yoimachi/domain/account';
import type { Role } from '@yoimachi/domain/booking';
import type { Principal } from '#platform/http';

/** The two of a conversation. */
export interface Pair {
  readonly guestId: string;
  readonly castId: string;
}

/** The two, from where one of them stands. */
export interface Side extends Pair {
  readonly role: Role;
  readonly accountId: string;
  readonly friendId: string;
}

export const roleOf = ({ userType }: Pick<Principal, 'userType'>): Role =>
  userType === UserType.GUEST ? 'guest' : 'cast';

export function sideOf(principal: Pick<Principal, 'userType' | 'accountId'>, friendId: string): Side {
  const { accountId } = principal;
  const role = roleOf(principal);
  const [guestId, castId] = role === 'guest' ? [accountId, friendId] : [friendId, accountId];
  return { role, accountId, friendId, guestId, castId };
}
