import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { call } from '#lib/api.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

const staffKey = ['staff'];

export type Colleague = CallAnswer<typeof officeAdminRoutes.listOperators>['items'][number];

export const useStaff = () =>
  useQuery({ queryKey: staffKey, queryFn: () => call(officeAdminRoutes.listOperators) });

/** An act on the staff; the list is read anew after it. */
export function useStaffAct<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: staffKey }),
  });
}
