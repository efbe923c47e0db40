import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    private_memo: {
      exported: 'own memos; never those by others',
      erased: 'own memos and those about oneself, 90 days after leaving',
      kept: null,
    },
  },
  reads: ['account', 'cast_member', 'hidden_casts', 'known_people'],
};
