import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#desk/operator', '#people/login'],
  tables: {
    operator_login: {
      exported: null,
      erased: null,
      kept: 'mail of an employee, by which he comes in, as long as his name stands beside what he did',
    },
    operator_passkey: {
      exported: null,
      erased: 'when it is removed, or its operator invited anew',
      kept: null,
    },
    operator_challenge: { exported: null, erased: 'the night after it ended', kept: null },
    operator_recovery_code: { exported: null, erased: 'when new ones are made', kept: null },
    operator_invite: { exported: null, erased: 'a month after it ended', kept: null },
    operator_session: { exported: null, erased: 'half a year after it ended', kept: null },
    operator_browser: { exported: null, erased: 'half a year after it was last seen', kept: null },
    office_view: { exported: null, erased: 'when its operator removes it', kept: null },
    operator_try: { exported: null, erased: 'the night after it ended', kept: null },
  },
  reads: ['audit_break', 'operator', 'operator_audit'],
  publishes: ['operator.alert'],
};
