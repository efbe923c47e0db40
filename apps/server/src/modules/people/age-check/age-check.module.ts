import type { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import type { AgeCheckDeps, AgeCheckMeans } from './age-check.deps.ts';
import { serveDocuments } from './age-check.pages.ts';
import { handIn } from './commands/hand-in.ts';
import { askGesture, takeLivePhoto } from './commands/live-photo.ts';
import { filesGo, overdueChecks } from './commands/overdue.ts';
import { readsDocuments } from './commands/read-document.ts';
import { decisionTold, telling } from './notices.ts';
import { standingOf } from './queries/standing.ts';

/** Who is 18 or older, by a document: read by the machine, or looked at by operators (rules.md 3). */
export function ageCheckModule(context: AppContext, means: AgeCheckMeans): Module {
  const deps: AgeCheckDeps = { ...context, ...means };
  const handlers: Handlers<typeof ageCheckRoutes> = {
    checkAge: async ({ principal }) => ok(await standingOf(deps, principal.accountId)),
    createAuthRecord({ principal, idempotency, body: { uploadId, ...body } }) {
      const order = { ...body, way: 'AUTO', uploadIds: [uploadId] } as const;
      return handIn(deps, principal.accountId, idempotency, order);
    },
    askGesture: ({ principal }) => askGesture(deps, principal.accountId),
    sendLivePhoto: ({ principal, params, body }) =>
      takeLivePhoto(deps, principal.accountId, { ...params, ...body }),
    createVerifyRequest: ({ principal, idempotency, body }) =>
      handIn(deps, principal.accountId, idempotency, { ...body, way: 'ANALOG' }),
    createGuestVerifyRequest: ({ principal, idempotency, body }) =>
      handIn(deps, principal.accountId, idempotency, { ...body, way: 'ANALOG' }),
  };
  return {
    handlers,
    subscriptions: [decisionTold(deps)],
    jobs: [readsDocuments(deps), telling(deps)],
    dueWork: [overdueChecks(deps), filesGo(deps)],
    office: (app) => serveDocuments(app, deps),
    async close() {
      await Promise.all([deps.reader.close(), deps.pictures.close()]);
    },
  };
}
