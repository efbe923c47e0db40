import { createFileRoute } from '@tanstack/react-router';
import { NewsPage, newsSearch } from '#features/news';
import { refuseOthers } from '../app/guard.ts';

export const Route = createFileRoute('/_office/news')({
  validateSearch: newsSearch,
  beforeLoad: ({ context }) => refuseOthers(context.office, 'listNews'),
  component: NewsPage,
});
