import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { inboxMessages } from './inbox.ts';
import type { MessageGateway } from './port.ts';

/** Without a service for it, people are told in the product alone. */
const noMessages: MessageGateway = {
  send: async () => undefined,
  sendToOperators: async () => undefined,
};

/** The message service of this installation: outside production the development inbox. */
export function createMessages(
  config: { readonly production: boolean },
  db: Db,
  clock: Clock,
): MessageGateway {
  return config.production ? noMessages : inboxMessages(db, clock);
}
