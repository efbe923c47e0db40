import { createFileRoute } from '@tanstack/react-router';
import { BlocksPage } from '#people/block';

export const Route = createFileRoute('/cast/settings/blocks')({
  component: () => <BlocksPage side="cast" />,
});
