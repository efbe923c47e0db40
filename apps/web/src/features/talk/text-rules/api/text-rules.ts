import { textRulesRoutes } from '@yoimachi/contract/text-rules';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ownKey, query } from '#lib/queries.ts';

const MINUTE_MS = 60_000;

/** What operators decided of texts. The server judges every text again, so that a form may know a little less. */
export const textRulesQuery = () =>
  query(textRulesRoutes.textRules, {}, { staleTime: 10 * MINUTE_MS, retry: false });

/** The filter itself, which comes with the first form that needs it. */
export function textFilterQuery() {
  return queryOptions({
    queryKey: ownKey('text-filter'),
    queryFn: () => import('@yoimachi/domain/text-rules'),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });
}

/** Tells that a form stopped a text, and nothing of it; whether that arrives is of no concern to who typed. */
export function noteTextStop(body: BodyInputOf<typeof textRulesRoutes.noteTextStop>): void {
  call(textRulesRoutes.noteTextStop, { body }).catch(() => undefined);
}
