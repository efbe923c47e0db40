import { createFileRoute } from '@tanstack/react-router';
import { StatePage } from '#features/state';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/state')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'showState'),
  component: StatePage,
});
