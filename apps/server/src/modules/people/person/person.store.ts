import { sql } from 'kysely';
import type { MatchDecision, PersonSign } from '@yoimachi/domain/person';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import { allRows, CAST, isThere, run, theRow, theValue, type Db, type Trx } from '#platform/database';

/** The class of the lock under which those who have a sign in common are looked for. */
const SIGN_LOCK = 704;

/** Two who show the same sign at once come one after the other, so that the second finds the first. */
export const lockSign = (trx: Trx, kind: PersonSign, sign: string) =>
  run(trx)`select pg_advisory_xact_lock(${sql.lit(SIGN_LOCK)}, hashtext(${`${kind} ${sign}`}))`;

/** A new identity is one person with itself. */
export async function noteIdentity(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .insertInto('identity_match')
    .values({ identity_id: id, other_id: id, kind: 'PHONE', found_at: at })
    .execute();
}

/** Returns whether the person had not used this device before. */
export async function keepDevice(
  trx: Trx,
  device: { readonly identityId: string; readonly deviceHash: Buffer; readonly at: Date },
): Promise<boolean> {
  const { identityId, deviceHash, at } = device;
  return theValue<boolean>(trx)`
    insert into identity_device (identity_id, device_hash, first_seen_at, seen_at) values (${identityId}, ${deviceHash}, ${at}, ${at})
    on conflict (identity_id, device_hash) do update set seen_at = excluded.seen_at
    returning xmax = 0 as "isNew"`;
}

export interface FoundMatch {
  readonly otherId: string;
  readonly kind: PersonSign;
  /** One of the two is suspended in one of the accounts. */
  readonly isBanned: boolean;
  readonly areBothCasts: boolean;
  /** An identity that was given up for another one of the same person: nothing is left to look into. */
  readonly isClosed: boolean;
}

/** Keeps whom an identity has something in common with; returns those that were not known. */
export const keepMatches = (trx: Trx, identityId: string, at: Date, limit: number) =>
  allRows<FoundMatch>(trx)`
    with found as (select distinct s.other_id, s.kind from shared_sign s where s.identity_id = ${identityId}
        and not exists (select from identity_match m
          where m.identity_id = s.identity_id and m.other_id = s.other_id and m.kind = s.kind)
        limit ${sql.lit(limit)}),
      kept as (insert into identity_match (identity_id, other_id, kind, found_at)
        select ${identityId}::uuid, other_id, kind, ${at}::timestamptz from found
        union all select other_id, ${identityId}::uuid, kind, ${at}::timestamptz from found
        on conflict do nothing)
    select f.other_id as "otherId", f.kind,
      exists (select from account a where a.identity_id in (${identityId}, f.other_id)
        and a.suspended_at is not null) as "isBanned",
      exists (select from account a where a.identity_id = ${identityId} and a.user_type = ${CAST})
        and exists (select from account a where a.identity_id = f.other_id and a.user_type = ${CAST}) as "areBothCasts",
      (select closed_at is not null from identity where id = f.other_id) as "isClosed"
    from found f`;

/** Whether somebody else who is a cast, or was one, has used a device of this identity. */
export const sharesDevice = (db: Db, identityId: string) =>
  isThere(db)`select from same_person s
    where s.identity_id = ${identityId} and s.kind = 'DEVICE'
      and exists (select from account a where a.identity_id = s.other_id and a.user_type = ${CAST} offset 0) limit 1`;

export interface WaitingMatch {
  readonly identityId: string;
  readonly otherId: string;
  readonly kinds: readonly PersonSign[];
  readonly askedAt: Date;
  /** The accounts of either, as an operator names them. */
  readonly accounts: readonly {
    readonly accountId: string;
    readonly isOfOther: boolean;
    readonly userType: 1 | 2;
    readonly nickname: string;
    readonly isSuspended: boolean;
    readonly hasLeft: boolean;
  }[];
}

/** Pairs that are not decided; an identity that was given up is none of them. Each is looked up: as a join all identities would be read. */
const WAITS = sql`m.decision is null and m.identity_id < m.other_id
  and (select i.closed_at from identity i where i.id = m.identity_id) is null
  and (select i.closed_at from identity i where i.id = m.other_id) is null`;

/** What an operator has not decided yet, the oldest first, of all or of those who have this in common. */
export function waitingMatches(
  db: Db,
  limit: number,
  { after = null, kind }: { readonly after?: Place | null; readonly kind?: PersonSign | undefined } = {},
): Promise<WaitingMatch[]> {
  const pair = sql`m.identity_id || '_' || m.other_id`;
  return allRows<WaitingMatch>(db)`
    select m.identity_id as "identityId", m.other_id as "otherId", array_agg(m.kind order by m.kind) as kinds,
      min(m.found_at) as "askedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'isOfOther', a.identity_id = m.other_id, 'userType', a.user_type,
          'nickname', coalesce(c.nickname, g.nickname, ''),
          'isSuspended', a.suspended_at is not null, 'hasLeft', a.left_at is not null) order by a.id), '[]')
        from account a left join cast_member c on c.id = a.id left join guest g on g.id = a.id
        where a.identity_id in (m.identity_id, m.other_id)) as accounts
    from identity_match m
    where ${WAITS}
    group by m.identity_id, m.other_id
    having ${placeAfter(after, sql`min(m.found_at)`, pair)} and ${kind === undefined ? sql`true` : sql`bool_or(m.kind = ${kind})`}
    order by min(m.found_at), m.identity_id || '_' || m.other_id limit ${limit}`;
}

/** Those, as far as they are counted. */
export const countWaitingMatches = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select min(m.found_at) as since, null::timestamptz as due from identity_match m where ${WAITS}
    group by m.identity_id, m.other_id order by 1 limit ${limit}`;

/** Whether something that two have in common is not decided; `identityId` is the smaller of the two, as the list says. */
export const isMatchWaiting = (db: Db, identityId: string, otherId: string) =>
  isThere(db)`select from identity_match m
    where m.identity_id = ${identityId} and m.other_id = ${otherId} and ${WAITS} limit 1`;

/** Whether what two have in common is decided, held until the transaction ends; undefined: they have nothing. */
export async function lockMatch(
  trx: Trx,
  { identityId, otherId }: { readonly identityId: string; readonly otherId: string },
): Promise<'DECIDED' | 'WAITING' | undefined> {
  const rows = await allRows<{ decision: MatchDecision | null }>(trx)`
    select decision from identity_match where kind <> 'PHONE' and ${bothWays(identityId, otherId)}
    order by identity_id, other_id, kind for update`;
  if (rows.length === 0) return undefined;
  return rows.some(({ decision }) => decision === null) ? 'WAITING' : 'DECIDED';
}

/** What was decided of two, by whom and when, the latest of it. */
export const decidedMatch = (
  trx: Trx,
  { identityId, otherId }: { readonly identityId: string; readonly otherId: string },
) =>
  theRow<DecidedMatch>(trx)`
    select m.decision, o.name as by, m.decided_at as at from identity_match m join operator o on o.id = m.decided_by
    where m.kind <> 'PHONE' and ${bothWays(identityId, otherId)}
    order by m.decided_at desc limit 1`;

interface DecidedMatch {
  readonly decision: MatchDecision;
  /** The operator's name. */
  readonly by: string;
  readonly at: Date;
}

const bothWays = (one: string, other: string) =>
  sql`(identity_id, other_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`;

/** Decides all that two have in common, both ways. */
export async function decide(
  trx: Trx,
  order: {
    readonly identityId: string;
    readonly otherId: string;
    readonly decision: MatchDecision;
    readonly reason: string;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> {
  const { identityId, otherId, decision, reason, by, at } = order;
  await sql`
    update identity_match set decision = ${decision}, reason = ${reason}, decided_by = ${by}, decided_at = ${at}
    where kind <> 'PHONE' and ${bothWays(identityId, otherId)}`.execute(trx);
}
