import { chatRoutes } from '@yoimachi/contract/chat';
import type { TextWarning } from '@yoimachi/contract/text-rules';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, ERR_NETWORK } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { now } from '#lib/clock.ts';
import { memoryName } from '#lib/device-memory.ts';
import { openDeviceStore, type DeviceStore, type Unsent } from '#lib/device-store.ts';
import { newId } from '#lib/new-id.ts';
import { Outbox, type Outgoing } from '#lib/outbox.ts';
import { currentSession } from '#lib/session-storage.ts';
import { callOnSocket } from '#lib/socket-call.ts';
import { placeMessage } from './api/placing.ts';
import { SentWarnings } from './sent-warnings.ts';

interface Own {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly store: DeviceStore;
  readonly warnings: SentWarnings;
}

/** A call that has no answer by then is lost on the way, and made again; the server stores it once. */
const ANSWER_WITHIN_MS = 20_000;

let own: { readonly userId: string; readonly opened: Promise<Own> } | null = null;

/** The outbox of whoever is signed in in this tab; null when nobody is. */
export function ownOutbox(client: QueryClient): Promise<Own> | null {
  const userId = currentSession()?.userId;
  if (userId === undefined) return null;
  if (own?.userId !== userId) own = { userId, opened: openOwn(userId, client) };
  return own.opened;
}

/** Sends what an earlier visit has left behind. */
export async function sendUnsent(client: QueryClient): Promise<void> {
  await ownOutbox(client);
}

async function openOwn(userId: string, client: QueryClient): Promise<Own> {
  const name = memoryName(userId);
  const others = new BroadcastChannel(name);
  const goesOn = () => void outbox.flush();
  // A browser without them has one tab that sends, or sends twice what is stored once.
  const locks = navigator.locks as LockManager | undefined | null;
  const store = await openDeviceStore(userId, () => {
    // Signed out, here or in another tab.
    outbox.close();
    others.close();
    removeEventListener('online', goesOn);
    if (own?.userId === userId) own = null;
  });
  const warnings = new SentWarnings();
  const outbox = new Outbox({
    store,
    send: (message) => send(client, warnings, message),
    inTurn: (run) => (locks ? locks.request(name, run) : run()),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
    tell: () => others.postMessage(null),
    later: (run, ms) => void setTimeout(run, ms),
  });
  others.addEventListener('message', () => void outbox.reread());
  addEventListener('online', goesOn);
  goesOn();
  return { userId, outbox, store, warnings };
}

async function send(
  client: QueryClient,
  warnings: SentWarnings,
  { clientId, friendId, text }: Unsent,
): Promise<void> {
  const body = { clientId, friendId, text };
  const { message, warning } =
    (await callOnSocket<typeof chatRoutes.sendMessage>('sendMessage', body)) ?? (await request(body));
  placeMessage(client, friendId, message, null);
  warnings.note(friendId, clientId, warning);
}

function request(body: Pick<Unsent, 'clientId' | 'friendId' | 'text'>) {
  const lost = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError(0, ERR_NETWORK, '')), ANSWER_WITHIN_MS);
  });
  return Promise.race([call(chatRoutes.sendMessage, { body }), lost]);
}

let lastMs = 0;

/** When it was written, later than anything written before on this device. */
function stamp(): string {
  lastMs = Math.max(now().getTime(), lastMs + 1);
  return new Date(lastMs).toISOString();
}

/** The outbox and the drafts of this tab's person; null until they are open. */
export function useOwnOutbox(): Own | null {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Own | null>(null);
  useEffect(() => {
    let isOn = true;
    void ownOutbox(client)?.then((ready) => isOn && setOpened(ready));
    return () => {
      isOn = false;
    };
  }, [client]);
  return opened;
}

const NONE: readonly Outgoing[] = [];

/** What is on its way to somebody. */
export function useOutgoing(opened: Own | null, friendId: string): readonly Outgoing[] {
  const all = useSyncExternalStore(
    opened?.outbox.subscribe ?? (() => () => {}),
    opened?.outbox.list ?? (() => NONE),
  );
  return all.filter((one) => one.friendId === friendId);
}

const NO_WARNINGS: ReadonlyMap<string, TextWarning> = new Map();

/** What the server warns of in what was sent to somebody last; null: nothing. */
export function useSentWarning(opened: Own | null, friendId: string): TextWarning | null {
  const all = useSyncExternalStore(
    opened?.warnings.subscribe ?? (() => () => {}),
    opened?.warnings.all ?? (() => NO_WARNINGS),
  );
  return all.get(friendId) ?? null;
}

/** Puts a text on its way. `foreseen`: what its writer was warned of in it. */
export function post({ outbox, warnings }: Own, friendId: string, text: string, foreseen?: string): void {
  const clientId = newId();
  warnings.clear(friendId);
  if (foreseen !== undefined) warnings.foresee(clientId, foreseen);
  void outbox.add({ clientId, at: stamp(), friendId, text });
}
