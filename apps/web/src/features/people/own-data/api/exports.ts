import { exportRoutes } from '@yoimachi/contract/leaving';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAct } from '#lib/use-act.ts';

const WAITING_MS = 3_000;

/** The last exports; asked again while one is being made. */
export function exportsQuery() {
  return queryOptions({
    queryKey: ['exports'],
    queryFn: () => call(exportRoutes.listExports),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ readyAt }) => readyAt === null) ? WAITING_MS : false,
  });
}

export function useAskExport() {
  const client = useQueryClient();
  const anew = () => client.invalidateQueries({ queryKey: exportsQuery().queryKey });
  return useAct({
    name: 'export',
    send: (_: null, idempotencyKey) => call(exportRoutes.askExport, { idempotencyKey }),
    onDone: anew,
    onRefused: () => void anew(),
  });
}

export function useFetchExport() {
  return useMutation({
    mutationFn: async ({ exportId, fileName }: { readonly exportId: string; readonly fileName: string }) =>
      saveFile(await call(exportRoutes.fetchExport, { params: { exportId } }), fileName),
  });
}
