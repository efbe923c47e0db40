import { allRightRoutes } from '@yoimachi/contract/all-right';
import type { AllRightAnswer } from '@yoimachi/domain/safety';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Without a live connection the question still comes within a minute. */
const LOOK_MS = 60_000;

/** The question that waits for her; null while none does. */
export const allRightQuery = queryOptions({
  queryKey: ['all-right'],
  queryFn: async () => (await call(allRightRoutes.findAllRight)).question,
  staleTime: 0,
  refetchInterval: LOOK_MS,
});

/** Sent again it changes nothing. */
export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, answer }: { readonly questionId: string; readonly answer: AllRightAnswer }) =>
      call(allRightRoutes.answerAllRight, { params: { questionId }, body: { answer } }),
    onSuccess: () => client.invalidateQueries({ queryKey: allRightQuery.queryKey }),
  });
}

export const safetySettingQuery = queryOptions({
  queryKey: ['safety-setting'],
  queryFn: () => call(allRightRoutes.getSafetySetting),
});

export function useSaveSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asksAllRight: boolean) => call(allRightRoutes.putSafetySetting, { body: { asksAllRight } }),
    onSettled: () => client.invalidateQueries({ queryKey: safetySettingQuery.queryKey }),
  });
}
