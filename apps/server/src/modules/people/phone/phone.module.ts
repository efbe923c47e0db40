import type { phoneRoutes } from '@yoimachi/contract/phone';
import { ok } from '@yoimachi/domain/result';
import type { SmsGateway } from '#gateways/sms/port.ts';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { askLostNumber } from './commands/ask-lost-number.ts';
import { changePhone, withdraw } from './commands/change-phone.ts';
import { phoneTold, telling } from './notices.ts';
import { ownPhone } from './queries/own-phone.ts';

/** Another number: changed by its person, or given by operators to who has lost the old one (rules.md 2). */
export function phoneModule(context: AppContext, sms: SmsGateway): Module {
  const handlers: Handlers<typeof phoneRoutes> = {
    ownPhone: async ({ principal }) => ok(await ownPhone(context, principal.accountId)),
    changePhone: ({ principal, body }) => changePhone(context, principal, body),
    withdrawPhoneChange: ({ principal }) => withdraw(context, principal.accountId),
    askLostNumber: ({ body, address }) => askLostNumber(context, { ...body, address }),
  };
  return { handlers, subscriptions: [phoneTold(context)], jobs: [telling(context, sms)] };
}
