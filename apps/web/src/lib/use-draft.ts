import { useEffect, useRef, useState } from 'react';
import type { DeviceStore } from './device-store.ts';

/** Where drafts are kept, by their names. */
export type Drafts = Pick<DeviceStore, 'draftOf' | 'keepDraft'>;

/**
 * A text that outlives the screen, and a reload, until it is sent; it is kept once the store is open. `''` clears it. Each change is kept at
 * once: a page may be gone a moment later, and what it writes while it goes may not arrive.
 */
export function useDraft(store: Drafts | null, name: string) {
  const [text, setText] = useState('');
  const latest = useRef('');
  const isKept = useRef(true);
  const write = (next: string) => {
    latest.current = next;
    isKept.current = store !== null;
    void store?.keepDraft(name, next);
    setText(next);
  };
  useEffect(() => {
    if (!store) return;
    let isOn = true;
    if (!isKept.current) void store.keepDraft(name, latest.current);
    isKept.current = true;
    void store.draftOf(name).then((kept) => {
      // Typed before it was read: that stays.
      if (!isOn || kept === '' || latest.current !== '') return;
      latest.current = kept;
      setText(kept);
    });
    return () => {
      isOn = false;
    };
  }, [store, name]);
  return { text, write };
}
