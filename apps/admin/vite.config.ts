import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { bareContract } from '@yoimachi/ui/build/bare-contract.ts';
import { giftPictures } from '@yoimachi/ui/build/gift-pictures.ts';
import { preloadScreens } from '@yoimachi/ui/build/preload-screens.ts';
import { routePlugin } from '@yoimachi/ui/build/split-routes.ts';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the API; the server's own development port. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [
    routePlugin(command, () => import('@tanstack/router-plugin/vite')),
    react({ compiler: true }),
    tailwind(),
    bareContract(),
    giftPictures(),
    { ...optimizeLocales.vite({ locales: ['ja-JP'] }), enforce: 'pre' },
    preloadScreens(),
  ],
  resolve: {
    // The router's store brings what old versions of React lack.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Images stay files, so that the content policy needs no `data:`.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A sentence with a rule's number brings the number, not the file that the rule stands in.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Who comes without a session gets the login alone: no router, and none of the office.
      input: ['index.html', 'login.html'].map((page) => join(import.meta.dirname, page)),
      output: {
        // As the web's: names of files are in what loads them, and a hash of 32 bits tells a file from the one before it.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          // Days, money and what a cancellation costs: nearly every screen says some of it, and a file each would be a request each.
          groups: [
            // What the login needs, too, which goes without the router.
            {
              name: 'base',
              test: /\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:query-core|react-query))\/|\/admin\/src\/lib\/(?:api|office-query|queries)\.ts|\/packages\/ui\/src\/lib\/(?:query|toast|exchange|later)\.tsx?/,
            },
            {
              name: 'amounts',
              test: /\/domain\/src\/(?:base\/(?:money|time)\/|meeting\/booking\/cancel-policy)/,
            },
            // What is typed into, and what every screen shows until it is there.
            {
              name: 'parts',
              test: /\/packages\/ui\/src\/(?:field|text-field|checkbox|note|button|button-class|icon|load-failed|toast-host|skeleton)\.tsx|\/admin\/src\/(?:parts\/(?:copy-button|small-button|title|ja)\.|lib\/(?:labels\.ja|clear-drafts))/,
            },
            // What declares an act and its button; what draws its dialog comes when one is opened.
            { name: 'acts', test: /\/admin\/src\/(?:parts\/act\/(?!act-form|field-view)|lib\/read-choice)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    proxy: { '/admin/v1': { target: apiOrigin }, '/read': { target: apiOrigin } },
  },
}));
