import type { QueryClient } from '@tanstack/react-query';
import { bookingAdminRoutes, type MeetingTonight } from '@yoimachi/contract/booking-admin';
import { call, callQuietly } from '#lib/api.ts';
import { pages } from '#lib/queries.ts';

const { queryKey: tonightKey } = pages(bookingAdminRoutes.listTonight);
interface Asked {
  readonly client: QueryClient;
  readonly pageParam: string | null;
}
const ASK_EVERY_MS = 10_000;

/** Tonight's meetings by their start, asked for again every ten seconds, all pages that are open. */
export const tonight = {
  ...pages(bookingAdminRoutes.listTonight, {}, { refetchInterval: ASK_EVERY_MS }),
  // The first is a person's; whatever follows the page asks by itself.
  queryFn: async ({ client, pageParam }: Asked) => {
    const ask = client.getQueryData(tonightKey) === undefined ? call : callQuietly;
    return ask(bookingAdminRoutes.listTonight, { query: { cursor: pageParam ?? undefined } });
  },
};

export type CastTonight = MeetingTonight['casts'][number];

/** She has not come although it has begun. */
export const isAbsent = ({ phase }: CastTonight): boolean => phase === 'noShow';

/** The cast by whom a meeting is judged at a glance: who is missing, else who is there, else who comes first. */
export function leading({ casts }: MeetingTonight): CastTonight {
  return (
    casts.find(isAbsent) ??
    casts.find(({ phase }) => phase === 'claimed') ??
    casts.find(({ phase }) => phase === 'meeting') ??
    casts.find(({ next }) => next !== null) ??
    casts[0]!
  );
}

export interface Counts {
  readonly running: number;
  readonly ahead: number;
  readonly absent: number;
}

/** How many meetings run, are to come, and lack somebody: one of two casts may be there while the other is not. */
export function countsOf(meetings: readonly MeetingTonight[]): Counts {
  const count = (...phases: readonly string[]) =>
    meetings.filter(({ casts }) => casts.some(({ phase }) => phases.includes(phase))).length;
  return { running: count('meeting'), ahead: count('pending', 'held', 'due'), absent: count('noShow') };
}
