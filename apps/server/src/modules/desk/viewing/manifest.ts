import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/read-log'],
  tables: { member_view: { exported: null, erased: 'the night after it ended', kept: null } },
  reads: ['account', 'cast_member', 'guest', 'operator', 'operator_session'],
};
