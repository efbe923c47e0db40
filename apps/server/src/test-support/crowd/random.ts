import { sql, type RawBuilder } from 'kysely';

export type Sql = RawBuilder<unknown>;

/** The id of the n-th of a kind, in the form of a version 7 UUID. */
export const idOf = (kind: string, n: Sql): Sql =>
  sql`overlay(overlay(md5(${kind}::text || (${n})::text) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** The same, made at an instant: later ones are greater, as those the product makes. */
export const idAt = (kind: string, n: Sql, at: Sql): Sql =>
  sql`overlay(overlay(overlay(md5(${kind}::text || (${n})::text)
    placing lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') from 1 for 12)
    placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`;

/** Random numbers that depend on nothing but the seed, on a number and on what they are for. */
export interface Chance {
  /** From 0 to 1, 1 excluded. */
  of(n: Sql, what: number): Sql;
  /** A whole number from `from` to `to`. */
  int(n: Sql, what: number, from: number, to: number): Sql;
  /** From 1 to `count`, low numbers more often: the first is drawn as often as `count ** (1 / 3)` of the average ones. */
  popular(n: Sql, what: number, count: number): Sql;
  /** One element of an array. */
  pick(n: Sql, what: number, array: readonly (string | number)[], type: 'text' | 'int'): Sql;
}

/** What may be drawn for one number. */
const PURPOSES = 1_000;

export function chanceOf(seed: number): Chance {
  const of = (n: Sql, what: number) =>
    sql`((hashint8extended((${n})::bigint, ${seed * PURPOSES + what}::bigint) & 9007199254740991)::float8 / 9007199254740992::float8)`;
  const int = (n: Sql, what: number, from: number, to: number) =>
    sql`(${from}::int + floor(${of(n, what)} * ${to - from + 1}::int)::int)`;
  return {
    of,
    int,
    popular: (n, what, count) => sql`(1 + floor(${count}::int * power(${of(n, what)}, 1.5))::int)`,
    pick: (n, what, array, type) =>
      sql`(${[...array]}::${sql.raw(type)}[])[${int(n, what, 1, array.length)}]`,
  };
}
