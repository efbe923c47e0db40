import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#features/door';

interface Search {
  next?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }): Search =>
    typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {},
  component: () => <LoginPage next={Route.useSearch().next} />,
});
