import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/read-log', '#people/account', '#people/person', '#people/profile'],
  tables: {},
  reads: ['cast_member', 'cast_private'],
  publishes: ['bank-account.changed', 'operator.alert'],
};
