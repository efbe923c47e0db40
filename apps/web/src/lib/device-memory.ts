/**
 * What a person has typed and not sent lies in this browser, in a database of the person's own (rules.md 10). Its name is known here, so that
 * signing out removes it without the code that reads it.
 */
export const memoryName = (userId: string): string => `yoimachi.${userId}`;

/** Removes everything kept on this device for this person. Tabs that have it open let go of it. */
export function forgetMemory(userId: string): void {
  try {
    indexedDB.deleteDatabase(memoryName(userId));
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
