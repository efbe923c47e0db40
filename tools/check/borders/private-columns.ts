import type { Source } from '../sources.ts';
import type { Owner, Schema } from './tables.ts';
import { unitsOf, type Unit } from './units.ts';

/** A column that an operator reads by `readPrivately` alone. */
interface PrivateColumn {
  readonly table: string;
  readonly column: string;
}

const privateColumns = (owners: readonly Owner[]): PrivateColumn[] =>
  owners.flatMap(({ manifest }) =>
    Object.entries(manifest.private ?? {}).flatMap(([table, columns]) =>
      (columns ?? []).map((column) => ({ table, column })),
    ),
  );

/** Columns in manifests that the table does not have, or whose table is another owner's. */
function misnamed(owners: readonly Owner[], schema: Schema): string[] {
  return owners.flatMap((owner) =>
    privateColumns([owner])
      .filter(
        ({ table, column }) =>
          !(table in owner.manifest.tables) || !schema.tables.get(table)?.includes(column),
      )
      .map(
        ({ table, column }) =>
          `the manifest of ${owner.door} calls ${table}.${column} private, which it does not own`,
      ),
  );
}

const words = (text: string): Set<string> => new Set(text.match(/\w+/g));

/** The texts of a unit, and of the values of its own file that it names. */
function textsOf(unit: Unit, units: ReadonlyMap<string, Unit>): string[] {
  const values = unit.names
    .flatMap((key) => units.get(key) ?? [])
    .filter((other) => other.path === unit.path && other !== unit && !other.isFunction);
  return [unit, ...values].flatMap(({ texts }) => texts);
}

/** The private columns whose values a unit of a store takes out of the database: what it only writes it does not show. */
function readIn(
  unit: Unit,
  units: ReadonlyMap<string, Unit>,
  columns: readonly PrivateColumn[],
): PrivateColumn[] {
  if (!unit.path.endsWith('.store.ts')) return [];
  const texts = textsOf(unit, units).filter((text) => !/^\s*(?:insert|update|delete)\b/i.test(text));
  const said = words(texts.join(' '));
  return columns.filter(({ table, column }) => said.has(table) && said.has(column));
}

/**
 * Ways from a handler of operators to a private column that go past `readPrivately`, as sentences: rules.md 13 wants a row, a reason and a ceiling
 * for each read. What is sealed opens by nothing else; what is not is named in its owner's manifest.
 */
export function privateColumnFindings(
  owners: readonly Owner[],
  schema: Schema,
  sources: readonly Source[],
): string[] {
  const columns = privateColumns(owners);
  if (columns.length === 0) return [];
  const units = unitsOf(sources);
  const reached = reachedFrom(
    [...units.values()].filter(({ path }) => path.endsWith('.admin.ts')),
    units,
  );
  const found = [...reached].flatMap(([unit, from]) =>
    readIn(unit, units, columns).map(
      ({ table, column }) =>
        `${from.key} reaches ${unit.key}, which reads ${table}.${column} outside of readPrivately`,
    ),
  );
  return [...misnamed(owners, schema), ...found];
}

/** Every unit that these lead to, with the one of these that led there first. */
function reachedFrom(roots: readonly Unit[], units: ReadonlyMap<string, Unit>): Map<Unit, Unit> {
  const reached = new Map(roots.map((root) => [root, root]));
  for (const [unit, root] of reached)
    for (const name of unit.names) {
      const next = units.get(name);
      if (next && !reached.has(next)) reached.set(next, root);
    }
  return reached;
}
