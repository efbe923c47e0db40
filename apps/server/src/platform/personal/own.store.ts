import { sql, type Selectable } from 'kysely';
import { fieldOf, PLAN_ANEW, type Database } from '#platform/database';
import type { DataOwner, PersonalTable } from './index.ts';

type Table = keyof Database;
type Column<Of extends Table> = keyof Selectable<Database[Of]> & string;
/** A column, which is given under its own name (`sent_at` as `sentAt`) or another one: `created_at as sentAt`. */
type Given<Of extends Table> = Column<Of> | `${Column<Of>} as ${string}`;

/** At the front of what reads all that somebody has: one has three rows, another a third of the table, and it is asked once a day at most. */
export const ALL_OF_ONE = sql.raw(PLAN_ANEW);

/** One's own rows of a table as they are given, in an order; `whose`: the column that says whose they are. */
export const ownRows =
  <Of extends Table>(
    table: Of,
    whose: Column<Of>,
    given: readonly Given<Of>[],
    ...order: readonly Column<Of>[]
  ): NonNullable<PersonalTable['exported']> =>
  async (db, owner) => {
    const columns = given.map((each) => {
      const [column = '', name = fieldOf(column)] = each.split(' as ');
      return sql`${sql.ref(column)} as ${sql.ref(name)}`;
    });
    const sorted =
      order.length === 0 ? sql`` : sql`order by ${sql.join(order.map((column) => sql.ref(column)))}`;
    const { rows } = await sql<object>`${ALL_OF_ONE} select ${sql.join(columns)} from ${sql.table(table)}
      where ${isOf(whose, owner)} ${sorted}`.execute(db);
    return rows;
  };

/** Deletes the rows that are about somebody by one of these columns. */
export const deletesOwn =
  <Of extends Table>(table: Of, ...whose: readonly Column<Of>[]): NonNullable<PersonalTable['erased']> =>
  (trx, owner) =>
    sql`delete from ${sql.table(table)} where ${sql.join(
      whose.map((column) => isOf(column, owner)),
      sql` or `,
    )}`.execute(trx);

/** Deletes rows whose time, in a column, lies before what `before` makes of now. How many have become old decides whether an index is worth it. */
export const deletesOld =
  <Of extends Table>(
    table: Of,
    column: Column<Of>,
    before: (now: Date) => Date,
    key: Column<Of> = 'id' as Column<Of>,
  ): NonNullable<PersonalTable['aged']> =>
  async (db, now, limit) => {
    const { numAffectedRows } =
      await sql`${sql.raw(PLAN_ANEW)} delete from ${sql.table(table)} where ${sql.ref(key)} in (
      select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(column)} < ${before(now)} limit ${limit})`.execute(
        db,
      );
    return Number(numAffectedRows);
  };

/** An identity is the person's, everything else an account's. */
const isOf = (column: string, { accountId, identityId }: DataOwner) =>
  sql`${sql.ref(column)} = ${column === 'identity_id' ? identityId : accountId}`;
