import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/operator', '#base/queue', '#base/read-log', '#people/account', '#people/safety'],
  tables: {
    on_call_shift: {
      exported: null,
      erased: 'number and mail of an employee, with the row, when the hours are removed',
      kept: null,
    },
    on_call_alarm: {
      exported: null,
      erased: 'with its alert',
      kept: null,
    },
    alert_note: {
      exported: null,
      erased: 'with its alert',
      kept: null,
    },
    on_call_step: {
      exported: null,
      erased: 'with its alert',
      kept: null,
    },
  },
  reads: [
    'account',
    'booking',
    'cast_member',
    'guest',
    'identity',
    'operator',
    'operator_alert',
    'participation',
  ],
};
