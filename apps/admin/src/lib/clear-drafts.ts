/** How the names of drafts begin. */
export const DRAFT = 'office:draft:';

/** Nothing that was typed stays in a tab that was signed out. */
export function clearDrafts(): void {
  try {
    for (const entry of Object.keys(sessionStorage))
      if (entry.startsWith(DRAFT)) sessionStorage.removeItem(entry);
  } catch {
    // A closed storage has kept nothing, and signing out must not end there.
  }
}
