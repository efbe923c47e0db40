import type { contentRoutes } from '@yoimachi/contract/content';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { pageFor } from './pages.ts';

/** Rules and help as they are written in this version of the product; nobody has to be signed in to read them. */
export function contentModule(_context: AppContext): Module {
  const handlers: Handlers<typeof contentRoutes> = {
    staticPage: async ({ query }) => ok(pageFor(query.name, query.type)),
  };
  return { handlers };
}
