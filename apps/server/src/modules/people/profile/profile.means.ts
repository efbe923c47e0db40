import type { Day } from '@yoimachi/domain/time';
import type { IdentityTokens } from '#gateways/identity/port.ts';
import type { MailGateway } from '#gateways/mail/port.ts';
import type { Db, Trx } from '#platform/database';

/** Days that follow a cast to another store. */
export interface MovedDays {
  readonly castId: string;
  readonly from: Day;
  /** Names of the store she leaves and of the one she enters. */
  readonly oldBar: string;
  readonly newBar: string;
  readonly at: Date;
}

/** What the composition root hands in. */
export interface ProfileMeans {
  readonly mail: MailGateway;
  readonly identityTokens: IdentityTokens;
  /** Locks her coming days and gives each a new version, so that nobody asks for one by what it was. */
  readonly moveDays: (trx: Trx, days: MovedDays) => Promise<unknown>;
  /** What a cast has earned and not been paid, in points. */
  readonly readReward: (db: Db, castId: string) => Promise<number>;
}
