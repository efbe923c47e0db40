import { useState } from 'react';
import type { WaitingRow } from './screen.ts';

/** Which rows are marked for an act on many; what is gone from the list is not. */
export function useMarks(rows: readonly WaitingRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = (itemId: string) =>
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(itemId)) after.add(itemId);
      return after;
    });
  return {
    ids,
    toggle,
    clear: () => setIds(new Set()),
    rows: rows.filter(({ itemId }) => ids.has(itemId)),
  };
}
