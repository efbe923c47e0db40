import { useQuery } from '@tanstack/react-query';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { call, callQuietly } from './api.ts';
import { keyOf } from './queries.ts';
import { formatCount } from '#ui/amount.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';

export type QueueCount = CallAnswer<typeof queueAdminRoutes.listQueues>['items'][number];

const queuesKey = keyOf(queueAdminRoutes.listQueues);
const COUNT_EVERY_MS = 10_000;

/** What waits in each queue that the person works in, counted again every ten seconds. */
export const useQueueCounts = () =>
  useQuery({
    queryKey: queuesKey,
    // The first is a person's; whatever follows the page asks by itself.
    queryFn: async ({ client }) => {
      const ask = client.getQueryData(queuesKey) === undefined ? call : callQuietly;
      return (await ask(queueAdminRoutes.listQueues)).items;
    },
    refetchInterval: COUNT_EVERY_MS,
  });

/** As a list says it: a thousand and more are not counted. */
export const countText = ({ count, isMore }: Pick<QueueCount, 'count' | 'isMore'>): string =>
  `${formatCount(count)}${isMore ? '+' : ''}`;
