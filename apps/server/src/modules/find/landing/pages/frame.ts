import { Html, html } from '#platform/html';
import { shared } from '../shared.ja.ts';

export const LANDING = { site: shared.product, style: '/landing/style.css' };
export const GO_ON = '/landing/go-on.js';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly side: 'guest' | 'cast';
  readonly publicUrl: string | null;
  readonly questions: readonly Question[];
  readonly content: Html;
}

/** A page for strangers: readable without a script, with what search engines and messengers show of it. */
export function frame(page: Page): string {
  const { title, description, side, publicUrl, content } = page;
  const other = side === 'guest' ? shared.forCasts : shared.forGuests;
  return html`<!doctype html>
    <html lang="ja">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content="${description}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131016" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        ${publicUrl === null ? html`<meta name="robots" content="noindex" />` : addressed(page, publicUrl)}
        <script src="${GO_ON}"></script>
        <link rel="icon" href="/moon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href="${LANDING.style}" />
        ${structured(page)}
      </head>
      <body>
        <a class="skip" href="#content">${shared.skip}</a>
        <header>
          <a class="brand" href="${page.path}">${MOON} ${shared.product}</a>
          <nav aria-label="${shared.nav}">
            <a href="${other.path}">${other.name}</a>
            <a href="/authentication">${shared.login}</a>
          </nav>
        </header>
        <main id="content">${content}</main>
        <footer>
          <nav aria-label="${shared.legal}">
            <ul>
              ${shared.links(side).map(([name, path]) => html`<li><a href="${path}">${name}</a></li>`)}
            </ul>
          </nav>
          <p>${shared.adults}</p>
          <p>${shared.owner}</p>
        </footer>
      </body>
    </html>`.text;
}

function addressed({ path, title, description }: Page, publicUrl: string): Html {
  const url = new URL(path, publicUrl).href;
  return html`<link rel="canonical" href="${url}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${shared.product}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${new URL('/share.png', publicUrl).href}" />
    <meta property="og:locale" content="ja_JP" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

/** Who this is and what is asked, as search engines read it. */
function structured({ questions, publicUrl }: Page): Html {
  const graph = [
    { '@type': 'Organization', name: shared.product, ...(publicUrl !== null && { url: publicUrl }) },
    {
      '@type': 'WebSite',
      name: shared.product,
      inLanguage: 'ja',
      ...(publicUrl !== null && { url: publicUrl }),
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // No text in it can end the element.
  return new Html(`<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`);
}

const moon = (size: number): Html =>
  html`<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">
    <path d="M14.2 1.7A10.4 10.4 0 1 0 22.1 16 9.1 9.1 0 0 1 14.2 1.7Z" />
  </svg>`;
const MOON = moon(24);
const BIG_MOON = moon(320);

export interface Opening {
  /** Phrases between which the line may break. */
  readonly heading: readonly string[];
  readonly lead: string;
}

/** What a page begins with. */
export const hero = ({ heading, lead }: Opening, button: Html): Html =>
  html`<div class="hero">
    ${BIG_MOON}
    <h1>${heading.map((phrase) => html`<span>${phrase}</span>`)}</h1>
    <p>${lead}</p>
    ${button}
  </div>`;

/** A part of a page under its heading; `id` is what links lead to. */
export const section = (id: string, heading: string, content: Html): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${content}
  </section>`;

export const paragraphs = (texts: readonly string[]): Html[] => texts.map((text) => html`<p>${text}</p>`);

/** A step, or something beside others. */
export type Panel = readonly [title: string, text: string];

/** Steps in their order (`ol`), or things side by side (`ul`). */
export function panels(list: 'ol' | 'ul', look: string, all: readonly Panel[]): Html {
  const items = all.map(
    ([title, text]) =>
      html`<li>
        <h3>${title}</h3>
        <p>${text}</p>
      </li>`,
  );
  return list === 'ol'
    ? html`<ol class="${look}">
        ${items}
      </ol>`
    : html`<ul class="${look}">
        ${items}
      </ul>`;
}

export const table = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first!}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

export const questionList = (questions: readonly Question[]): Html =>
  html`<div class="questions">
    ${questions.map(
      ({ question, answer }) =>
        html`<details>
          <summary>${question}</summary>
          <p>${answer}</p>
        </details>`,
    )}
  </div>`;

/** What the page is for, as a button. */
export const action = (path: string, name: string): Html =>
  html`<a class="action" href="${path}">${name}</a>`;
