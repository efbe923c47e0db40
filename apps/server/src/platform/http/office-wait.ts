import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { framedPage, html, serveStyle } from '#platform/html';
import { sendFailure } from './failure-answer.ts';
import { ja } from './office-wait.ja.ts';

const RELOAD_SECONDS = 2;
const UNAVAILABLE = 503;

interface OfficeWait {
  /** Settles when it is built, or could not be. */
  readonly coming: Promise<unknown>;
  /** Whether an address of it is a screen. */
  readonly isScreen: (address: string) => boolean;
}

/**
 * Until the back office is built, a page in the place of its screens that loads itself again; or, where it could not be built, one that says so.
 * Its files are not there yet, whatever lies in their place from before.
 */
export async function waitForOffice(
  office: FastifyInstance,
  { coming, isScreen }: OfficeWait,
): Promise<void> {
  const style = '/wait.css';
  const kind = { site: ja.product, style: `${office.prefix}${style}` };
  const pages = {
    COMING: framedPage(
      { ...kind, refreshSeconds: RELOAD_SECONDS },
      ja.title,
      html`<p role="status">${ja.wait}</p>`,
    ),
    FAILED: framedPage(kind, ja.failedTitle, html`<p role="alert">${ja.failed}</p>`),
  };
  let state: 'THERE' | keyof typeof pages = 'COMING';
  coming.then(
    () => (state = 'THERE'),
    () => (state = 'FAILED'),
  );
  await serveStyle(office, { ...kind, style }, join(import.meta.dirname, 'office-wait.css'));
  office.addHook('onRequest', async (request, reply) => {
    if (state === 'THERE' || request.routeOptions.url === kind.style) return undefined;
    const wait = { retryAfterSeconds: RELOAD_SECONDS };
    if (!isScreen(request.url)) return sendFailure(reply, fail('UNAVAILABLE', undefined, wait).error);
    return reply
      .status(UNAVAILABLE)
      .headers({ 'cache-control': 'no-store', 'retry-after': RELOAD_SECONDS })
      .type('text/html; charset=utf-8')
      .send(pages[state]);
  });
}
