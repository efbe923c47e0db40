import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/office', '#people/account', '#people/profile'],
  tables: {},
  reads: [
    'account',
    'booking',
    'cast_member',
    'cast_private',
    'dev_inbox',
    'guest',
    'identity',
    'participation',
    'sandbox_line.person',
  ],
};
