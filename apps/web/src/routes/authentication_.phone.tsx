import { createFileRoute } from '@tanstack/react-router';
import { PhonePage } from '#people/login';
import { readNext } from '#lib/inner-path.ts';
import { requireAnySession } from '../app/guard.ts';

export const Route = createFileRoute('/authentication_/phone')({
  validateSearch: readNext,
  beforeLoad: ({ location }) => requireAnySession(location.href),
  component: PhonePage,
});
