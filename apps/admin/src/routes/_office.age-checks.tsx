import { createFileRoute } from '@tanstack/react-router';
import { AgeChecksPage, ageChecksSearch } from '#features/age-check';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/age-checks')({
  validateSearch: ageChecksSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'readAgeCheck'),
  component: AgeChecksPage,
});
