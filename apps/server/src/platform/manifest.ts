import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  tables: {
    setting: null,
    routine: null,
    node_beat: null,
    copy_made: null,
    idempotency_key: {
      exported: null,
      erased: 'a week after the call, with its answer',
      kept: null,
    },
    rate_window: {
      exported: null,
      erased: 'a week after its minute',
      kept: null,
    },
    sent_message: {
      exported: null,
      erased: 'a week after it was begun; it names neither recipient nor text',
      kept: null,
    },
    outbox: {
      exported: null,
      erased: 'a week after it was handed on',
      kept: null,
    },
    live_head: {
      exported: null,
      erased: null,
      kept: 'how many things an account was told, so that no number is given twice',
    },
    live_event: {
      exported: null,
      erased: 'a week after it was told',
      kept: null,
    },
  },
  functions: ['refuse_change'],
};
