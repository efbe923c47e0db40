import type { UserType } from '@yoimachi/domain/account';
import { allRows, theRow, type Db } from '#platform/database';

export const INBOX_CHANNELS = ['SMS', 'MAIL', 'LINE', 'PUSH', 'MESSAGE'] as const;
export type InboxChannel = (typeof INBOX_CHANNELS)[number];

export type InboxRow = Awaited<ReturnType<typeof readInbox>>[number];

interface InboxFilter {
  readonly recipient?: string | undefined;
  readonly channel?: InboxChannel | undefined;
}

/**
 * The newest messages, of one recipient or of all, by one channel or by all: the part of a mail that is drawn, and the name of a user of the
 * embedded LINE besides.
 */
export const readInbox = (db: Db, { recipient, channel }: InboxFilter, limit: number) =>
  db
    .selectFrom('dev_inbox as message')
    .leftJoin('sandbox_line.person as person', (join) =>
      join.onRef('person.sub', '=', 'message.recipient').on('message.channel', '=', 'LINE'),
    )
    .select([
      'message.id',
      'message.channel',
      'message.recipient',
      'message.body',
      'message.html',
      'message.created_at as createdAt',
      'person.name',
    ])
    .$if(recipient !== undefined, (query) => query.where('message.recipient', '=', recipient!))
    .$if(channel !== undefined, (query) => query.where('message.channel', '=', channel!))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();

export interface PersonFilter {
  readonly userType: UserType;
  /** Part of a nickname, or null for everybody. */
  readonly nickname: string | null;
  readonly phoneIndex: Buffer | null;
}

/** Accounts of a type that nobody left, the newest first. */
export function readPeople(db: Db, filter: PersonFilter, limit: number) {
  const { nickname, phoneIndex, userType } = filter;
  return db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .leftJoin('guest', 'guest.id', 'account.id')
    .leftJoin('cast_member', 'cast_member.id', 'account.id')
    .select((eb) => [
      'account.id',
      'account.user_type',
      'account.identity_id',
      'account.suspended_at',
      'identity.phone_sealed',
      'cast_member.verify_status',
      eb.fn.coalesce('guest.nickname', 'cast_member.nickname').as('nickname'),
    ])
    .where('account.user_type', '=', userType)
    .where('account.left_at', 'is', null)
    .$if(phoneIndex !== null, (query) => query.where('identity.phone_index', '=', phoneIndex!))
    .$if(nickname !== null, (query) =>
      query.where((eb) =>
        eb(eb.fn.coalesce('guest.nickname', 'cast_member.nickname'), 'like', `%${nickname}%`),
      ),
    )
    .orderBy('account.id', 'desc')
    .limit(limit)
    .execute();
}

/** When the next approved booking after an instant begins. */
export async function nextBookingStart(db: Db, after: Date): Promise<Date | null> {
  const { startsAt } = await theRow<{ startsAt: Date | null }>(db)`
    select min(p.starts_at) as "startsAt" from participation p join booking b on b.id = p.booking_id
    where p.status = 'APPROVE' and b.confirmed_at is not null and p.arrived_at is null and p.starts_at > ${after}`;
  return startsAt;
}

/** Names of those who have an account at the embedded LINE. */
export async function readLinePeople(db: Db, limit: number): Promise<string[]> {
  const rows = await allRows<{ name: string }>(db)`
    select name from sandbox_line.person order by created_at, sub limit ${limit}`;
  return rows.map(({ name }) => name);
}

/** What an account is registered with; a cast's is sealed. */
export const readRegistered = (db: Db, accountId: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('guest as g', 'g.id', 'a.id')
    .leftJoin('cast_member as c', 'c.id', 'a.id')
    .leftJoin('cast_private as p', 'p.cast_id', 'a.id')
    .select((eb) => ['p.account_info', eb.fn.coalesce('g.birthday', 'c.birthday').as('birthday')])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
