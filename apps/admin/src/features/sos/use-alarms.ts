import { useQuery } from '@tanstack/react-query';
import { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { callQuietly } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

const LOOK_EVERY_MS = 5_000;
const URGENT = { query: { isUrgent: 'true' } } as const;

export type Alarm = CallAnswer<typeof onCallAdminRoutes.listAlerts>['items'][number];

/** What wakes who is on call, looked for every five seconds. */
export const useAlarms = () =>
  useQuery({
    queryKey: keyOf(onCallAdminRoutes.listAlerts, URGENT),
    queryFn: () => callQuietly(onCallAdminRoutes.listAlerts, URGENT),
    refetchInterval: LOOK_EVERY_MS,
    // Somebody calls for help: also while the window lies behind another.
    refetchIntervalInBackground: true,
    select: ({ items }) => items,
  });
