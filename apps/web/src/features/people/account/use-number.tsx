import { useMutation } from '@tanstack/react-query';
import { checkLoginPhone } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { sendCode } from './api/identity.ts';
import type { SentCode } from './api/identity.ts';
import { prepareBotCheck } from './bot-check.ts';
import { codeAlreadySent, failureSentence, lockedUntil, troubleSentence } from './failures.ts';
import { accountTexts as t } from './ja.ts';

/** A local number that is not a mobile may still be a test number of this installation; the server decides. */
const phoneError = (phone: string): string | undefined => {
  const checked = checkLoginPhone(phone, { allowTestPrefix: true });
  return checked.ok ? undefined : messageOf(checked.error.code);
};

/** A mobile number that a code is sent to. The invisible bot check runs while it is typed. */
export function useNumber(start: string, onSent: (sent: SentCode) => void) {
  const [phone, setPhone] = useState(start);
  const [isTried, setTried] = useState(false);
  const send = useMutation({ mutationFn: (typed: string) => sendCode(typed), onSuccess: onSent });
  useEffect(prepareBotCheck, []);
  const local = isTried ? phoneError(phone) : undefined;
  const trouble = troubleSentence(send.error);
  const failed = send.error && !trouble ? failureSentence(send.error) : undefined;
  const onTheWay = codeAlreadySent(phone, send.error);
  return {
    isTried,
    isPending: send.isPending,
    /** A failure of the network or the server. */
    trouble,
    /** Waiting is all that is left, or somebody who can help. */
    isLocked: lockedUntil(send.error) !== null,
    /** Sends the code, unless the number or something else on the screen is wrong. */
    submit(isRestRight: boolean) {
      setTried(true);
      if (!phoneError(phone) && isRestRight && !send.isPending) send.mutate(phone);
    },
    field: (
      <TextField
        label={t.phone}
        help={t.phoneHelp}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="09012345678"
        maxLength={40}
        value={phone}
        onChange={(event) => {
          send.reset();
          setPhone(event.target.value);
        }}
        error={local ?? failed}
        repair={
          onTheWay && (
            <Button variant="line" size="md" className="self-start" onClick={() => onSent(onTheWay)}>
              {t.enterCode}
            </Button>
          )
        }
      />
    ),
  };
}
