import { useState } from 'react';
import { ApiError } from '#ui/lib/api-error.ts';
import type * as passkeys from './api/passkey.ts';
import { doorTexts as t } from './ja.ts';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

type Passkeys = typeof passkeys;

/** Runs something with the person's authenticator; its code comes with the first use. Whoever closes the prompt is told nothing. */
export function usePasskey() {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const run = async <T>(act: (passkeys: Passkeys) => Promise<T>): Promise<T | null> => {
    setPending(true);
    setError(undefined);
    const loaded = await import('./api/passkey.ts');
    try {
      return await act(loaded);
    } catch (failure) {
      if (!loaded.isGivenUp(failure))
        setError(failure instanceof ApiError ? failure.message : t.passkeyFailed);
      return null;
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, error };
}
