import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { sendCode, type SentCode } from './api/identity.ts';
import { prepareBotCheck } from './bot-check.ts';
import { codeAlreadySent, failureSentence, lockedUntil, troubleSentence } from './failures.ts';
import { accountTexts as t } from './ja.ts';

/** Sends a code to the number that is typed. The invisible bot check runs meanwhile. */
export function useSendCode(phone: string, onSent: (sent: SentCode) => void) {
  const { mutate, isPending, reset, error } = useMutation({
    mutationFn: (typed: string) => sendCode(typed),
    onSuccess: onSent,
  });
  useEffect(prepareBotCheck, []);
  return { send: () => mutate(phone), reset, isPending, ...codeFailure(phone, error, onSent) };
}

/** What is said when no code could be sent to a number. */
export function codeFailure(phone: string, error: Error | null, onSent: (sent: SentCode) => void) {
  const trouble = troubleSentence(error);
  const onTheWay = codeAlreadySent(phone, error);
  return {
    /** A failure of the network or the server. */
    trouble,
    /** Waiting is all that is left, or somebody who can help. */
    isLocked: lockedUntil(error) !== null,
    /** What is wrong with the number. */
    failed: error && !trouble ? failureSentence(error) : undefined,
    /** Below it, when a code is on its way already. */
    repair: onTheWay && (
      <Button variant="line" size="md" className="self-start" onClick={() => onSent(onTheWay)}>
        {t.enterCode}
      </Button>
    ),
  };
}
