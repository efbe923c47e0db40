import { createFileRoute } from '@tanstack/react-router';
import { ChargebacksPage } from '#features/chargebacks';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/chargebacks')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listChargebacks'),
  component: ChargebacksPage,
});
