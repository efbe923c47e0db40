import * as z from 'zod/mini';
import { MATCH_REASON_MAX } from '@yoimachi/domain/person';
import { id, listOf, pageQuery, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';

/** In the details of a CONFLICT: what somebody else has said already. */
export interface DecidedMatch {
  readonly decision: 'SAME' | 'DIFFERENT';
  /** An operator's name. */
  readonly by: string;
  /** An instant, as ISO 8601 text. */
  readonly at: string;
}

/** What operators decide about people who may be one. */
export const personAdminRoutes = {
  listMatches: route('GET', '/matches', 'operator', {
    summary:
      'Identities that may be one person and are not decided, the longest waiting first; `kind`: those with this in common.',
    query: z.object({ ...pageQuery, kind: z.optional(z.literal(['LINE', 'CARD', 'DEVICE', 'BANK'])) }),
    answer: queuePage({
      identityId: id(),
      otherId: id(),
      kinds: z.array(z.literal(['LINE', 'CARD', 'DEVICE', 'BANK'])),
      accounts: listOf({
        accountId: id(),
        /** Of `otherId`, else of `identityId`. */
        isOfOther: z.boolean(),
        who: z.literal(['CAST', 'GUEST']),
        nickname: z.string(),
        isSuspended: z.boolean(),
        hasLeft: z.boolean(),
      }),
    }),
  }),
  decideMatch: route('POST', '/matches/:identityId/:otherId/decide', 'operator', {
    summary:
      'Says of two identities with a LINE user, card, device or bank account in common whether they are one person: blocks and bans of the one hold for the other, or do not. CONFLICT: somebody has said it already, in its details who said what and when; `isAgain` says it again.',
    params: z.object({ identityId: id(), otherId: id() }),
    body: z.object({
      decision: z.literal(['SAME', 'DIFFERENT']),
      reason: text(MATCH_REASON_MAX),
      isAgain: z.optional(z.boolean()),
    }),
    errors: ['CONFLICT', 'NOT_FOUND', 'REASON_REQUIRED'],
  }),
} as const;
