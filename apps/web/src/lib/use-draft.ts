import { useEffect, useRef, useState } from 'react';
import type { DeviceStore } from './device-store.ts';

const KEEP_AFTER_MS = 300;

/** Where drafts are kept, by their names. */
export type Drafts = Pick<DeviceStore, 'draftOf' | 'keepDraft'>;

/** A text that outlives the screen, and a reload, until it is sent; it is kept once the store is open. `''` clears it. */
export function useDraft(store: Drafts | null, name: string) {
  const [text, setText] = useState('');
  const latest = useRef('');
  const isKept = useRef(true);
  const write = (next: string) => {
    latest.current = next;
    isKept.current = next === '';
    // What was sent must not come back with a reload a moment later.
    if (next === '') void store?.keepDraft(name, '');
    setText(next);
  };
  useEffect(() => {
    if (!store) return;
    let isOn = true;
    const keep = () => {
      if (isKept.current) return;
      isKept.current = true;
      void store.keepDraft(name, latest.current);
    };
    void store.draftOf(name).then((kept) => {
      // Typed before it was read: that stays.
      if (!isOn || kept === '' || latest.current !== '') return;
      latest.current = kept;
      setText(kept);
    });
    const timer = setInterval(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
      keep();
      isOn = false;
    };
  }, [store, name]);
  return { text, write };
}
