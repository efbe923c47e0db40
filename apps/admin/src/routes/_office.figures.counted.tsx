import { createFileRoute } from '@tanstack/react-router';
import { CountedPage, countedSearch } from '#features/figures';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/figures/counted')({
  validateSearch: countedSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listCounted'),
  component: CountedPage,
});
