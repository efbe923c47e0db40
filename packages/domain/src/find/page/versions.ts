import type { Day } from '@yoimachi/domain/time';

/** The versions in force until today, from the oldest on, the last of which holds; before the first is in force, that one is shown. */
export function begunVersions<Version extends { readonly version: Day }>(
  versions: readonly Version[],
  today: Day,
): readonly Version[] {
  const begun = versions.filter(({ version }) => version <= today);
  return begun.length > 0 ? begun : versions.slice(0, 1);
}
