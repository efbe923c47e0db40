import { createFileRoute } from '@tanstack/react-router';
import { SessionsPage } from '#people/device';

export const Route = createFileRoute('/cast/settings/sessions')({ component: SessionsPage });
