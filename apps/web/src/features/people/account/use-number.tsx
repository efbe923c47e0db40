import { checkLoginPhone } from '@yoimachi/domain/account';
import { messageOf } from '@yoimachi/contract/errors';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import type { SentCode } from './api/identity.ts';
import { accountTexts as t } from './ja.ts';
import { useSendCode } from './use-send-code.tsx';

/** A local number that is not a mobile may still be a test number of this installation; the server decides. */
const phoneError = (phone: string): string | undefined => {
  const checked = checkLoginPhone(phone, { allowTestPrefix: true });
  return checked.ok ? undefined : messageOf(checked.error.code);
};

/** A mobile number that a code is sent to. */
export function useNumber(start: string, onSent: (sent: SentCode) => void) {
  const [phone, setPhone] = useState(start);
  const [isTried, setTried] = useState(false);
  const { send, reset, failed, repair, ...state } = useSendCode(phone, onSent);
  const local = isTried ? phoneError(phone) : undefined;
  return {
    isTried,
    ...state,
    /** Sends the code, unless the number or something else on the screen is wrong. */
    submit(isRestRight: boolean) {
      setTried(true);
      if (!phoneError(phone) && isRestRight && !state.isPending) send();
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
          reset();
          setPhone(event.target.value);
        }}
        error={local ?? failed}
        repair={repair}
      />
    ),
  };
}
