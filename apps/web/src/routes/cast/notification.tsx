import { createFileRoute } from '@tanstack/react-router';
import type { SearchSchemaInput } from '@tanstack/react-router';
import { NotificationPage } from '#talk/notification';
import type { NotificationSearch } from '#talk/notification';

export const Route = createFileRoute('/cast/notification')({
  validateSearch: (search: NotificationSearch & SearchSchemaInput) => search,
  component: () => <NotificationPage side="cast" />,
});
