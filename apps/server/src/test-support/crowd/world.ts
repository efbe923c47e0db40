import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import type { Chance, Sql } from './random.ts';

/** How many of everything, and when. The same size gives the same rows. */
export interface CrowdSize {
  readonly casts: number;
  readonly guests: number;
  /** Bookings of the past; the open ones come on top. */
  readonly bookings: number;
  /** Rows of the journal: what the bookings leave to this number are gifts. At least the bookings' own. */
  readonly transfers?: number;
  /** Confirmed meetings tomorrow, each due for its reminder at noon today: at most one a guest and two a cast, none of the guests kept for the focus. */
  readonly tomorrow?: number;
  readonly seed?: number;
  readonly now: Date;
  /** A guest and a cast who exist already, the guest with a wallet: they get 2,000 past bookings each and a booking on each coming day. */
  readonly focus?: { readonly guestId: string; readonly castId: string };
}

export interface World {
  readonly trx: Trx;
  readonly chance: Chance;
  readonly size: CrowdSize;
  readonly today: Day;
  readonly now: Sql;
}

/** An instant of the product's day: `minutes` after 00:00 in Tokyo. */
export const instant = (day: Sql, minutes: Sql): Sql =>
  sql`((${day}::timestamp + (${minutes}) * interval '1 minute') at time zone 'Asia/Tokyo')`;

/** A table for the rest of the transaction, with the statistics that the next statements are planned by. */
export async function createTemporary(trx: Trx, name: string, rows: Sql): Promise<void> {
  await sql`create temporary table ${sql.id(name)} on commit drop as ${rows}`.execute(trx);
  await sql`analyze ${sql.id(name)}`.execute(trx);
}
