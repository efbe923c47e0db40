import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: [
    '#base/queue',
    '#base/read-log',
    '#base/setting-history',
    '#meeting/booking',
    '#people/account',
    '#people/profile',
  ],
  tables: {
    operator: {
      exported: null,
      erased: null,
      kept: 'names of employees, beside what they did, as long as that is kept',
    },
    operator_alert: {
      exported: null,
      erased: 'a year after it was handled',
      kept: null,
    },
    operator_audit: {
      exported: null,
      erased: null,
      kept: 'who did what, by account id alone: evidence of what operators did, at least seven years',
    },
    suspension: {
      exported: 'when and why he was suspended',
      erased: 'the reason, a year after the suspension was lifted',
      kept: 'as long as it holds, also after leaving: a ban cannot be shed',
    },
  },
  ends: {
    operator_audit: { never: 'each row proves those before it, so that none can be taken out' },
  },
  functions: ['audit_break', 'audit_link', 'chain_audit'],
  reads: ['account', 'identity', 'private_read'],
  publishes: ['notify', 'operator.alert'],
  hears: ['operator.alert'],
};
