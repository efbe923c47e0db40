import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { inboxSms } from './inbox.ts';
import type { SmsGateway } from './port.ts';

/** A production server without an SMS service: it starts, and reports the lack at each message. */
const missingSms: SmsGateway = {
  send: () => Promise.reject(new Error('No SMS service is configured')),
};

/** This installation's SMS service: outside production the development inbox. */
export function createSms(config: { readonly production: boolean }, db: Db, clock: Clock): SmsGateway {
  return config.production ? missingSms : inboxSms(db, clock);
}
