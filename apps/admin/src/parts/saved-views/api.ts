import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import type { OfficeView } from '@yoimachi/contract/office-admin';
import type { OfficeList } from '@yoimachi/domain/operator';
import { call } from '#lib/api.ts';

const viewsKey = (list: OfficeList) => ['views', list] as const;

export const useViews = (list: OfficeList) =>
  useQuery({
    queryKey: viewsKey(list),
    queryFn: async () => (await call(officeAdminRoutes.listViews, { query: { list } })).items,
    staleTime: Infinity,
  });

export function useSaveView(list: OfficeList) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (view: Omit<OfficeView, 'id'>) =>
      call(officeAdminRoutes.saveView, { body: { list, ...view } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewsKey(list) }),
  });
}

export function useRemoveView(list: OfficeList) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OfficeView) => call(officeAdminRoutes.removeView, { params: { viewId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewsKey(list) }),
  });
}
