import { useQuery } from '@tanstack/react-query';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { call } from '#lib/api.ts';
import { useQuietAct } from '#lib/use-told-act.ts';
import type { CallAnswer, CallOptions } from '#ui/lib/request.ts';

export type ListedShift = CallAnswer<typeof onCallAdminRoutes.listShifts>['items'][number];
type AddBody = CallOptions<typeof onCallAdminRoutes.addShift>['body'];

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
