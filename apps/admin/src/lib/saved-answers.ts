import { useQuery } from '@tanstack/react-query';
import { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import type { CallAnswer } from '#ui/lib/request.ts';
import { query } from './queries.ts';

export type SavedAnswer = CallAnswer<typeof savedAnswerAdminRoutes.listSavedAnswers>['items'][number];

/** What is usually answered, in the order offered; those of each use beside each other. */
export const useSavedAnswers = () =>
  useQuery(query(savedAnswerAdminRoutes.listSavedAnswers, {}, { select: ({ items }) => items }));
