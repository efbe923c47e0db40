import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#people/login';

export const Route = createFileRoute('/cast/settings/login')({
  component: () => <LoginPage side="cast" />,
});
