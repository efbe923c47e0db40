import { createFileRoute } from '@tanstack/react-router';
import { MemberPage, memberPageSearch } from '#features/members';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/members/$accountId')({
  validateSearch: memberPageSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'readMember'),
  component: MemberPage,
});
