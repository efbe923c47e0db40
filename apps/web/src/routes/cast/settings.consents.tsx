import { createFileRoute } from '@tanstack/react-router';
import { ConsentsPage } from '#people/consent';

export const Route = createFileRoute('/cast/settings/consents')({ component: ConsentsPage });
