import { hiddenRoutes } from '@yoimachi/contract/block';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

export const hiddenQuery = () => query(hiddenRoutes.hiddenNumbers);

/** The same number again is left as it is, so that it can be sent again. */
export const useHide = () =>
  useMutation({
    mutationFn: (body: { readonly phone: string; readonly label: string }) =>
      call(hiddenRoutes.hideFromNumber, { body }),
    onSuccess: useRefresh(hiddenRoutes),
  });

export const useShow = () =>
  useMutation({
    mutationFn: (hiddenId: string) => call(hiddenRoutes.showToNumber, { params: { hiddenId } }),
    onSuccess: useRefresh(hiddenRoutes),
  });
