import { sql, type RawBuilder } from 'kysely';
import { UserType } from '@yoimachi/domain/account';

const TYPE_OF = { string: sql`uuid`, number: sql`bigint` } as const;

/**
 * The right side of `column = …` for the rows with one of these ids; none for an empty list.
 *
 * PostgreSQL never keeps the plan of `= any($1)`. Planning for all values it guesses ten elements, planning for these it counts them: the
 * second always looks cheaper. Of what a subquery makes of the array it guesses ten in both.
 */
export function oneOf<Id extends string | number>(ids: readonly Id[]): RawBuilder<Id> {
  const type = TYPE_OF[typeof ids[0] === 'number' ? 'number' : 'string'];
  return ids.length === 1 ? sql`${ids[0]}::${type}` : sql`any (array(select unnest(${[...ids]}::${type}[])))`;
}

/** How SQL tells accounts apart: part of its text, so that a plan may use what it says, and never a parameter. */
export const GUEST = sql.lit(UserType.GUEST);
export const CAST = sql.lit(UserType.CAST);
