import { createFileRoute } from '@tanstack/react-router';
import { DistrictsPage, districtsSearch } from '#features/districts';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/districts')({
  validateSearch: districtsSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listDistricts'),
  component: DistrictsPage,
});
