import type { Plugin } from 'vite';

const LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/** Puts the style sheet after what index.html shows on its own: in the head, the browser would show nothing until it has loaded. */
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
