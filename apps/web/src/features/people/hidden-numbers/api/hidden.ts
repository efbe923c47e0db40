import { hiddenRoutes } from '@yoimachi/contract/block';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export function hiddenQuery() {
  return queryOptions({ queryKey: ['hidden-numbers'], queryFn: () => call(hiddenRoutes.hiddenNumbers) });
}

function useAnew() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: hiddenQuery().queryKey });
}

/** The same number again is left as it is, so that it can be sent again. */
export function useHide() {
  return useMutation({
    mutationFn: (body: { readonly phone: string; readonly label: string }) =>
      call(hiddenRoutes.hideFromNumber, { body }),
    onSuccess: useAnew(),
  });
}

export function useShow() {
  return useMutation({
    mutationFn: (hiddenId: string) => call(hiddenRoutes.showToNumber, { params: { hiddenId } }),
    onSuccess: useAnew(),
  });
}
