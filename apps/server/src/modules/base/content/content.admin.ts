import type { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { PAGE_WORD_KEYS, type PageTextId } from '@yoimachi/domain/page';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { planPage, takeBackPage } from './commands/plan-page.ts';
import { PAGE_WORDS } from './page-words.ja.ts';
import { enteredWords, enterWord, pageWords } from './page-words.ts';
import { pageVersion, publishedPages } from './page.store.ts';
import { pageValues } from './values.ts';

/** What operators publish, and what they enter of the installation. */
export const contentAdmin = (context: ActContext): OperatorHandlers<typeof contentAdminRoutes> => ({
  async listPages() {
    const [pages, entered] = await Promise.all([publishedPages(context.db), enteredWords(context.db)]);
    return ok({
      versions: pages.map(({ textId, ...page }) => ({ ...page, textId: textId as PageTextId })),
      words: PAGE_WORD_KEYS.map((kind) => ({
        kind,
        label: PAGE_WORDS[kind].label,
        text: entered[kind],
        standIn: PAGE_WORDS[kind].unset,
      })),
    });
  },
  async showPage({ params }) {
    const page = await pageVersion(context.db, params.versionId);
    if (!page) return fail('NOT_FOUND');
    const { textId, version, body } = page;
    const values = await pageValues(context.db, context.config);
    return ok({ textId: textId as PageTextId, version, body, values });
  },
  planPage: ({ body, operator }) => planPage(context, { ...body, operator }),
  takeBackPage: ({ params, operator }) => takeBackPage(context, { ...params, operator }),
  readFeeWords: async () => ok({ text: (await pageWords(context.db)).feeBasis }),
  async enterPageWord({ params, body }) {
    const text = body.text?.trim() ?? null;
    if (text === '') return fail('REQUIRED', 'text');
    // One line, in which nothing is read as markup.
    if (text !== null && /[\n*[\]{}]|^[-#!]/.test(text)) return fail('TEXT_INVALID', 'text');
    await enterWord(context.db, params.kind, text);
    return ok();
  },
});
