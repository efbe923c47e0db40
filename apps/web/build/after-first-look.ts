import type { Plugin } from 'vite';

const START = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Starts the app once it may. A page that nobody looks at is given no frame, and is not waited for. */
const starting = (src: string): string =>
  `(()=>{const start=()=>{const code=document.createElement('script');code.type='module';code.src='${src}';document.head.append(code)};` +
  `document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))})();`;

/**
 * Lets the first look of index.html be drawn before the app's code is read, which takes a phone half a second: where the code is there before the
 * first frame, the browser would show nothing until all of it has run. The code is fetched meanwhile, behind what the page is drawn with and behind
 * the first calls, whose answers it waits for.
 */
export function afterFirstLook(): Plugin {
  return {
    name: 'after-first-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const src = START.exec(html)?.[1];
        if (src === undefined) throw new Error('index.html starts nothing');
        return html
          .replace(START, `<link rel="modulepreload" crossorigin href="${src}">`)
          .replaceAll('rel="modulepreload" crossorigin', '$& fetchpriority="low"')
          .replace('</body>', `  <script>${starting(src)}</script>\n  </body>`);
      },
    },
  };
}
