import { createFileRoute } from '@tanstack/react-router';
import { LedgerPage, ledgerSearch } from '#features/ledger';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/ledger/')({
  validateSearch: ledgerSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'showLedger'),
  component: LedgerPage,
});
