import type { UserType } from '@yoimachi/domain/account';
import type { Database, Db, Trx } from '#platform/database';
import type { Crypto } from '#platform/crypto';

export { ALL_OF_ONE, deletesOld, deletesOwn, ownRows } from './own.store.ts';

/** Whose data it is: one account of a person. */
export interface DataOwner {
  readonly accountId: string;
  readonly identityId: string;
  readonly userType: UserType;
}

/** What a table's module does with it, where its manifest says that something of it is exported or erased. */
export interface PersonalTable {
  /** What the owner is given, as plain rows; binary data only as text. */
  readonly exported?: (db: Db, owner: DataOwner, crypto: Crypto) => Promise<readonly object[]>;
  /** What goes 90 days after leaving. Done again it changes nothing. */
  readonly erased?: (trx: Trx, owner: DataOwner, tools: Erasing) => Promise<unknown>;
  /** What goes with age, so many rows at a time; returns how many went. */
  readonly aged?: (db: Db, now: Date, limit: number) => Promise<number>;
  /** Where else it is erased. */
  readonly elsewhere?: string;
}

export interface Erasing {
  readonly crypto: Crypto;
  readonly at: Date;
}

export type PersonalTables = Readonly<Partial<Record<keyof Database, PersonalTable>>>;

const DAY_MS = 86_400_000;
/** The longest that records of sign-ins and attempts are kept (rules.md 10). */
export const sixMonthsBefore = (now: Date): Date => new Date(now.getTime() - 183 * DAY_MS);
export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS);

/** What a free text that must not be empty becomes. */
export const ERASED_TEXT = '-';
