import { sql } from 'kysely';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { PushGateway } from './port.ts';

/** Puts pushes into the development inbox under the recipient's nickname; browsers subscribe as for real ones. */
export function inboxPush(db: Db, clock: Clock, publicKey: string | null): PushGateway {
  return {
    publicKey,
    async send({ accountId, title, body, link }) {
      const text = [title, body, link].filter((line) => line !== null && line !== '').join('\n');
      await sql`
        insert into dev_inbox (channel, recipient, body, created_at)
        select 'PUSH', coalesce(nullif(g.nickname, ''), c.nickname, ''), ${text}, ${clock.now()}
        from account a left join guest g on g.id = a.id left join cast_member c on c.id = a.id
        where a.id = ${accountId}`.execute(db);
      return 'SENT';
    },
  };
}
