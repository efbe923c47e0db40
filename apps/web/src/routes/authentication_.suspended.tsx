import { createFileRoute } from '@tanstack/react-router';
import { SuspendedPage } from '#people/leaving';

export const Route = createFileRoute('/authentication_/suspended')({
  validateSearch: (search): { readonly reason?: string } =>
    typeof search['reason'] === 'string' ? { reason: search['reason'] } : {},
  component: SuspendedPage,
});
