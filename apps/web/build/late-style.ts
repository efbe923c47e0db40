import type { Plugin } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/** Puts the style sheet behind what index.html shows by itself: in the head the browser would show nothing until it has come. */
export function lateStyle(): Plugin {
  return {
    name: 'late-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(LINK) ?? [];
        return html.replace(LINK, '').replace('</body>', `  ${links.join('').trim()}\n  </body>`);
      },
    },
  };
}
