import { phoneAdminRoutes } from '@yoimachi/contract/phone-admin';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type LostNumber = CallAnswer<typeof phoneAdminRoutes.listLostNumbers>['items'][number];
export type OpenedLostNumber = CallAnswer<typeof phoneAdminRoutes.readLostNumber>;

export const readLostNumber = (requestId: string, reason: string): Promise<OpenedLostNumber> =>
  call(phoneAdminRoutes.readLostNumber, { params: { requestId }, body: { reason } });
