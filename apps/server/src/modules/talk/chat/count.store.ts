import { sql } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';
import { firstValue, theValue, type Db, type Trx } from '#platform/database';
import { isSeen } from './seen.ts';

/** Counts of one account are made one after the other, so that the newest version is of the newest state. In the order of the accounts. */
export async function raiseVersions(
  trx: Trx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ account_id: string; version: number }>`
    insert into chat_count as c (account_id, version)
    select distinct id, 1 from unnest(${[...accountIds]}::uuid[]) a (id) order by id
    on conflict (account_id) do update set version = c.version + 1
    returning account_id, version`.execute(trx);
  return new Map(rows.map(({ account_id, version }) => [account_id, version]));
}

export async function readVersion(db: Db, accountId: string): Promise<number> {
  const found = await firstValue<number>(db)`select version from chat_count where account_id = ${accountId}`;
  return found ?? 0;
}

/** Conversations with something unread that are not muted. */
export const countUnread = (db: Db, role: Role, accountId: string) =>
  theValue<number>(db)`
    select count(*)::int as count from chat_member m
    where m.account_id = ${accountId} and m.is_shown and m.unread_count > 0 and not m.is_muted and ${isSeen(role, accountId)}`;
