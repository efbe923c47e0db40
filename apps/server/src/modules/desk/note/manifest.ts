import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    member_note: {
      exported: null,
      erased: 'what was noted, 90 days after leaving',
      kept: 'that an operator noted something, and when',
    },
  },
  functions: ['refuse_change_of_note'],
  reads: ['account', 'operator'],
};
