import { createFileRoute } from '@tanstack/react-router';
import { TonightPage } from '#features/tonight';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/tonight')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listTonight'),
  component: TonightPage,
});
