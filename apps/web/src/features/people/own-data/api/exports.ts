import { exportRoutes } from '@yoimachi/contract/leaving';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAct } from '#lib/use-act.ts';

const WAITING_MS = 3_000;

/** The last exports; asked again while one is being made. */
export const exportsQuery = () =>
  query(
    exportRoutes.listExports,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ readyAt }) => readyAt === null) ? WAITING_MS : false,
    },
  );

export function useAskExport() {
  const anew = useRefresh(exportRoutes.listExports);
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
