import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { useQuietAct } from '#lib/use-told-act.ts';

/** An act on the staff; the list is read again after it. */
export const useStaffAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useQuietAct({ act, refreshes: [officeAdminRoutes] });
