import { createFileRoute, notFound } from '@tanstack/react-router';
import { isDay } from '@yoimachi/domain/time';
import { PayDayPage, payDaySearch } from '#features/payoffs';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/payoffs/$payDay')({
  validateSearch: payDaySearch,
  beforeLoad: ({ context, params }) => {
    if (!isDay(params.payDay)) throw notFound();
    refuseOthers(context.office, 'showPayDay');
  },
  component: PayDayPage,
});
