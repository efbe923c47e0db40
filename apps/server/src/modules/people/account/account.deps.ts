import type { Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import type { BotCheck } from '#gateways/bot-check/port.ts';
import type { IdentityTokens } from '#gateways/identity/port.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import type { TokenSigner } from '#platform/crypto';
import type { Trx } from '#platform/database';
import type { AppContext } from '#platform/module';

/** What an `s_token` says. */
export interface SessionClaims {
  readonly sid: string;
  readonly user_id: string;
}

/** What an account is registered with. */
export interface Registered {
  readonly nickname: string;
  readonly birthday: Day | null;
}

/** What the profiles of guests and casts do for accounts. */
export interface Profiles {
  openGuest(trx: Trx, accountId: string): Promise<void>;
  openCast(trx: Trx, accountId: string, at: Date): Promise<void>;
  saveGuestBirthday(
    trx: Trx,
    guestId: string,
    birthday: Day,
    at: Date,
  ): Promise<Result<unknown, 'AGE_UNDER_18' | 'BIRTHDAY_FIXED'>>;
  /** False: another one is registered for good. */
  saveCastBirthday(trx: Trx, castId: string, birthday: Day): Promise<boolean>;
  /** What accounts are registered with; asked of who comes back after a long time. */
  registeredOf(trx: Trx, accountIds: readonly string[]): Promise<readonly Registered[]>;
}

/** Where the points of guests and casts are. */
export interface Purses {
  openGuest(trx: Trx, accountId: string): Promise<void>;
  openCast(trx: Trx, accountId: string): Promise<void>;
}

/** What the composition root hands in. */
export interface AccountMeans {
  readonly profiles: Profiles;
  readonly purses: Purses;
  readonly sms: SmsGateway;
  readonly botCheck: BotCheck;
  readonly identityTokens: IdentityTokens;
}

/** What the account commands work with. */
export interface AccountDeps
  extends AccountMeans, Pick<AppContext, 'db' | 'clock' | 'ids' | 'crypto' | 'config' | 'log'> {
  readonly sessionTokens: TokenSigner<SessionClaims>;
}
