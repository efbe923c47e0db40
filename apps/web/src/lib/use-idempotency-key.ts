import { useState } from 'react';
import { v4 } from 'uuid';

/** A key for one act of a form: the same for every retry; `renew` after it has succeeded. */
export function useIdempotencyKey(): { readonly key: string; readonly renew: () => void } {
  const [key, setKey] = useState(() => v4());
  return { key, renew: () => setKey(v4()) };
}
