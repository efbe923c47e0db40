import { createFileRoute } from '@tanstack/react-router';
import { LeavingPage } from '#people/leaving';

export const Route = createFileRoute('/guest/settings/leave')({
  component: () => <LeavingPage side="guest" />,
});
