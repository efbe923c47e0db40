import type { BodyInputOf } from '@yoimachi/contract/route';
import { personAdminRoutes, type DecidedMatch } from '@yoimachi/contract/person-admin';
import { call } from '#lib/api.ts';
import { useAct, useHold } from '#parts/workbench/index.ts';
import { ApiError } from '#ui/lib/api-error.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { matchTexts as t } from './ja.ts';

export type Match = CallAnswer<typeof personAdminRoutes.listMatches>['items'][number];

type Decision = BodyInputOf<typeof personAdminRoutes.decideMatch>;

/** Whether two identities are one person. `conflict`: what was to be said where somebody else was quicker, and what he said. */
export function useDecide({ identityId, otherId }: Match) {
  const act = useAct({
    act: (body: Decision) => call(personAdminRoutes.decideMatch, { params: { identityId, otherId }, body }),
    said: (_, { decision }) => t.decided[decision],
  });
  const { error, variables } = act;
  const conflict =
    error instanceof ApiError && error.code === 'CONFLICT' && variables
      ? { wanted: variables, decided: decidedIn(error) }
      : null;
  // The list is read again, and has a decided row no longer: it stays until it is said what becomes of the decision.
  useHold(act.isPending || conflict !== null);
  return { ...act, conflict };
}

/** What was said, by whom and when. */
const decidedIn = ({ details: { decided } }: ApiError) => (isDecided(decided) ? decided : null);

const isDecided = (value: unknown): value is DecidedMatch =>
  typeof value === 'object' && value !== null && 'decision' in value && 'by' in value && 'at' in value;
