import { createFileRoute } from '@tanstack/react-router';
import { TextRulesPage } from '#features/text-rules';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/text-rules')({
  beforeLoad: ({ context }) => refuseOthers(context.office, 'readTextRules'),
  component: TextRulesPage,
});
