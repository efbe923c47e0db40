import type { Colleague } from '#lib/staff.ts';

export type StaffState = 'DISABLED' | 'ACTIVE' | 'INVITED' | 'NO_FACTOR' | 'NOT_INVITED';

/** Where somebody stands between invitation and work. */
export function stateOf(one: Colleague): StaffState {
  if (one.isDisabled) return 'DISABLED';
  if (one.hasPassword) return one.hasFactor ? 'ACTIVE' : 'NO_FACTOR';
  return one.invitedUntil === null ? 'NOT_INVITED' : 'INVITED';
}
