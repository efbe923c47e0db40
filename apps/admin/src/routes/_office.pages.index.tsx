import { createFileRoute } from '@tanstack/react-router';
import { PagesPage } from '#features/pages';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/pages/')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listPages'),
  component: PagesPage,
});
