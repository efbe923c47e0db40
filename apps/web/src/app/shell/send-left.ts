import type { QueryClient } from '@tanstack/react-query';
import { memoryName } from '#lib/device-memory.ts';
import { currentSession } from '#lib/session-storage.ts';

/** Messages that an earlier visit could not send go now; who never wrote any does not load their code. */
export async function sendLeft(client: QueryClient): Promise<void> {
  const userId = currentSession()?.userId;
  if (userId === undefined || !(await hasMemory(userId))) return;
  const { sendUnsent } = await import('#talk/chat');
  await sendUnsent(client);
}

/** Whether something may be kept on this device for this person. */
async function hasMemory(userId: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === memoryName(userId));
  } catch {
    return false;
  }
}
