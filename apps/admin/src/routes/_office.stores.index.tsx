import { createFileRoute } from '@tanstack/react-router';
import { StoresPage, storesSearch } from '#features/stores';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/stores/')({
  validateSearch: storesSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listStores'),
  component: StoresPage,
});
