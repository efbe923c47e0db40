import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import { DeliveryError, deliverOnce, type DeliveryContext } from '#platform/delivery';
import { lineAccount } from './line-account.ts';
import type { LineMessageGateway } from './port.ts';
import { textOf } from './text.ts';

/** LINE knows a retry key for 24 hours after its first request; an hour of that is left to clocks that differ. */
const KNOWN_MINUTES = 23 * 60;

/** A production server without an official account: it starts, and reports the lack at each message. */
const missingAccount: LineMessageGateway = {
  send: () => Promise.reject(new DeliveryError('No LINE official account is configured')),
};

type LineMessageContext = DeliveryContext & { readonly config: Pick<Config, 'lineMessages' | 'production'> };

/** This installation's LINE messages: by its official account where one is configured, otherwise the development inbox outside production. */
export function createLineMessages(context: LineMessageContext): LineMessageGateway {
  const service = serviceOf(context);
  return {
    send: (message) =>
      deliverOnce(context, { key: `line:${message.key}`, channel: 'LINE', knownMinutes: KNOWN_MINUTES }, () =>
        service.send(message),
      ),
  };
}

/** Which one that is, as the office is told; `serviceOf` makes it. */
export const lineMessageProvider = ({
  lineMessages,
  production,
}: Pick<Config, 'lineMessages' | 'production'>): Provider =>
  lineMessages !== null ? 'LINE' : production ? 'NONE' : 'EMBEDDED';

function serviceOf(context: LineMessageContext): LineMessageGateway {
  const { config } = context;
  if (config.lineMessages !== null) return lineAccount(config.lineMessages);
  return config.production ? missingAccount : inboxLine(context);
}

/** Puts messages into the development inbox instead of sending them. */
const inboxLine = ({ db, clock }: DeliveryContext): LineMessageGateway => ({
  async send(message) {
    const kept = { recipient: message.to, body: textOf(message), created_at: clock.now() };
    await db
      .insertInto('dev_inbox')
      .values({ channel: 'LINE', ...kept })
      .execute();
    return 'SENT';
  },
});
