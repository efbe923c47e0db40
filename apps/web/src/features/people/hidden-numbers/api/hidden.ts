import { hiddenRoutes } from '@yoimachi/contract/block';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

export const hiddenQuery = () => query(hiddenRoutes.hiddenNumbers);

export const useShow = () =>
  useMutation({
    mutationFn: (hiddenId: string) => call(hiddenRoutes.showToNumber, { params: { hiddenId } }),
    onSuccess: useRefresh(hiddenRoutes),
  });
