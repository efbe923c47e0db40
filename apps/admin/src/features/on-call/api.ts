import type { BodyInputOf } from '@yoimachi/contract/route';
import { useQuery } from '@tanstack/react-query';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { call } from '#lib/api.ts';
import { useQuietAct } from '#lib/use-told-act.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type ListedShift = CallAnswer<typeof onCallAdminRoutes.listShifts>['items'][number];
type AddBody = BodyInputOf<typeof onCallAdminRoutes.addShift>;

const shiftsKey = ['shifts'] as const;

export const useShifts = () =>
  useQuery({
    queryKey: shiftsKey,
    queryFn: async () => (await call(onCallAdminRoutes.listShifts)).items,
  });

export const useAddShift = () =>
  useChange((given: { readonly operatorId: string; readonly body: AddBody }) =>
    call(onCallAdminRoutes.addShift, { params: { operatorId: given.operatorId }, body: given.body }),
  );

export const useRemoveShift = () =>
  useChange((shiftId: number) => call(onCallAdminRoutes.removeShift, { params: { shiftId } }));

const useChange = <Given, Answer>(change: (given: Given) => Promise<Answer>) =>
  useQuietAct({ act: change, keys: [shiftsKey] });
