import * as z from 'zod/mini';
import { registrationStage, userType, verifyStatus } from '@yoimachi/contract/account';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const viewingRoutes = {
  readView: route('GET', '/view', 'member', {
    summary:
      'Whose screens a token opens; of an operator who looks at the product as a member sees it also until when.',
    answer: z.object({
      userId: id(),
      user_type: userType(),
      nickname: z.string(),
      registrationStage: registrationStage(),
      verifyStatus: z.nullable(verifyStatus()),
      /** Null: it is a session of the member herself. */
      endsAt: z.nullable(instant()),
    }),
  }),
} as const;
