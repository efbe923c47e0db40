import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { SmsGateway } from './port.ts';

/** Puts messages into the development inbox instead of sending them. */
export function inboxSms(db: Db, clock: Clock): SmsGateway {
  return {
    async send({ to, body }) {
      await db
        .insertInto('dev_inbox')
        .values({ channel: 'SMS', recipient: to, body, created_at: clock.now() })
        .execute();
      return 'SENT';
    },
  };
}
