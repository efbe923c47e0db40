import type { PersonalTables } from '#platform/personal';

/** What is erased of who is on call, and of alarms. */
export const onCallPersonal: PersonalTables = {
  on_call_shift: { elsewhere: 'when the hours are removed' },
  on_call_alarm: { elsewhere: 'by the database, with its alert' },
  alert_note: { elsewhere: 'by the database, with its alert' },
  on_call_step: { elsewhere: 'by the database, with its alarm' },
};
