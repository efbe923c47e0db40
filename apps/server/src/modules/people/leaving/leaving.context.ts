import type { LeavingPreview } from '@yoimachi/contract/leaving';
import type { UserType } from '@yoimachi/domain/account';
import type { LeavingFacts } from '@yoimachi/domain/leaving';
import type { Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import type { AppContext } from '#platform/module';

/** Who leaves, or thinks about it. */
export interface Leaver {
  readonly accountId: string;
  readonly userType: UserType;
}

/** What leaving would do to somebody's points. */
export interface MoneyWeighed
  extends Pick<LeavingPreview, 'lapsingPoints' | 'lots' | 'payoff'>, Pick<LeavingFacts, 'bankAccount'> {
  /** Brings them to nothing so, in the same transaction; LEAVING_CHANGED when that is no longer what happens. */
  readonly settle: () => Promise<Result<undefined, 'LEAVING_CHANGED'>>;
}

/** What the wing above hands in. */
export interface LeavingMeans {
  readonly weighMoney: (
    trx: Trx,
    context: Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'log'>,
    leaver: Leaver,
    at: Date,
  ) => Promise<MoneyWeighed>;
}

export type LeavingContext = LeavingMeans & Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'log'>;
