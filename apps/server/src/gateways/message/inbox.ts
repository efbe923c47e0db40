import { sql } from 'kysely';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { MessageGateway } from './port.ts';

/** Puts messages into the development inbox under the recipient's nickname. */
export function inboxMessages(db: Db, clock: Clock): MessageGateway {
  return {
    async send({ accountId, body }) {
      await sql`
        insert into dev_inbox (channel, recipient, body, created_at)
        select 'MESSAGE', coalesce(g.nickname, c.nickname, ''), ${body}, ${clock.now()}
        from account a left join guest g on g.id = a.id left join cast_member c on c.id = a.id
        where a.id = ${accountId}`.execute(db);
    },
  };
}
