import { createFileRoute } from '@tanstack/react-router';
import { SharedAccountsPage } from '#features/shared-accounts';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/shared-accounts')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'readSharedAccounts'),
  component: SharedAccountsPage,
});
