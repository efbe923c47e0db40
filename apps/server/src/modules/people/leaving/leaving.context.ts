import type { UserType } from '@yoimachi/domain/account';
import type { AppContext } from '#platform/module';

export type LeavingContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'log'>;

/** Who leaves, or thinks about it. */
export interface Leaver {
  readonly accountId: string;
  readonly userType: UserType;
}
