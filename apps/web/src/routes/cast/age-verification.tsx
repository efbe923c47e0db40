import { createFileRoute } from '@tanstack/react-router';
import { CastAgePage } from '#people/age-check';

export const Route = createFileRoute('/cast/age-verification')({
  validateSearch: (search): { readonly photo?: true } => (search['photo'] === true ? { photo: true } : {}),
  component: CastAgePage,
});
