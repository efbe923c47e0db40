import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/setting-history'],
  tables: {
    text_rule: null,
    forbidden_word: null,
    text_stop: {
      exported: 'when texts of which kind were stopped, and where; no text is kept',
      erased: '90 days after, or when the person leaves',
      kept: null,
    },
    text_report: {
      exported: null,
      erased: 'when the person leaves',
      kept: null,
    },
  },
  reads: ['operator'],
  publishes: ['operator.alert'],
};
