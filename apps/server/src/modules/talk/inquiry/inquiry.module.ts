import type { inquiryRoutes } from '@yoimachi/contract/inquiry';
import { fail, ok } from '@yoimachi/domain/result';
import { createLinks, type Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { overdueRemovals } from './commands/removal.ts';
import { sendInquiry } from './commands/send-inquiry.ts';
import { sendOpenInquiry } from './commands/send-open-inquiry.ts';
import { inquiryBehind, writeAgain, writeByLink } from './commands/write-again.ts';
import type { InquiryDeps, InquiryMeans } from './inquiry.deps.ts';
import { serveInquiryPictures, serveLookedAt } from './inquiry.pages.ts';
import { findInquiry, setRead } from './inquiry.store.ts';
import { answerTold, sendsAnswers, sendsReceipts } from './mails.ts';
import { listInquiries, ownBookings, threadOf } from './queries/threads.ts';

/** What people ask the operators, signed in or not, and what they are answered (rules.md 8, 10). */
export function inquiryModule(context: AppContext, means: InquiryMeans): Module {
  const deps: InquiryDeps = { ...context, ...means, links: createLinks(context) };
  const handlers: Handlers<typeof inquiryRoutes> = {
    listInquiries: ({ principal, query }) => listInquiries(deps, principal.accountId, query.cursor),
    getInquiry: async ({ principal, params }) =>
      threadOf(deps, await findInquiry(deps.db, params.inquiryId), principal.accountId),
    inquiryBookings: async ({ principal }) => ok({ items: await ownBookings(deps, principal) }),
    sendInquiry: ({ principal, idempotency, body }) =>
      sendInquiry(deps, principal.accountId, idempotency, body),
    writeInquiry: ({ principal, idempotency, params, body }) =>
      writeAgain(deps, principal.accountId, idempotency, { ...params, ...body }),
    readInquiry: async ({ principal, params, body }) =>
      (await setRead(deps.db, principal.accountId, params.inquiryId, body.number))
        ? ok()
        : fail('NOT_FOUND', 'inquiryId'),
    sendOpenInquiry: ({ body, address }) => sendOpenInquiry(deps, body, address),
    openInquiry: async ({ body }) => threadOf(deps, await inquiryBehind(deps, deps.db, body.token), null),
    writeOpenInquiry: ({ body }) => writeByLink(deps, body),
  };
  return {
    handlers,
    subscriptions: [answerTold(deps)],
    jobs: [sendsReceipts(deps), sendsAnswers(deps)],
    dueWork: [overdueRemovals(deps)],
    pages: (app) => serveInquiryPictures(app, deps),
    office: (app) => serveLookedAt(app, deps),
    close: () => means.pictures.close(),
  };
}
