import type { PersonalTables } from '#platform/personal';

/** What is kept of those who work here; the nightly routine forgets it. */
export const officePersonal: PersonalTables = {
  operator_passkey: { elsewhere: 'when it is removed' },
  operator_challenge: { elsewhere: 'by the routine office.forget' },
  operator_recovery_code: { elsewhere: 'when new ones are made' },
  operator_invite: { elsewhere: 'by the routine office.forget' },
  operator_session: { elsewhere: 'by the routine office.forget' },
  operator_browser: { elsewhere: 'by the routine office.forget' },
  office_view: { elsewhere: 'when its operator removes it' },
  operator_try: { elsewhere: 'by the routine office.forget' },
};
