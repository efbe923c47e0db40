import { allRightRoutes } from '@yoimachi/contract/all-right';
import type { AllRightAnswer } from '@yoimachi/domain/safety';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';

/** Without a live connection the question still comes within a minute. */
const LOOK_MS = 60_000;

/** The question that waits for her; null while none does. */
export const allRightQuery = () =>
  query(
    allRightRoutes.findAllRight,
    {},
    { select: ({ question }) => question, staleTime: 0, refetchInterval: LOOK_MS },
  );

/** Sent again it changes nothing. */
export const useAnswer = () =>
  useMutation({
    mutationFn: ({ questionId, answer }: { readonly questionId: string; readonly answer: AllRightAnswer }) =>
      call(allRightRoutes.answerAllRight, { params: { questionId }, body: { answer } }),
    onSuccess: useRefresh(allRightRoutes.findAllRight),
  });

export const safetySettingQuery = () => query(allRightRoutes.getSafetySetting);

export const useSaveSetting = () =>
  useMutation({
    mutationFn: (asksAllRight: boolean) => call(allRightRoutes.putSafetySetting, { body: { asksAllRight } }),
    onSettled: useRefresh(allRightRoutes.getSafetySetting),
  });
