import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/read-log'],
  tables: {
    access_record: {
      exported: 'when one signed in, posted and bought, and from where',
      erased: 'six months after it was kept',
      kept: null,
    },
  },
};
