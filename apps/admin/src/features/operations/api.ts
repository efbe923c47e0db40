import type { BodyInputOf } from '@yoimachi/contract/route';
import { useMutation } from '@tanstack/react-query';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type Weight = CallAnswer<typeof standingAdminRoutes.listRecommendationWeights>['items'][number];

export type Preview = CallAnswer<typeof standingAdminRoutes.previewWeights>;

/** What other weights would make of the first page; `asked` is kept with it, by which a form knows its own. */
export const usePreview = () =>
  useMutation({
    mutationFn: async ({
      asked,
      body,
    }: {
      readonly asked: string;
      readonly body: BodyInputOf<typeof standingAdminRoutes.previewWeights>;
    }) => ({ asked, shown: await call(standingAdminRoutes.previewWeights, { body }) }),
  });
