import { createFileRoute } from '@tanstack/react-router';
import { CohortPage, cohortSearch } from '#features/figures';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/figures/cohort')({
  validateSearch: cohortSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listCohortPeople'),
  component: CohortPage,
});
