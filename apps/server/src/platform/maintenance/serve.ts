import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf, formatDayShort, formatTime } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { framedPage, html, serveStyle } from '#platform/html';
import { API_BASE, isScreenAddress, sendFailure } from '#platform/http';
import { maintenanceTexts as t } from './maintenance.ja.ts';
import { createGate, refusalOf, waitSeconds } from './maintenance.ts';

const KIND = { site: t.site, style: '/maintenance/style.css', refreshSeconds: 30 };
/** A call for help is heard as long as anything is. */
const ALWAYS_OPEN = [`${API_BASE}/safety/`, `${API_BASE}/openapi.json`];

const isCall = ({ url }: FastifyRequest) =>
  url.startsWith(`${API_BASE}/`) && !ALWAYS_OPEN.some((path) => url.startsWith(path));

/** What answers a screen of the web app, and the page that people begin with; every other page of the server has a route of its own. */
const OF_SCREENS: ReadonlySet<string | undefined> = new Set([undefined, '/*', '/']);

/** Other pages of the server, files, probes and what providers tell us are none. */
const isScreen = ({ method, url, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  OF_SCREENS.has(routeOptions.url) &&
  isScreenAddress(url.split('?', 1)[0]!);

/** While an operator keeps the product closed, calls and screens are answered 503; everything else goes on. */
export async function serveMaintenance(
  app: FastifyInstance,
  tools: { readonly db: Db; readonly clock: Clock },
): Promise<void> {
  const closedUntil = createGate(tools);
  await serveStyle(app, KIND, join(import.meta.dirname, 'maintenance.css'));
  app.addHook('onRequest', (request, reply, done) => {
    const call = isCall(request);
    if (!call && !isScreen(request)) return done();
    void closedUntil().then((until) => {
      if (until === null) return done();
      const now = tools.clock.now();
      if (call) refuseCall(reply, until, now);
      else showPage(reply, until, now);
    });
  });
}

function refuseCall(reply: FastifyReply, until: Date, now: Date): void {
  // As with every answer: until when it is closed is nothing without the time that it is now.
  reply.header('x-now', now.toISOString());
  void sendFailure(reply, refusalOf(until, now), now);
}

function showPage(reply: FastifyReply, until: Date, now: Date): void {
  const when = t.until(`${formatDayShort(dayOf(until))} ${formatTime(until)}`);
  const page = framedPage(
    KIND,
    t.title,
    html`<p>${t.lead}</p>
      <p class="until" role="status">${until > now ? when : t.soon}</p>
      <p class="sub">${t.danger}</p>
      <p><a href="tel:110">${t.call110}</a></p>`,
  );
  void reply
    .status(503)
    .header('retry-after', String(waitSeconds(until, now)))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
