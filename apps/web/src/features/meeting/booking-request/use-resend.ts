import { useEffect, useEffectEvent } from 'react';
import type { Sheet } from './sheet.ts';

interface Resend {
  readonly isReady: boolean;
  /** It cannot be sent as it was: what stands against it is told, and the guest sends it himself. */
  readonly isRefused: boolean;
  readonly submit: () => boolean;
}

/** Back from 3-D Secure the same request is sent again, once. */
export function useResend({ isBack, onResent }: Sheet, { isReady, isRefused, submit }: Resend): void {
  const resend = useEffectEvent(() => {
    onResent();
    if (isReady) submit();
  });
  const isTime = isBack && (isReady || isRefused);
  useEffect(() => {
    if (isTime) resend();
  }, [isTime]);
}
