import { useState } from 'react';
import { DRAFT } from './clear-drafts.ts';
import { useOffice } from './office.ts';

/** What was typed and not yet saved, and what it began with. */
export interface Draft {
  readonly base: string;
  readonly text: string;
}

/** Whoever comes after at the same tab has none of it. */
const entryOf = (operatorId: string, name: string) => `${DRAFT}${operatorId}:${name}`;

function read(entry: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(entry) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { base, text } = kept as Record<string, unknown>;
    return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
  } catch {
    return null;
  }
}

function write(entry: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(entry);
    else sessionStorage.setItem(entry, JSON.stringify(draft));
  } catch {
    // A full or closed storage keeps nothing; what is on the screen stays there.
  }
}

/**
 * A text that outlives its screen and a reload, in this tab, until it is saved, thrown away, or its operator signs out. For texts of the
 * product alone: what is written about a person is never kept in a browser.
 */
export function useDraft(name: string) {
  const entry = entryOf(useOffice().operator.id, name);
  const [draft, setDraft] = useState(() => read(entry));
  const keep = (next: Draft | null) => {
    write(entry, next);
    setDraft(next);
  };
  return [draft, keep] as const;
}
