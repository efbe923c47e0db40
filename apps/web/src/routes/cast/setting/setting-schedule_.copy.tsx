import { createFileRoute } from '@tanstack/react-router';
import { CopySchedulePage } from '#meeting/schedule';
import { textsOf } from '#lib/unread-search.ts';

export const Route = createFileRoute('/cast/setting/setting-schedule_/copy')({
  validateSearch: textsOf('scheduleId'),
  component: CopySchedulePage,
});
