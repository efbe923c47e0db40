import { createFileRoute } from '@tanstack/react-router';
import { NotificationPage } from '#talk/notification';

export const Route = createFileRoute('/cast/notification')({
  validateSearch: (search): { readonly tab?: 'NEWS' } => (search['tab'] === 'NEWS' ? { tab: 'NEWS' } : {}),
  component: () => <NotificationPage side="cast" />,
});
