import { sql } from 'kysely';
import { OFFICE_IDLE_MINUTES } from '@yoimachi/domain/operator';
import { addMinutes } from '@yoimachi/domain/time';
import { inColumns, isThere, type Db, type NewRow } from '#platform/database';

export type SessionEnd = 'LOGOUT' | 'ENDED' | 'ROLE' | 'OTHER_BROWSER' | 'INVITED';

export const insertSession = (db: Db, session: NewRow<'operator_session'>) =>
  db.insertInto('operator_session').values(inColumns(session)).execute();

const open = (db: Db, at: Date) =>
  db
    .selectFrom('operator_session as s')
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', at)
    .where('s.seen_at', '>', addMinutes(at, -OFFICE_IDLE_MINUTES));

/** An open session by its token, with who has it and what he may do by now. */
export const findSession = (db: Db, tokenHash: Buffer, at: Date) =>
  open(db, at)
    .innerJoin('operator as o', 'o.id', 's.operator_id')
    .innerJoin('operator_login as l', 'l.operator_id', 's.operator_id')
    .select(['s.id', 's.operator_id', 's.role', 's.seen_at', 's.ends_at', 's.factor_at', 's.agent'])
    .select(['o.name', 'o.role as role_now', 'o.disabled_at', 'l.mail'])
    .where('s.token_hash', '=', tokenHash)
    .executeTakeFirst();

export const openSessionsOf = (db: Db, operatorId: string, at: Date) =>
  open(db, at)
    .select(['s.id', 's.began_at as beganAt', 's.seen_at as seenAt', 's.ends_at as endsAt'])
    .select(['s.agent', 's.address'])
    .where('s.operator_id', '=', operatorId)
    .where('s.factor_at', 'is not', null)
    .orderBy('s.seen_at', 'desc')
    .execute();

export const noteSeen = (db: Db, sessionId: string, at: Date) =>
  sql`update operator_session set seen_at = ${at} where id = ${sessionId}`.execute(db);

/** The second factor was shown: what the session was known by before is worth nothing any more. */
export const renewSession = (
  db: Db,
  session: { readonly id: string; readonly tokenHash: Buffer; readonly at: Date; readonly endsAt: Date },
) =>
  sql`
    update operator_session set token_hash = ${session.tokenHash}, factor_at = ${session.at},
      seen_at = ${session.at}, ends_at = ${session.endsAt}
    where id = ${session.id}`.execute(db);

/** Ends open sessions of an operator, or one of them; says how many there were. */
export async function endSessions(
  db: Db,
  { operatorId, id }: { readonly operatorId: string; readonly id?: string },
  { reason, at }: { readonly reason: SessionEnd; readonly at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update operator_session set ended_at = ${at}, end_reason = ${reason}
    where operator_id = ${operatorId} and ended_at is null and ends_at > ${at}
      and ${id === undefined ? sql`true` : sql`id = ${id}`}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A browser in which somebody came in keeps counting by itself. */
export const keepBrowser = (db: Db, tokenHash: Buffer, operatorId: string, at: Date) =>
  db
    .insertInto('operator_browser')
    .values({ token_hash: tokenHash, operator_id: operatorId, seen_at: at })
    .onConflict((conflict) =>
      conflict.column('token_hash').doUpdateSet({ operator_id: operatorId, seen_at: at }),
    )
    .execute();

/** Whether this operator came in with that browser before. */
export const knowsBrowser = (db: Db, tokenHash: Buffer, operatorId: string) =>
  isThere(db)`select from operator_browser where token_hash = ${tokenHash} and operator_id = ${operatorId}`;
