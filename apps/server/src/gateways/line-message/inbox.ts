import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { LineMessageGateway } from './port.ts';
import { textOf } from './text.ts';

/** Puts messages into the development inbox instead of sending them. */
export function inboxLine(db: Db, clock: Clock): LineMessageGateway {
  return {
    async send(message) {
      await db
        .insertInto('dev_inbox')
        .values({ channel: 'LINE', recipient: message.to, body: textOf(message), created_at: clock.now() })
        .execute();
      return 'SENT';
    },
  };
}
