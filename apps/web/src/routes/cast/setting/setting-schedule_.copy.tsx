import { createFileRoute } from '@tanstack/react-router';
import { CopySchedulePage } from '#meeting/schedule';

export const Route = createFileRoute('/cast/setting/setting-schedule_/copy')({
  validateSearch: (search): { readonly scheduleId?: string } =>
    typeof search['scheduleId'] === 'string' ? { scheduleId: search['scheduleId'] } : {},
  component: CopySchedulePage,
});
