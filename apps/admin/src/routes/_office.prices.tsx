import { createFileRoute } from '@tanstack/react-router';
import { PricesPage } from '#features/prices';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/prices')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listStages'),
  component: PricesPage,
});
