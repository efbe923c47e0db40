import { sql } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import type { Db } from '#platform/database';

/** More people than this have no name in common that anybody says. */
const MOST = 50;

const idsOf = async (
  query: Promise<{ readonly rows: readonly { readonly id: string }[] }>,
): Promise<string[]> => (await query).rows.map(({ id }) => id);

/** Also of those who left, as long as their number is kept. */
export const accountsByPhone = (db: Db, index: Buffer): Promise<string[]> =>
  idsOf(
    sql<{ id: string }>`select a.id from identity i join account a on a.identity_id = i.id
      where i.phone_index = ${index} order by a.id`.execute(db),
  );

/** By legal name, or by its kana. */
export const accountsByName = (db: Db, index: Buffer): Promise<string[]> =>
  idsOf(
    sql<{ id: string }>`
      select cast_id as id from cast_private where name_index = ${index}
      union select cast_id from cast_private where kana_index = ${index} order by id limit ${sql.lit(MOST)}`.execute(
      db,
    ),
  );

/** By the mail of the registration, or the one notices go to. */
export const accountsByMail = (db: Db, index: Buffer): Promise<string[]> =>
  idsOf(
    sql<{ id: string }>`
      select cast_id as id from cast_private where mail_index = ${index}
      union select account_id from notification_mail where mail_index = ${index} order by id limit ${sql.lit(MOST)}`.execute(
      db,
    ),
  );

export async function accountsByNumber(db: Db, number: number, userType: UserType | null): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'user_type'])
    .where('number', '=', number)
    .execute();
  return rows.filter((row) => userType === null || row.user_type === userType).map(({ id }) => id);
}

/** The guest and the casts of a booking. */
export const accountsByBooking = (db: Db, number: string): Promise<string[]> =>
  idsOf(
    sql<{ id: string }>`select b.guest_id as id from booking b where b.number = ${number}
      union select p.cast_id from booking b join participation p on p.booking_id = b.id where b.number = ${number}`.execute(
      db,
    ),
  );

/** Whose account, purchase or payoff an id is; a booking's are found by its number. */
export const accountsById = (db: Db, id: string): Promise<string[]> =>
  idsOf(
    sql<{ id: string }>`select a.id from account a where a.id = ${id}
      union select p.guest_id from purchase p where p.id = ${id}
      union select o.cast_id from payoff o where o.id = ${id}`.execute(db),
  );
