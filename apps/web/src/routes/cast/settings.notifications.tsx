import { createFileRoute } from '@tanstack/react-router';
import { NotificationSettingPage } from '#talk/notification-setting';

export const Route = createFileRoute('/cast/settings/notifications')({
  component: () => <NotificationSettingPage side="cast" />,
});
