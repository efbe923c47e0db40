import { createFileRoute } from '@tanstack/react-router';
import { AuditPage, auditSearch } from '#features/audit';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/audit')({
  validateSearch: auditSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'searchAudit'),
  component: AuditPage,
});
