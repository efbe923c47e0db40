import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { inboxMessages } from './inbox.ts';
import type { MessageGateway } from './port.ts';

/** Without a message service, people are told only inside the product. */
const noMessages: MessageGateway = {
  send: async () => undefined,
};

/** This installation's message service: outside production the development inbox. */
export function createMessages(
  config: { readonly production: boolean },
  db: Db,
  clock: Clock,
): MessageGateway {
  return config.production ? noMessages : inboxMessages(db, clock);
}
