import { useTextJudge } from '#talk/text-rules';
import type { Draft } from './draft.ts';

const PLACES = { place: 'PLACE', nickname: 'NAME' } as const;

/** Why texts of a request cannot be sent, by their fields. */
export function useStoppedTexts(draft: Draft, needsName: boolean) {
  const judge = useTextJudge();
  const fields = needsName ? (['place', 'nickname'] as const) : (['place'] as const);
  const messages = fields.flatMap((field) => {
    const sentence = judge.stopOf(draft[field], PLACES[field]);
    return sentence ? [[field, sentence] as const] : [];
  });
  return {
    messages,
    /** Whether there are any; who wants to send them is counted. */
    note: (): boolean => {
      for (const [field] of messages) judge.noteStop(draft[field], PLACES[field]);
      return messages.length > 0;
    },
  };
}
