import { UserType } from '@yoimachi/domain/account';
import type { GroupSide } from '@yoimachi/domain/group';
import type { Principal } from '#platform/http';

/** Whose groups they are. */
export interface Owner {
  readonly accountId: string;
  readonly side: GroupSide;
}

export const ownerOf = ({ accountId, userType }: Principal): Owner => ({
  accountId,
  side: userType === UserType.CAST ? 'cast' : 'guest',
});
