import { createFileRoute } from '@tanstack/react-router';
import { PayDaysPage } from '#features/payoffs';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/payoffs/')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listPayDays'),
  component: PayDaysPage,
});
