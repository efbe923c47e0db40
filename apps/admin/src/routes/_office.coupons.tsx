import { createFileRoute } from '@tanstack/react-router';
import { CouponsPage } from '#features/coupons';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/coupons')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listCoupons'),
  component: CouponsPage,
});
