import { MAX_CASTS } from '@yoimachi/domain/booking';
import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, writeDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Sheet } from './sheet.ts';

/** What was typed, kept over reloads; with the casts of a booking that is asked for again where the address names them. */
export function useDraft({ cast: { castId }, several }: Sheet) {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(castId);
    const others = several?.prefill.length ? several.prefill : kept.others;
    const distinct = [...new Set(others)].filter((id) => id !== castId);
    return { ...kept, others: distinct.slice(0, MAX_CASTS - 1) };
  });
  const write = (next: Draft) => {
    setDraft(next);
    writeDraft(castId, next);
  };
  const isPrefilled = (several?.prefill.length ?? 0) > 0;
  const forget = useEffectEvent(() => {
    writeDraft(castId, draft);
    several?.onPrefilled();
  });
  useEffect(() => {
    if (isPrefilled) forget();
  }, [isPrefilled]);
  return [draft, write] as const;
}
