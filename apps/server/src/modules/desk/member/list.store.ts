import { sql, type RawBuilder } from 'kysely';
import { AgeStatus } from '@yoimachi/domain/account';
import type { MemberAgeState, MemberState } from '@yoimachi/domain/member';
import { allRows, CAST, GUEST, PLAN_ANEW, type Db } from '#platform/database';

export interface MemberFilter {
  readonly side?: 'GUEST' | 'CAST' | undefined;
  readonly castClass?: 'REGULAR' | 'PREMIUM' | 'SUPER_PREMIUM' | undefined;
  readonly ageState?: MemberAgeState | undefined;
  readonly state?: MemberState | undefined;
  readonly prefecture?: number | undefined;
  readonly district?: string | undefined;
  /** Ids from the first one on, up to the second one: the product's ids are in the order in which it made them. */
  readonly fromId?: string | undefined;
  readonly beforeId?: string | undefined;
  /** Folded. */
  readonly words: readonly string[];
}

type Condition = RawBuilder<unknown>;

/**
 * Ids of members, the newest first. Guests and casts are each read along an index of their own, no further than a page.
 */
export async function pageOfMembers(
  db: Db,
  filter: MemberFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const sides = [ofGuests(filter), ofCasts(filter)].filter((side) => side !== null);
  if (sides.length === 0) return [];
  const pages = sides.map(({ from, id, conditions }) => {
    const all = [
      ...conditions,
      ...ofIds(filter, id),
      ...(after === null ? [] : [sql`${id} < ${after}::uuid`]),
    ];
    const where = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
    return sql`(select ${id} as id ${from} ${where} order by ${id} desc limit ${sql.lit(limit)})`;
  });
  // Which filters are few and which are many differs from one list to the next.
  const rows = await allRows<{ id: string }>(db)`${sql.raw(PLAN_ANEW)}
    select id from (${sql.join(pages, sql` union all `)}) m order by id desc limit ${sql.lit(limit)}`;
  return rows.map((row) => row.id);
}

interface Side {
  readonly from: Condition;
  readonly id: Condition;
  readonly conditions: readonly Condition[];
}

const ofIds = ({ fromId, beforeId }: MemberFilter, id: Condition): Condition[] => [
  ...(fromId === undefined ? [] : [sql`${id} >= ${fromId}::uuid`]),
  ...(beforeId === undefined ? [] : [sql`${id} < ${beforeId}::uuid`]),
];

/** What only the account knows. */
const ACCOUNT_STATES: Partial<Record<MemberState, Condition>> = {
  SUSPENDED: sql`a.suspended_at is not null`,
  LEFT: sql`a.left_at is not null`,
};

/** A check that is read or waits for an operator. */
const waiting = (id: Condition) =>
  sql`${id} in (select k.account_id from age_check k where k.state in ('READING', 'WAITING'))`;

const GUEST_AGES: Record<MemberAgeState, Condition> = {
  UNCHECKED: sql`g.age_checked_at is null and g.age_refused_at is null and not exists
    (select from age_check k where k.account_id = g.id and k.state in ('READING', 'WAITING'))`,
  WAITING: sql`g.age_checked_at is null and ${waiting(sql`g.id`)}`,
  CHECKED: sql`g.age_checked_at is not null`,
  REFUSED: sql`g.age_refused_at is not null`,
};

/** What is asked of casts alone leaves guests out. */
function ofGuests(filter: MemberFilter): Side | null {
  const { side, castClass, prefecture, district, state, ageState, words } = filter;
  const isOfCasts = castClass ?? prefecture ?? district;
  if (side === 'CAST' || isOfCasts !== undefined || state === 'PAUSED') return null;
  const account = state && ACCOUNT_STATES[state];
  return {
    from: account
      ? sql`from guest g join account a on a.id = g.id and a.user_type = ${GUEST}`
      : sql`from guest g`,
    id: sql`g.id`,
    conditions: [
      ...(account ? [account] : []),
      ...(ageState ? [GUEST_AGES[ageState]] : []),
      ...words.map((word) => holds(sql`nickname_key(g.nickname)`, word)),
    ],
  };
}

const CAST_AGES: Record<Exclude<MemberAgeState, 'REFUSED'>, Condition> = {
  UNCHECKED: sql`c.verify_status = ${sql.lit(AgeStatus.NONE)}`,
  WAITING: sql`c.verify_status = ${sql.lit(AgeStatus.PENDING)}`,
  CHECKED: sql`c.verify_status = ${sql.lit(AgeStatus.VERIFIED)}`,
};

function ofCasts(filter: MemberFilter): Side | null {
  const { side, castClass, prefecture, district, state, ageState, words } = filter;
  // A refused document of hers can be followed by another one.
  if (side === 'GUEST' || ageState === 'REFUSED') return null;
  const account = state && ACCOUNT_STATES[state];
  return {
    from: account
      ? sql`from cast_member c join account a on a.id = c.id and a.user_type = ${CAST}`
      : sql`from cast_member c`,
    id: sql`c.id`,
    conditions: [
      ...(account ? [account] : []),
      ...(state === 'PAUSED' ? [sql`c.paused_at is not null`] : []),
      ...(castClass === undefined ? [] : [sql`c.cast_class || '' = ${castClass}`]),
      ...(prefecture === undefined ? [] : [sql`c.prefecture + 0 = ${prefecture}::integer`]),
      ...(district === undefined ? [] : [sql`c.district || '' = ${district}`]),
      ...(ageState ? [CAST_AGES[ageState]] : []),
      ...(words.length === 0 ? [] : [ofWords(words)]),
    ],
  };
}

/** There is an index of those whom search shows, and one of the others. */
function ofWords(words: readonly string[]): Condition {
  const all = sql.join(
    words.map((word) => holds(sql`c.search_text`, word)),
    sql` and `,
  );
  return sql`(c.listed and ${all} or not c.listed and ${all})`;
}

/** The first condition is redundant; it is what lets the index be used. */
const holds = (text: Condition, word: string): Condition =>
  sql`search_grams(${text}) @> search_grams(${word}) and ${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
