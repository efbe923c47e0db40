import { createFileRoute } from '@tanstack/react-router';
import { ConsentsPage } from '#people/consent';

export const Route = createFileRoute('/guest/settings/consents')({ component: ConsentsPage });
