import type { stageRoutes } from '@yoimachi/contract/stage';
import { ok } from '@yoimachi/domain/result';
import { bookingChanged, purchaseChargedBack } from '#events/catalogue.ts';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { acceptReferral } from './commands/accept-referral.ts';
import { countBooking } from './commands/count-booking.ts';
import { uncountChargedBack } from './commands/uncount-charged-back.ts';
import { readStageSetting } from './queries/read-stages.ts';

/** Stages of casts: what they keep of a reward, and how they rise (rules.md 7). */
export function stageModule(context: AppContext): Module {
  const handlers: Handlers<typeof stageRoutes> = {
    searchStageSetting: async ({ principal }) => ok(await readStageSetting(context, principal.accountId)),
    acceptReferral: ({ principal, body }) => acceptReferral(context, principal.accountId, body.code),
  };
  return {
    handlers,
    // A reward's fee is that of the stage at its settlement; a stage it raises applies from the next reward on.
    subscriptions: [
      on(bookingChanged, ({ payload, at }, trx) => countBooking(trx, payload.bookingId, at)),
      on(purchaseChargedBack, ({ payload, at }, trx) => uncountChargedBack(trx, payload, at)),
    ],
  };
}
