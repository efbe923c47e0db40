import { createFileRoute } from '@tanstack/react-router';
import { NotificationPage } from '#talk/notification';

export const Route = createFileRoute('/guest/notification')({ component: NotificationPage });
