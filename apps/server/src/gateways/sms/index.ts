import type { Provider } from '@yoimachi/domain/state';
import type { Config } from '#platform/config';
import { DeliveryError, deliverOnce, type DeliveryContext } from '#platform/delivery';
import type { SmsGateway } from './port.ts';
import { twilioSms } from './twilio/twilio.ts';

/** A production server without an SMS service: it starts, and reports the lack at each message. */
const missingSms: SmsGateway = {
  send: () => Promise.reject(new DeliveryError('No SMS service is configured')),
};

export type SmsContext = DeliveryContext & { readonly config: Pick<Config, 'production' | 'twilio'> };

/** This installation's SMS service: Twilio where an account is configured, otherwise the development inbox outside production. */
export function createSms(context: SmsContext): SmsGateway {
  const service = serviceOf(context);
  return {
    send: (message) =>
      deliverOnce(context, { key: `sms:${message.key}`, channel: 'SMS' }, () => service.send(message)),
  };
}

/** Which one that is, as the office is told; `serviceOf` makes it. */
export const smsProvider = ({ twilio, production }: Pick<Config, 'twilio' | 'production'>): Provider =>
  twilio !== null ? 'TWILIO' : production ? 'NONE' : 'EMBEDDED';

function serviceOf(context: SmsContext): SmsGateway {
  const { config } = context;
  if (config.twilio !== null) return twilioSms(config.twilio);
  return config.production ? missingSms : inboxSms(context);
}

/** Puts messages into the development inbox instead of sending them. */
const inboxSms = ({ db, clock }: DeliveryContext): SmsGateway => ({
  async send({ to, body }) {
    const message = { channel: 'SMS', recipient: to, body, created_at: clock.now() } as const;
    await db.insertInto('dev_inbox').values(message).execute();
    return 'SENT';
  },
});
