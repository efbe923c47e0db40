import * as z from 'zod/mini';
import { registrationStage, userType, verifyStatus } from '@yoimachi/contract/account';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const viewingRoutes = {
  readView: route({
    method: 'GET',
    path: '/view',
    who: 'member',
    summary:
      'Of a tab in which an operator looks at the product as a member sees it: whose it is, and until when.',
    answer: z.object({
      userId: id(),
      user_type: userType(),
      nickname: z.string(),
      registrationStage: registrationStage(),
      verifyStatus: z.nullable(verifyStatus()),
      endsAt: instant(),
    }),
    errors: ['NOT_FOUND'],
  }),
} as const;
