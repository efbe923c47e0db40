import type { DeviceStore } from '#lib/device-store.ts';
import { currentSession } from '#lib/session-storage.ts';

// What a guest has searched for and looked at, newest first: on this device, and gone with signing out (rules.md 10).

/** Names of what is kept, in the place where drafts are; no id of a person looks like them. */
export type ListName = 'search.words' | 'search.viewed' | 'search.area';
/** What was searched for, and who was looked at. */
export const KEPT = { 'search.words': 6, 'search.viewed': 8, 'search.area': 1 } as const;

let own: { readonly userId: string; readonly store: Promise<DeviceStore> } | null = null;

function ownStore(): Promise<DeviceStore> | null {
  const userId = currentSession()?.userId;
  if (userId === undefined) return null;
  if (own?.userId !== userId) own = { userId, store: opened(userId) };
  return own.store;
}

async function opened(userId: string): Promise<DeviceStore> {
  const { openDeviceStore } = await import(/* first */ '#lib/device-store.ts');
  return openDeviceStore(userId, () => {
    if (own?.userId === userId) own = null;
  });
}

/** What is kept under a name; null when nothing ever was. */
export async function readKept(name: ListName): Promise<readonly string[] | null> {
  const text = (await (await ownStore())?.draftOf(name)) ?? '';
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
}

/** Puts one before the others; the oldest go. */
export async function keep(name: ListName, one: string): Promise<void> {
  const store = await ownStore();
  const others = ((await readKept(name)) ?? []).filter((each) => each !== one);
  await store?.keepDraft(name, JSON.stringify([one, ...others].slice(0, KEPT[name])));
}

export async function clearKept(name: ListName): Promise<void> {
  await (await ownStore())?.keepDraft(name, '');
}
