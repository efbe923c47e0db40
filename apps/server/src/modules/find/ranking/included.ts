import { sql, type RawBuilder } from 'kysely';

/** Whether the cast of an entry stands in rankings at a time: not while an operator has taken her out. */
export const isIncluded = (castId: RawBuilder<unknown>, at: Date): RawBuilder<boolean> =>
  sql<boolean>`${castId} <> all (array(select cast_id from ranking_exclusion
    where lifted_at is null and from_at <= ${at} and (until_at is null or until_at > ${at})))`;
