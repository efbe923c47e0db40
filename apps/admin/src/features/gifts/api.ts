import type { BodyInputOf } from '@yoimachi/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { giftAdminRoutes } from '@yoimachi/contract/gift-admin';
import { call } from '#lib/api.ts';
import { useSettingAct } from '#lib/use-setting-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { giftTexts as t } from './ja.ts';

const giftsKey = ['gifts'] as const;

export type Gift = CallAnswer<typeof giftAdminRoutes.listGifts>['items'][number];

export const giftsQuery = queryOptions({
  queryKey: giftsKey,
  queryFn: () => call(giftAdminRoutes.listGifts, {}),
});

type NewGift = BodyInputOf<typeof giftAdminRoutes.addGift>;

export const useAddGift = (onDone: () => void) =>
  useSettingAct({
    act: (body: NewGift) => call(giftAdminRoutes.addGift, { body }),
    said: t.added,
    key: giftsKey,
    onDone,
  });

export const useChangePrice = (giftId: string, onDone: () => void) =>
  useSettingAct({
    act: (points: number) => call(giftAdminRoutes.changeGiftPrice, { params: { giftId }, body: { points } }),
    said: t.changed,
    key: giftsKey,
    onDone,
  });

export const useRemoveGift = (onDone: () => void) =>
  useSettingAct({
    act: (giftId: string) => call(giftAdminRoutes.removeGift, { params: { giftId } }),
    said: t.removed,
    key: giftsKey,
    onDone,
  });

export const useSwitchGifts = (isEnabled: boolean, onDone: () => void) =>
  useSettingAct({
    act: () => call(giftAdminRoutes.switchGifts, { body: { isEnabled } }),
    said: isEnabled ? t.opened : t.closed,
    key: giftsKey,
    onDone,
  });
