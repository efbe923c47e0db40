import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { NotificationPage, type NotificationSearch } from '#talk/notification';

export const Route = createFileRoute('/cast/notification')({
  validateSearch: (search: NotificationSearch & SearchSchemaInput) => search,
  component: () => <NotificationPage side="cast" />,
});
