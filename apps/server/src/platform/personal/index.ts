import type { UserType } from '@yoimachi/domain/account';
import { sql, type RawBuilder } from 'kysely';
import { PLAN_ANEW, type Database, type Db, type Trx } from '#platform/database';
import type { Crypto } from '#platform/crypto';

/** Whose data it is: one account of a person. */
export interface DataOwner {
  readonly accountId: string;
  readonly identityId: string;
  readonly userType: UserType;
}

/** A statement that is run for the module, or what it does by itself. */
type Said<T> = RawBuilder<unknown> | Promise<T>;

/** What a table's module does with it, where its manifest says that something of it is exported or erased. */
export interface PersonalTable {
  /** What the owner is given, as plain rows; binary data only as text. */
  readonly exported?: (db: Db, owner: DataOwner, crypto: Crypto) => Said<readonly object[]>;
  /** What goes 90 days after leaving. Done again it changes nothing. */
  readonly erased?: (trx: Trx, owner: DataOwner, tools: Erasing) => Said<unknown>;
  /** What goes with age, so many rows at a time; a module by itself returns how many went. */
  readonly aged?: (db: Db, now: Date, limit: number) => Said<number>;
  /** Where else it is erased. */
  readonly elsewhere?: string;
}

export interface Erasing {
  readonly crypto: Crypto;
  readonly at: Date;
}

export type PersonalTables = Readonly<Partial<Record<keyof Database, PersonalTable>>>;

const isStatement = <T>(said: Said<T>): said is RawBuilder<unknown> => 'execute' in said;

/** What an owner is given of a table. */
export async function exportTable(
  { exported }: PersonalTable,
  db: Db,
  owner: DataOwner,
  crypto: Crypto,
): Promise<readonly object[]> {
  const said = exported?.(db, owner, crypto) ?? Promise.resolve([]);
  return isStatement(said) ? ((await said.execute(db)).rows as object[]) : said;
}

/** What of an owner goes from a table. */
export async function eraseTable(
  { erased }: PersonalTable,
  trx: Trx,
  owner: DataOwner,
  tools: Erasing,
): Promise<void> {
  const said = erased?.(trx, owner, tools);
  await (said && isStatement(said) ? said.execute(trx) : said);
}

/** What goes from a table with age; returns how many went. */
export async function ageTable({ aged }: PersonalTable, db: Db, now: Date, limit: number): Promise<number> {
  const said = aged?.(db, now, limit) ?? Promise.resolve(0);
  return isStatement(said) ? Number((await said.execute(db)).numAffectedRows) : said;
}

const DAY_MS = 86_400_000;
/** The longest that records of sign-ins and attempts are kept (rules.md 10). */
export const sixMonthsBefore = (now: Date): Date => new Date(now.getTime() - 183 * DAY_MS);
export const yearBefore = (now: Date): Date => new Date(now.getTime() - 365 * DAY_MS);

/** At the front of what reads all that somebody has: one has three rows, another a third of the table, and it is asked once a day at most. */
export const ALL_OF_ONE = sql.raw(PLAN_ANEW);

/** What a free text that must not be empty becomes. */
export const ERASED_TEXT = '-';
