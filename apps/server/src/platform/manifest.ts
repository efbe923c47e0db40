import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [],
  tables: {
    setting: null,
    routine: null,
    idempotency_key: {
      exported: null,
      erased: 'a week after the call, with its answer',
      kept: null,
    },
    outbox: {
      exported: null,
      erased: 'a week after it was handed on',
      kept: null,
    },
  },
  functions: ['refuse_change'],
  reads: [],
  publishes: [],
  hears: [],
};
