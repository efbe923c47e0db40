import { sql } from 'kysely';
import { oneOf, type Trx } from '#platform/database';

/** Writes where casts stand in the order of recommendation; who stands there already is not touched. Their rows are locked in the order of ids. */
export async function placeCasts(
  trx: Trx,
  places: readonly { readonly castId: string; readonly place: number }[],
): Promise<void> {
  await sql`
    with locked as materialized (
      select c.id, p.place from cast_member c
      join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p ("castId" uuid, place integer) on p."castId" = c.id
      where c.id = ${oneOf(places.map(({ castId }) => castId))} and c.recommendation <> p.place
      order by c.id for no key update of c)
    update cast_member c set recommendation = l.place from locked l where c.id = l.id`.execute(trx);
}
