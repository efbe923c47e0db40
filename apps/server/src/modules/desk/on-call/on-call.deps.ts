import type { MailGateway } from '#gateways/mail/port.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import type { AppContext } from '#platform/module';

/** How operators on duty are reached. */
export interface OnCallMeans {
  readonly sms: SmsGateway;
  readonly mail: MailGateway;
}

export type OnCallDeps = AppContext & OnCallMeans;
