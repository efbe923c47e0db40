import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { html, type Html } from './html.ts';

/** Pages that the server makes itself, without the web app's code: one look and one frame, in both themes. */
interface PageKind {
  /** Whose pages these are, above their titles. */
  readonly site: string;
  /** The path that its style is served at. */
  readonly style: string;
  /** The path of its script; most work without. */
  readonly script?: string;
  /** After how long the browser loads it again by itself. */
  readonly refreshSeconds?: number;
}

export function framedPage(
  { site, style, script, refreshSeconds }: PageKind,
  title: string,
  content: Html,
): string {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${site}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${refreshSeconds === undefined ? null : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <link rel="icon" href="/moon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${style}" />
        ${script === undefined ? null : html`<script src="${script}" defer></script>`}
      </head>
      <body>
        <main>
          <p class="site">${site}</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}

/** Serves the look that all of them have, followed by the file of this kind's own. */
export async function serveStyle(app: FastifyInstance, { style }: PageKind, ownFile: string): Promise<void> {
  const files = [join(import.meta.dirname, 'page.css'), ownFile];
  const text = (await Promise.all(files.map(async (file) => readFile(file, 'utf8')))).join('');
  app.get(style, async (_request, reply) => reply.type('text/css; charset=utf-8').send(text));
}

/** Lets the pages of a scope submit plain forms; the body is an object of strings. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
