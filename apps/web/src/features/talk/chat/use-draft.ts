import { useEffect, useRef, useState } from 'react';
import type { DeviceStore } from '#lib/device-store.ts';

const KEEP_AFTER_MS = 300;

/** What is typed for somebody, kept on this device until it is sent. */
export function useDraft(store: DeviceStore | null, friendId: string) {
  const [text, setText] = useState('');
  const latest = useRef('');
  const isKept = useRef(true);
  const write = (next: string) => {
    latest.current = next;
    isKept.current = next === '';
    // What was sent must not come back with a reload a moment later.
    if (next === '') void store?.keepDraft(friendId, '');
    setText(next);
  };
  useEffect(() => {
    if (!store) return;
    const keep = () => {
      if (isKept.current) return;
      isKept.current = true;
      void store.keepDraft(friendId, latest.current);
    };
    void store.draftOf(friendId).then((kept) => {
      // Typed before it was read: that stays.
      if (kept === '' || latest.current !== '') return;
      latest.current = kept;
      setText(kept);
    });
    const timer = setInterval(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [store, friendId]);
  return { text, write };
}
