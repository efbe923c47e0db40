import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { MailGateway } from './port.ts';

/** Puts mail into the development inbox instead of sending it. */
export function inboxMail(db: Db, clock: Clock): MailGateway {
  return {
    async send({ to, subject, text, html = null }) {
      const body = `${subject}\n\n${text}`;
      await db
        .insertInto('dev_inbox')
        .values({ channel: 'MAIL', recipient: to, body, html, created_at: clock.now() })
        .execute();
      return 'SENT';
    },
  };
}
