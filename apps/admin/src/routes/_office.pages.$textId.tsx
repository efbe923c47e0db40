import { createFileRoute, notFound } from '@tanstack/react-router';
import { PAGE_TEXT_IDS } from '@yoimachi/domain/page-catalogue';
import { PageEditor } from '#features/pages';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/pages/$textId')({
  beforeLoad: ({ context, params }) => {
    if (!PAGE_TEXT_IDS.some((one) => one === params.textId)) throw notFound();
    refuseOthers(context.office, 'showPage');
  },
  component: PageEditor,
});
