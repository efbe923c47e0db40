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

/** Words of a manifest by which something is kept to prove something, or to know somebody again. */
const KEPT_TO_PROVE = /\b(?:evidence|known)\b/;

/** Where a manifest keeps something as evidence, or to know somebody again, and does not say when it ends; or says it of what is not its own. */
export function endFaults(manifests: readonly Manifest[]): string[] {
  return manifests.flatMap(({ tables, views = [], ends = {} }) => [
    ...Object.entries(tables).flatMap(([table, said]) =>
      !(table in ends) && (table.endsWith('_evidence') || KEPT_TO_PROVE.test(said?.kept ?? ''))
        ? [`${table}: no end`]
        : [],
    ),
    ...Object.keys(ends).flatMap((name) =>
      name in tables || views.includes(name) ? [] : [`${name}: nobody's`],
    ),
  ]);
}
