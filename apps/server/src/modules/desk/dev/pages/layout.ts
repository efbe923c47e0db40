import { ja } from '../dev.ja.ts';
import { html, type Html } from '#platform/html';

/** A complete page in the product's colours, both themes, without the web app's code. */
export function layout(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${ja.product}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/moon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/dev/dev.css" />
        <script src="/dev/dev.js" defer></script>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text;
}
