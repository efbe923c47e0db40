import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#features/door';

export const Route = createFileRoute('/login')({
  validateSearch: ({ next }): { next?: string } =>
    typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {},
  component: () => <LoginPage next={Route.useSearch().next} />,
});
