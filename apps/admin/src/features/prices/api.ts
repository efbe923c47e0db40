import type { BodyInputOf } from '@yoimachi/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { call } from '#lib/api.ts';
import { stagesKey } from '#lib/stages.ts';
import { useSettingAct } from '#lib/use-setting-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { priceTexts as t } from './ja.ts';

const packagesKey = ['packages'] as const;

export type Package = CallAnswer<typeof billingAdminRoutes.listPackages>['items'][number];

export const packagesQuery = queryOptions({
  queryKey: packagesKey,
  queryFn: () => call(billingAdminRoutes.listPackages, {}),
});

export const useAddPackage = (onDone: () => void) =>
  useSettingAct({
    act: (points: number) => call(billingAdminRoutes.addPackage, { body: { points } }),
    said: t.added,
    key: packagesKey,
    onDone,
  });

export const useRemovePackage = (onDone: () => void) =>
  useSettingAct({
    act: (packageId: string) => call(billingAdminRoutes.removePackage, { params: { packageId } }),
    said: t.removed,
    key: packagesKey,
    onDone,
  });

type Edit = BodyInputOf<typeof stageAdminRoutes.editStage>;

export const useEditStage = (stage: number, onDone: () => void) =>
  useSettingAct({
    act: (body: Edit) => call(stageAdminRoutes.editStage, { params: { stage }, body }),
    said: t.changed,
    key: stagesKey,
    onDone,
  });
