import { useReasonedAct } from '#parts/workbench/index.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import { memberKey } from '../api.ts';

interface Act<Given, Answer> {
  readonly accountId: string;
  readonly act: (given: Given) => Promise<Answer>;
  readonly said: (answer: Answer, given: Given) => string;
  readonly onClose: () => void;
}

/** An act on a member: it is told, its dialog closes, and what the page shows is read again, also after a refusal. */
export const useMemberAct = <Given, Answer>({ accountId, act, said, onClose }: Act<Given, Answer>) =>
  useToldAct({ act, said, keys: [memberKey(accountId), ['members']], onDone: onClose });

/** An act on a member that needs nothing but a reason, which its field is asked for when it runs. */
export const useReasonedMemberAct = <Answer>(of: Act<string, Answer>) => useReasonedAct(useMemberAct(of));
