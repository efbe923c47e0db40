import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../gifts');

/** Puts the drawings of gifts below `gifts/` of an app: what shows one knows its address by the name, and carries no list of them. */
export function giftPictures(): Plugin {
  const names = readdirSync(FOLDER);
  return {
    name: 'gift-pictures',
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: `gifts/${name}`, source: readFileSync(join(FOLDER, name)) });
    },
    configureServer({ middlewares, config }) {
      middlewares.use(`${config.base}gifts`, (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!names.includes(name)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(FOLDER, name)));
      });
    },
  };
}
