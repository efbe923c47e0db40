import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/content', '#people/account'],
  tables: {
    consent: {
      exported: 'what one agreed to and withdrew, when, and in which version',
      erased: 'two years after leaving',
      kept: 'until then, by account id alone: what was agreed to can be shown when claims come',
    },
  },
  functions: ['refuse_consent_change'],
  reads: ['account', 'guest'],
};
