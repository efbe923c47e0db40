import { createFileRoute } from '@tanstack/react-router';
import { refuseOthers } from '../app/guard.ts';
import { OnCallPage } from '#features/on-call';

export const Route = createFileRoute('/_office/on-call')({
  beforeLoad: ({ context: { office } }) => refuseOthers(office, 'listShifts'),
  component: OnCallPage,
});
