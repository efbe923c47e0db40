import { useQuery } from '@tanstack/react-query';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { callQuietly } from '#lib/api.ts';
import { queueKey } from '#lib/queues.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

const LOOK_EVERY_MS = 5_000;

export type Alarm = CallAnswer<typeof onCallAdminRoutes.listAlerts>['items'][number];

/** What wakes who is on call, looked for every five seconds. */
export const useAlarms = () =>
  useQuery({
    queryKey: [...queueKey('alerts'), 'urgent'],
    queryFn: () => callQuietly(onCallAdminRoutes.listAlerts, { query: { isUrgent: 'true' } }),
    refetchInterval: LOOK_EVERY_MS,
    // Somebody calls for help: also while the window lies behind another.
    refetchIntervalInBackground: true,
    select: ({ items }) => items,
  });
