import { createFileRoute } from '@tanstack/react-router';
import { SavedAnswersPage, savedAnswersSearch } from '#features/saved-answers';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/saved-answers')({
  validateSearch: savedAnswersSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listSavedAnswers'),
  component: SavedAnswersPage,
});
