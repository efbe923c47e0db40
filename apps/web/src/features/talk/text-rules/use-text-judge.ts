import { messageOf } from '@yoimachi/contract/errors';
import type { TextPlace, TextVerdict } from '@yoimachi/domain/text-rules';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { textRulesRoutes } from '@yoimachi/contract/text-rules';
import type { BodyInputOf } from '@yoimachi/contract/route';
import { call } from '#lib/api.ts';
import { ownKey, query } from '#lib/queries.ts';

interface TextJudge {
  /** What the server would find in a text; null also until the filter is there. */
  readonly verdictOf: (text: string, place: TextPlace, byCast?: boolean) => TextVerdict | null;
  /** Why a text cannot be sent and what to take out; undefined when it can. */
  readonly stopOf: (text: string, place: TextPlace) => string | undefined;
  /** To be called when somebody wants to send what is stopped: it is counted, and the text stays on the device. */
  readonly noteStop: (text: string, place: TextPlace) => void;
}

/** The server's filter for texts that others read (rules.md 10), so that a form says before it sends what has to go. */
export function useTextJudge(): TextJudge {
  const { data: filter } = useQuery(textFilterQuery());
  const { data: rules } = useQuery(textRulesQuery());
  const verdictOf: TextJudge['verdictOf'] = (text, place, byCast = false) =>
    filter && text !== ''
      ? filter.judgeText(text, { place, byCast, rules: rules ?? filter.FIRST_TEXT_RULES })
      : null;
  const refusalOf = (text: string, place: TextPlace) => filter?.textRefusal(verdictOf(text, place))?.error;
  return {
    verdictOf,
    stopOf: (text, place) => {
      const refusal = refusalOf(text, place);
      return refusal && messageOf(refusal.code, refusal.details);
    },
    noteStop: (text, place) => {
      const verdict = verdictOf(text, place);
      if (verdict?.action === 'STOP' && verdict.kind !== 'PRESSURE')
        noteTextStop({ kind: verdict.kind, place });
    },
  };
}

const MINUTE_MS = 60_000;

/** What operators decided of texts. The server judges every text again, so that a form may know a little less. */
const textRulesQuery = () =>
  query(textRulesRoutes.textRules, {}, { staleTime: 10 * MINUTE_MS, retry: false });

/** The filter itself, which comes with the first form that needs it. */
function textFilterQuery() {
  return queryOptions({
    queryKey: ownKey('text-filter'),
    queryFn: () => import('@yoimachi/domain/text-rules'),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });
}

/** Tells that a form stopped a text, and nothing of it; whether that arrives is of no concern to who typed. */
function noteTextStop(body: BodyInputOf<typeof textRulesRoutes.noteTextStop>): void {
  call(textRulesRoutes.noteTextStop, { body }).catch(() => undefined);
}
