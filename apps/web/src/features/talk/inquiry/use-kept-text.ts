import { useEffect, useState } from 'react';
import { openDeviceStore } from '#lib/device-store.ts';
import { actEntry } from '#lib/session-storage.ts';
import { useDraft, type Drafts } from '#lib/use-draft.ts';

const entryOf = (name: string) => actEntry(`draft.${name}`);

/** Of nobody, in this tab. */
const ofTab: Drafts = {
  draftOf: async (name) => sessionStorage.getItem(entryOf(name)) ?? '',
  keepDraft: async (name, text) =>
    text === '' ? sessionStorage.removeItem(entryOf(name)) : sessionStorage.setItem(entryOf(name), text),
};

/** A draft: of whoever is signed in in the memory of this device, which goes with signing out; of nobody this tab's. */
export function useKeptText(userId: string | null, name: string) {
  const [own, setOwn] = useState<Drafts | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isOn = true;
    const forgotten = () => setOwn(null);
    void openDeviceStore(userId, forgotten).then((opened) => isOn && setOwn(opened));
    return () => {
      isOn = false;
    };
  }, [userId]);
  return useDraft(userId === null ? ofTab : own, name);
}
