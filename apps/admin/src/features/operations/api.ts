import type { BodyInputOf } from '@yoimachi/contract/route';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import type { WeightName } from '@yoimachi/domain/standing';
import { call } from '#lib/api.ts';
import { useSettingAct } from '#lib/use-setting-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { operationTexts as t } from './ja.ts';

const maintenanceKey = ['maintenance'] as const;
const weightsKey = ['recommendation-weights'] as const;

export type Weight = CallAnswer<typeof standingAdminRoutes.listRecommendationWeights>['items'][number];

export const maintenanceQuery = queryOptions({
  queryKey: maintenanceKey,
  queryFn: () => call(operatorAdminRoutes.showMaintenance, {}),
});
export const weightsQuery = queryOptions({
  queryKey: weightsKey,
  queryFn: () => call(standingAdminRoutes.listRecommendationWeights, {}),
});

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

export const useBeginMaintenance = (onDone: () => void) =>
  useSettingAct({
    act: (until: Date) =>
      call(operatorAdminRoutes.beginMaintenance, { body: { until: until.toISOString() } }),
    said: t.begun,
    key: maintenanceKey,
    onDone,
  });

export const useEndMaintenance = (onDone: () => void) =>
  useSettingAct({
    act: () => call(operatorAdminRoutes.endMaintenance, {}),
    said: t.ended,
    key: maintenanceKey,
    onDone,
  });

export const useEditWeight = (kind: WeightName, onDone: () => void) =>
  useSettingAct({
    act: (weight: number) =>
      call(standingAdminRoutes.editRecommendationWeight, { params: { kind }, body: { weight } }),
    said: t.changed,
    key: weightsKey,
    onDone,
  });
