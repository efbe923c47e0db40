import type { consentRoutes } from '@yoimachi/contract/consent';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import { inMind, type AppContext, type Module } from '#platform/module';
import { consentTexts } from '#base/content';
import { giveConsents, withdrawConsent, type Whose } from './commands/give.ts';
import { createMissing } from './queries/missing.ts';
import { consentState } from './queries/state.ts';
import { serveWayOut } from './way-out.pages.ts';

/** What people agree to, in which version, and what is closed to them until they have (rules.md 10). */
export function consentModule(context: AppContext): Module {
  const { db, clock } = context;
  const textsInMind = inMind(consentTexts);
  const missing = createMissing(db, () => textsInMind(context));
  const stateOf = async (who: Whose) => ok(await consentState(db, who, clock.now()));
  const handlers: Handlers<typeof consentRoutes> = {
    listConsents: ({ principal }) => stateOf(principal),
    async giveConsents({ principal, body }) {
      const given = await giveConsents(context, principal, body);
      return given.ok ? stateOf(principal) : given;
    },
    async withdrawConsent({ principal, params }) {
      const withdrawn = await withdrawConsent(context, principal, params.item);
      return withdrawn.ok ? stateOf(principal) : withdrawn;
    },
  };
  return {
    handlers,
    consents: (principal, act) => missing(principal, act, clock.now()),
    pages: (http) => serveWayOut(http, context),
  };
}
