import { createFileRoute } from '@tanstack/react-router';
import { SchedulePage } from '#meeting/schedule';

export const Route = createFileRoute('/cast/setting/setting-schedule')({ component: SchedulePage });
