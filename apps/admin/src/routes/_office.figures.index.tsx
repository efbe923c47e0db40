import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage, figuresSearch } from '#features/figures';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/figures/')({
  validateSearch: figuresSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listBookingDays'),
  component: FiguresPage,
});
