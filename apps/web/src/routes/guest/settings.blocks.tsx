import { createFileRoute } from '@tanstack/react-router';
import { BlocksPage } from '#people/block';

export const Route = createFileRoute('/guest/settings/blocks')({
  component: () => <BlocksPage side="guest" />,
});
