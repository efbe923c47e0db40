import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    work_item: {
      exported: null,
      erased: 'when it is decided, at the latest a day after the last act on it',
      kept: null,
    },
  },
  reads: ['operator'],
};
