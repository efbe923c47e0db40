import { createMail } from '../gateways/mail/index.ts';
import { webAuthnPasskeys } from '../gateways/passkey/index.ts';
import { createSms } from '../gateways/sms/index.ts';
import { onCallModule, raiseAlarm } from '#desk/on-call';
import { officeModule } from '#desk/office';
import { operatorModule } from '#desk/operator';
import { adminHandlers } from '../admin-handlers.ts';
import type { ModuleFactory } from '#platform/module';

/** The back office with every call of operators. */
export const officeFeature: ModuleFactory = (context) =>
  officeModule(context, { handlers: adminHandlers, passkeys: webAuthnPasskeys });

/** What operators must know, by this installation's mail to the address of support. */
export const operatorFeature: ModuleFactory = (context) =>
  operatorModule(context, createMail(context), { raised: raiseAlarm });

/** Alarms with this installation's SMS and mail. */
export const onCallFeature: ModuleFactory = (context) =>
  onCallModule(context, { sms: createSms(context), mail: createMail(context) });
