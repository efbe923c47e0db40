import type { contentRoutes } from '@yoimachi/contract/content';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { SUPPORT_HOURS } from './operator.ja.ts';
import { readStaticPage } from './queries/static-page.ts';

/** Rules and help in their versions, with the numbers that hold now; nobody has to be signed in to read them. */
export function contentModule(context: AppContext): Module {
  const handlers: Handlers<typeof contentRoutes> = {
    support: () => Promise.resolve(ok({ mail: context.config.supportMail, hours: SUPPORT_HOURS })),
    staticPage: ({ query }) => readStaticPage(context, query),
  };
  return { handlers };
}
