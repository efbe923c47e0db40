import { createFileRoute } from '@tanstack/react-router';
import { ReceiptsPage } from '#features/receipts';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/receipts')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'searchReceipts'),
  component: ReceiptsPage,
});
