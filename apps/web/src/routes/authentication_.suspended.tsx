import { createFileRoute } from '@tanstack/react-router';
import { SuspendedPage } from '#people/leaving';
import { textsOf } from '#lib/unread-search.ts';

export const Route = createFileRoute('/authentication_/suspended')({
  validateSearch: textsOf('reason'),
  component: SuspendedPage,
});
