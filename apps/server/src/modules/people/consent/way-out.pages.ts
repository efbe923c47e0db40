import { join } from 'node:path';
import { acceptForms, framedPage, html, serveStyle, type Html } from '#platform/html';
import type { AppContext, Module } from '#platform/module';
import { withdrawConsent } from './commands/give.ts';
import { sideOf } from './consent.store.ts';
import { accountOf } from './way-out.ts';
import { ja } from './way-out.ja.ts';

type PageServer = Parameters<NonNullable<Module['pages']>>[0];
type LinkPath = { Params: { token: string } };

const KIND = { site: ja.product, style: '/unsubscribe/style.css' };
const HTML = 'text/html; charset=utf-8';
const page = (title: string, content: Html) => framedPage(KIND, title, content);

/** The way out of advertising without signing in. Opening it changes nothing: previews and scanners open links, too. */
export async function serveWayOut(app: PageServer, context: AppContext): Promise<void> {
  await app.register(async (pages) => {
    acceptForms(pages);
    pages.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    });
    await serveStyle(pages, KIND, join(import.meta.dirname, 'way-out.css'));
    pages.get<LinkPath>('/unsubscribe/:token', async ({ params }, reply) => {
      const isOurs = accountOf(context.crypto, params.token) !== null;
      return reply
        .status(isOurs ? 200 : 404)
        .type(HTML)
        .send(isOurs ? askPage() : gonePage());
    });
    pages.post<LinkPath>('/unsubscribe/:token', async ({ params }, reply) => {
      const accountId = accountOf(context.crypto, params.token);
      if (accountId === null) return reply.status(404).type(HTML).send(gonePage());
      const userType = await sideOf(context.db, accountId);
      // Whoever has left gets nothing any more, and is told the same.
      if (userType !== undefined)
        await withdrawConsent(context, { accountId, userType }, 'ADVERTISING', 'MAIL');
      return reply.type(HTML).send(stoppedPage());
    });
  });
}

const askPage = (): string =>
  page(
    ja.title,
    html`<p>${ja.ask}</p>
      <p class="sub">${ja.stays}</p>
      <form method="post"><button>${ja.stop}</button></form>`,
  );

const stoppedPage = (): string =>
  page(
    ja.title,
    html`<p class="done" role="status">${ja.stopped}</p>
      <p class="sub">${ja.again}</p>`,
  );

const gonePage = (): string => page(ja.gone, html`<p>${ja.goneHelp}</p>`);
