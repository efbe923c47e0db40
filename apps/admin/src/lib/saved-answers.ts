import { useQuery } from '@tanstack/react-query';
import { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { call } from './api.ts';

export type SavedAnswer = CallAnswer<typeof savedAnswerAdminRoutes.listSavedAnswers>['items'][number];

export const savedAnswersKey = ['saved-answers'] as const;

/** What is usually answered, in the order offered; those of each use beside each other. */
export const useSavedAnswers = () =>
  useQuery({
    queryKey: savedAnswersKey,
    queryFn: async () => (await call(savedAnswerAdminRoutes.listSavedAnswers)).items,
  });
