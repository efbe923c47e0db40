import type { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { planPage, takeBackPage } from './commands/plan-page.ts';
import { enterWord } from './page-words.ts';

/** What operators publish, and what they enter of the installation. */
export const contentAdmin = (context: ActContext): OperatorHandlers<typeof contentAdminRoutes> => ({
  planPage: ({ body, operator }) => planPage(context, { ...body, operator }),
  takeBackPage: ({ params, operator }) => takeBackPage(context, { ...params, operator }),
  async enterPageWord({ params, body }) {
    const text = body.text?.trim() ?? null;
    if (text === '') return fail('REQUIRED', 'text');
    // One line, in which nothing is read as markup.
    if (text !== null && /[\n*[\]{}]|^[-#!]/.test(text)) return fail('TEXT_INVALID', 'text');
    await enterWord(context.db, params.kind, text);
    return ok();
  },
});
