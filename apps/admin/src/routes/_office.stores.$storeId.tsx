import { createFileRoute } from '@tanstack/react-router';
import { StorePage } from '#features/stores';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/stores/$storeId')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'readStore'),
  component: StorePage,
});
