import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage } from '#features/figures';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/figures')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listPointDays'),
  component: FiguresPage,
});
