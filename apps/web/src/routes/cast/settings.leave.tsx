import { createFileRoute } from '@tanstack/react-router';
import { LeavingPage } from '#people/leaving';

export const Route = createFileRoute('/cast/settings/leave')({
  component: () => <LeavingPage side="cast" />,
});
