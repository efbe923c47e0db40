import { createFileRoute } from '@tanstack/react-router';
import { NotificationPage } from '#talk/notification';

export const Route = createFileRoute('/cast/notification')({ component: NotificationPage });
