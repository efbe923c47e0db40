import { createFileRoute } from '@tanstack/react-router';
import { CastOverviewPage } from '#meeting/cast-home';

export const Route = createFileRoute('/cast/bookings')({ component: CastOverviewPage });
