import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';
import { HIGHEST_WEIGHT, WEIGHT_NAMES } from '@yoimachi/domain/standing';

/** What operators do with the order of recommendation. */
export const standingAdminRoutes = {
  listRecommendationWeights: route({
    method: 'GET',
    path: '/recommendation-weights',
    who: 'operator',
    summary: 'What the order of recommendation weighs, and how much.',
    answer: z.object({
      items: z.array(z.object({ kind: z.literal([...WEIGHT_NAMES]), weight: z.int() })),
    }),
  }),
  editRecommendationWeight: route({
    method: 'PUT',
    path: '/recommendation-weights/:kind',
    who: 'operator',
    summary: 'Changes what something weighs in the order of recommendation; everybody is reckoned anew.',
    params: z.object({ kind: z.literal([...WEIGHT_NAMES]) }),
    body: z.object({ weight: z.int().check(z.minimum(0), z.maximum(HIGHEST_WEIGHT)) }),
  }),
} as const;
