import type { Manifest } from '#platform/module/manifest.ts';
import type { PersonalTables } from '#platform/personal';

/**
 * Where manifests and code differ: a table of which something is exported or erased needs the function that does it, and one that has the
 * function needs the word.
 */
export function personalFaults(manifests: readonly Manifest[], tables: PersonalTables): string[] {
  const owned = manifests.flatMap((manifest) => Object.entries(manifest.tables));
  const faults = owned.flatMap(([table, said]) => {
    const done = tables[table as keyof PersonalTables];
    const erases = Boolean(done?.erased ?? done?.aged ?? done?.elsewhere);
    return [
      ...(Boolean(said?.exported) === Boolean(done?.exported) ? [] : [`${table}: exported`]),
      ...(Boolean(said?.erased) === erases ? [] : [`${table}: erased`]),
    ];
  });
  const names = new Set(owned.map(([table]) => table));
  return [
    ...faults,
    ...Object.keys(tables).flatMap((table) => (names.has(table) ? [] : [`${table}: nobody's`])),
  ];
}
