import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#people/account'],
  tables: {
    upload: {
      exported: 'what was sent, what for and when',
      erased: 'the bytes after a day, or when whoever took them gives them up; the row a day later',
      kept: null,
    },
    upload_part: null,
  },
};
