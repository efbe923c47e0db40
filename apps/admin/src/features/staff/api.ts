import { staffKey } from '#lib/staff.ts';
import { useQuietAct } from '#lib/use-told-act.ts';

/** An act on the staff; the list is read again after it. */
export const useStaffAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useQuietAct({ act, keys: [staffKey] });
