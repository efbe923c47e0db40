import type { contentRoutes } from '@yoimachi/contract/content';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { readStages } from '#money/stage';
import { SUPPORT_HOURS } from './operator.ja.ts';
import { pageFor } from './pages.ts';

/**
 * Rules and help as they are written in this version of the product, with the numbers that hold now; nobody has to be signed in to
 * read them.
 */
export function contentModule({ db, config: { supportMail } }: AppContext): Module {
  const handlers: Handlers<typeof contentRoutes> = {
    support: () => Promise.resolve(ok({ mail: supportMail, hours: SUPPORT_HOURS })),
    async staticPage({ query }) {
      const stages = await readStages(db);
      const stageFees = stages.map(({ feePercent }) => feePercent);
      return ok(pageFor(query.name, query.type, { stageFees, supportMail }));
    },
  };
  return { handlers };
}
