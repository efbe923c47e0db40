import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { officeAdminRoutes, type OfficeView } from '@yoimachi/contract/office-admin';
import type { OfficeList } from '@yoimachi/domain/operator';
import { call } from '#lib/api.ts';
import { query, refresh } from '#lib/queries.ts';

export const useViews = (list: OfficeList) =>
  useQuery(
    query(
      officeAdminRoutes.listViews,
      { query: { list } },
      { staleTime: Infinity, select: ({ items }) => items },
    ),
  );

const useEdit = <Given, Answer>(edit: (given: Given) => Promise<Answer>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: edit, onSuccess: () => refresh(client, officeAdminRoutes.listViews) });
};

export const useSaveView = (list: OfficeList) =>
  useEdit((view: Omit<OfficeView, 'id'>) => call(officeAdminRoutes.saveView, { body: { list, ...view } }));

export const useRemoveView = () =>
  useEdit(({ id }: OfficeView) => call(officeAdminRoutes.removeView, { params: { viewId: id } }));
