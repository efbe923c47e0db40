import * as z from 'zod/mini';
import { id, points, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { leavingPreview } from './leaving.schema.ts';

const account = z.object({ accountId: id() });

/** How operators end the membership of somebody who asked for it by letter or phone. */
export const leavingAdminRoutes = {
  previewLeavingOf: route('GET', '/accounts/:accountId/leave', 'operator', {
    summary: 'What leaving would do for a member now, and what refuses it; nothing ends.',
    params: account,
    answer: leavingPreview,
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  leaveFor: route('POST', '/accounts/:accountId/leave', 'operator', {
    summary:
      'A member leaves who asked an operator for it, by the rules of leaving oneself. LEAVING_CHANGED when the sums are not those that were shown, LEAVING_REFUSED with `details.obstacles`, CONFLICT when the member has left already.',
    params: account,
    body: z.object({ lapsingPoints: points(), transferYen: z.int(), reason: text(500) }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED', 'LEAVING_REFUSED', 'LEAVING_CHANGED'],
  }),
} as const;
