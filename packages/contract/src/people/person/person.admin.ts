import * as z from 'zod/mini';
import { MATCH_REASON_MAX } from '@yoimachi/domain/person';
import { id, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** What operators decide about people who may be one. */
export const personAdminRoutes = {
  decideMatch: route({
    method: 'POST',
    path: '/matches/:identityId/:otherId/decide',
    who: 'operator',
    summary:
      'Says of two identities with a LINE user, card, device or bank account in common whether they are one person: blocks and bans of the one hold for the other, or do not. It can be said again.',
    params: z.object({ identityId: id(), otherId: id() }),
    body: z.object({ decision: z.literal(['SAME', 'DIFFERENT']), reason: text(MATCH_REASON_MAX) }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED'],
  }),
} as const;
