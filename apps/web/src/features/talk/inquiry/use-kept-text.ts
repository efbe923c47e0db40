import { useEffect, useRef, useState } from 'react';
import { openDeviceStore } from '#lib/device-store.ts';
import { actEntry } from '#lib/session-storage.ts';

const KEEP_AFTER_MS = 300;

interface Keeper {
  readonly read: () => Promise<string>;
  readonly keep: (text: string) => Promise<void>;
}

/** Of whoever is signed in the memory of this device, which goes with signing out; of nobody this tab's. */
async function keeperOf(userId: string | null, name: string): Promise<Keeper> {
  if (userId === null) {
    const entry = actEntry(`draft.${name}`);
    return {
      read: async () => sessionStorage.getItem(entry) ?? '',
      keep: async (text) =>
        text === '' ? sessionStorage.removeItem(entry) : sessionStorage.setItem(entry, text),
    };
  }
  let isForgotten = false;
  const store = await openDeviceStore(userId, () => (isForgotten = true));
  return {
    read: () => store.draftOf(name),
    keep: async (text) => {
      if (!isForgotten) await store.keepDraft(name, text);
    },
  };
}

/** A text that outlives the screen, and a reload, until it is sent. `''` clears it. */
export function useKeptText(userId: string | null, name: string) {
  const [text, setText] = useState('');
  const latest = useRef('');
  const isKept = useRef(true);
  const keeper = useRef<Keeper | null>(null);
  const write = (next: string) => {
    latest.current = next;
    isKept.current = next === '';
    // What was sent must not come back with a reload a moment later.
    if (next === '') void keeper.current?.keep('');
    setText(next);
  };
  useEffect(() => {
    let isOn = true;
    const keep = () => {
      if (isKept.current || !keeper.current) return;
      isKept.current = true;
      void keeper.current.keep(latest.current);
    };
    void keeperOf(userId, name).then(async (opened) => {
      if (!isOn) return;
      keeper.current = opened;
      const kept = await opened.read();
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
  }, [userId, name]);
  return { text, write };
}
