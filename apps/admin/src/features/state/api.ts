import { useQuery } from '@tanstack/react-query';
import { stateAdminRoutes } from '@yoimachi/contract/state';
import { STATE_KINDS, type StateKind, type StateVerdict } from '@yoimachi/domain/state';
import { call, callQuietly } from '#lib/api.ts';
import { keyOf } from '#lib/queries.ts';
import type { CallAnswer } from '#ui/lib/request.ts';

export type State = CallAnswer<typeof stateAdminRoutes.showState>;
/** What was read of one thing, with what that means. */
export type Line<Kind extends StateKind> = NonNullable<State['parts'][Kind]>[number];

const stateKey = keyOf(stateAdminRoutes.showState);

/** How the product itself is, asked for again every so often. The last answer stays when the next one fails. */
export const useProductState = (everyMs: number) =>
  useQuery({
    queryKey: stateKey,
    // The first is a person's; whatever follows the page asks by itself.
    queryFn: ({ client }) => {
      const ask = client.getQueryData(stateKey) === undefined ? call : callQuietly;
      return ask(stateAdminRoutes.showState, {});
    },
    refetchInterval: everyMs,
  });

/** What could not be read is told as trouble: nobody knows. */
export const verdictsOf = ({ parts }: State, kind: StateKind): readonly StateVerdict[] =>
  parts[kind]?.map(({ verdict }) => verdict) ?? ['TROUBLE'];

/** How many lines of each verdict there are. */
export function countVerdicts(state: State): Readonly<Record<StateVerdict, number>> {
  const counts = { OK: 0, ATTENTION: 0, TROUBLE: 0 };
  for (const kind of STATE_KINDS) for (const verdict of verdictsOf(state, kind)) counts[verdict]++;
  return counts;
}
