import type { stageRoutes } from '@yoimachi/contract/stage';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { acceptReferral } from './commands/accept-referral.ts';
import { countBooking } from './commands/count-booking.ts';
import { uncountChargedBack, type ChargedBack } from './commands/uncount-charged-back.ts';
import { readStageSetting } from './queries/read-stages.ts';

/** Stages of casts: what they keep of a reward, and how they rise (rules.md 7). */
export function stageModule(context: AppContext): Module {
  const handlers: Handlers<typeof stageRoutes> = {
    searchStageSetting: async ({ principal }) => ok(await readStageSetting(context, principal.accountId)),
    acceptReferral: ({ principal, body }) => acceptReferral(context, principal.accountId, body.code),
  };
  return {
    handlers,
    // The fee of a reward is that of the stage at its settlement; what it raises holds from the next one on.
    subscriptions: [
      {
        topic: 'booking.changed',
        handle: (event, trx) =>
          countBooking(trx, (event.payload as { readonly bookingId: string }).bookingId, event.at),
      },
      {
        topic: 'purchase.charged-back',
        handle: (event, trx) =>
          uncountChargedBack(trx, event.payload as ChargedBack & Record<string, unknown>, event.at),
      },
    ],
  };
}
