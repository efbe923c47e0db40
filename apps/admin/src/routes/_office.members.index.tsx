import { createFileRoute } from '@tanstack/react-router';
import { MembersPage, memberSearch } from '#features/members';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/members/')({
  validateSearch: memberSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listMembers'),
  component: MembersPage,
});
