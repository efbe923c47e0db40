import { createFileRoute } from '@tanstack/react-router';
import { WordingsPage } from '#features/wordings';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/wordings')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listNoticeWordings'),
  component: WordingsPage,
});
