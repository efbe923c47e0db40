import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '#people/login';

export const Route = createFileRoute('/guest/settings/login')({
  component: () => <LoginPage side="guest" />,
});
