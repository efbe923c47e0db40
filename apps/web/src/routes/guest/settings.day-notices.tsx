import { createFileRoute } from '@tanstack/react-router';
import { DayNoticesPage } from '#find/day-notice';

export const Route = createFileRoute('/guest/settings/day-notices')({ component: DayNoticesPage });
