import { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import { call } from '#lib/api.ts';
import { useAct } from '#parts/workbench/index.ts';
import type { LostNumber } from './api.ts';
import { lostTexts as t } from './ja.ts';

/** Null approves who is the person that is registered, ALTHOUGH who was looked at although something differs. */
export type Decision = null | 'ALTHOUGH' | { readonly reason: string };

export function useDecide({ requestId }: LostNumber) {
  const isRejection = (given: Decision) => given !== null && given !== 'ALTHOUGH';
  return useAct({
    act: (given: Decision) =>
      given !== null && given !== 'ALTHOUGH'
        ? call(phoneAdminRoutes.rejectLostNumber, { params: { requestId }, body: given })
        : call(phoneAdminRoutes.approveLostNumber, {
            params: { requestId },
            body: { although: given === 'ALTHOUGH' },
          }),
    said: (_, given) => (isRejection(given) ? t.rejected : t.approved),
  });
}
