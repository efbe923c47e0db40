import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bareContract } from '@yoimachi/ui/build/bare-contract.ts';
import { giftPictures } from '@yoimachi/ui/build/gift-pictures.ts';
import { preloadScreens } from '@yoimachi/ui/build/preload-screens.ts';
import { routePlugin } from '@yoimachi/ui/build/split-routes.ts';
import { isBaseModule } from './build/base-chunk.ts';
import { afterFirstLook } from './build/after-first-look.ts';
import { buildId, WORKER } from './build/build-id.ts';
import { beginFirstCalls, firstCalls } from './build/first-calls.ts';
import { lateStyle } from './build/late-style.ts';
import { lateGroup, partGroups } from './build/part-chunks.ts';
import { plainParts } from './build/plain-parts.ts';

/** Where `npm run dev` finds the API; the server's own development port. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const behindApi = [
  '/v1',
  '/dev',
  '/socket.io',
  '/sandbox',
  '/watch',
  '/inquiry-pictures',
  // What strangers see, which the server makes itself.
  '^/$',
  '/for-casts',
  '/landing',
  '/robots.txt',
  '/sitemap.xml',
];

/** What index.html fetches before any script asks for more. */
const LOADED = new Set(['base', 'rolldown-runtime']);
const isLoaded = (file: string) => LOADED.has(/\/([\w-]+)-\w+\.js$/.exec(file)?.[1] ?? '');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    routePlugin(command, () => import('@tanstack/router-plugin/vite')),
    // In development every file is treated alike, so that all hot-reload.
    react({ compiler: true, ...(command === 'build' && { exclude: [/\/node_modules\//, plainParts] }) }),
    tailwind(),
    bareContract(),
    giftPictures(),
    { ...optimizeLocales.vite({ locales: ['ja-JP'] }), enforce: 'pre' },
    lateStyle(),
    afterFirstLook(),
    buildId(),
    beginFirstCalls(),
    preloadScreens(firstCalls),
  ],
  resolve: {
    // The router's store brings what old versions of React lack.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Fonts and images stay files, so that the content policy needs no `data:`.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // All target browsers support module preload natively.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isLoaded(file)),
    },
    rolldownOptions: {
      // A sentence with a rule's number brings the number, not the file that the rule stands in.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: {
        index: join(import.meta.dirname, 'index.html'),
        [WORKER.entry]: join(import.meta.dirname, 'src/worker/sw.ts'),
      },
      output: {
        // Browsers know the worker by its address, which stays.
        entryFileNames: ({ name }) => (name === WORKER.entry ? WORKER.file : 'assets/[name]-[hash].js'),
        // The base names each of nearly 300 files: by a hash alone, of 32 bits, which tell a file from the one before it (1.3 KB less in every
        // first load). manifest.json says what is in which.
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) => (LOADED.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          groups: [lateGroup, { name: 'base', test: isBaseModule }, ...partGroups],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      behindApi.map((path) => [path, { target: apiOrigin, ws: path === '/socket.io' }]),
    ),
  },
}));
