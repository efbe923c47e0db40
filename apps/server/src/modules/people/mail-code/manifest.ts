import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    mail_code: {
      exported: 'the mail addresses one named, what for and when',
      erased: 'six months after it was sent, at the latest 90 days after leaving',
      kept: null,
    },
  },
};
