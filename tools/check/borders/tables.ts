import type { Manifest, WholeManifest } from '../../../apps/server/src/platform/module/manifest.ts';
import type { Source } from '../sources.ts';
import { UNREADABLE, usesOf } from './code-sql.ts';
import { callsOf, relationsOf, type Relation } from './sql.ts';

/** A part of the server that owns tables: a module, the platform, the gateways. */
export interface Owner {
  /** As others name it: `#meeting/booking`. */
  readonly door: string;
  readonly folder: string;
  readonly manifest: WholeManifest;
}

/** What the migrations made. */
export interface Schema {
  /** Each table with its columns. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  /** Each view and function with its text. */
  readonly views: ReadonlyMap<string, string>;
  readonly functions: ReadonlyMap<string, string>;
  readonly triggers: readonly {
    readonly table: string;
    readonly runs: string;
    /** What it calls the rows that were written. */
    readonly rows: readonly string[];
  }[];
}

/** PostgreSQL's own catalogue, and the list of the migrations, which only the platform's migrator knows. */
const CATALOGUE = /^(?:pg_\w+|information_schema\..+|schema_migration)$/;

/** The tables of the job queue, which its library makes; the platform alone knows them. */
const QUEUE = /^pgboss\./;

/** Changes the keys of private texts, never a text, in columns that their owners hand in. */
const KEYS_OF_TEXTS = /^apps\/server\/src\/platform\/sealing\/(seals|marks)\.store\.ts:/;

/** Columns that are about a person, by their names. */
const PERSONAL =
  /^(?:account_id|guest_id|cast_id|owner_id|identity_id|reporter_id|referrer_id|nickname|birthday|phone_\w+|address_hash|recipient)$/;

/** The SQL of a server and the owners' manifests against each other, as sentences; the migrations' views and functions are their owners' SQL. */
export function tableFindings(
  owners: readonly Owner[],
  schema: Schema,
  sources: readonly Source[],
): string[] {
  const ownerOf = new Map<string, Owner>();
  const functions = new Set(schema.functions.keys());
  const read = new Map(owners.map(({ door }) => [door, new Set<string>()]));
  const judge = (owner: Owner | undefined, place: string, { name, use }: Relation): string[] => {
    if (CATALOGUE.test(name)) return [];
    if (owner === undefined) return [`${place} has SQL outside of every module`];
    if (QUEUE.test(name))
      return owner.door === '#platform' ? [] : [`${place} names ${name}, which is the job queue's`];
    if (name === UNREADABLE)
      return KEYS_OF_TEXTS.test(place) ? [] : [`${place} names a table that is only known when it runs`];
    const its = ownerOf.get(name);
    if (its === undefined) return [`${place} names ${name}, which nobody owns`];
    if (its === owner) return [];
    if (use === 'write') return [`${place} writes ${name}, which is of ${its.door}`];
    read.get(owner.door)!.add(name);
    return owner.manifest.reads.includes(name)
      ? []
      : [`${place} reads ${name}, which ${owner.door} does not declare`];
  };
  const wrongOwners = owners.flatMap((owner) =>
    namesOf(owner.manifest).flatMap((name) => {
      const other = ownerOf.get(name);
      ownerOf.set(name, owner);
      return other === undefined ? [] : [`${name} is owned by ${other.door} and by ${owner.door}`];
    }),
  );
  const foreign = [
    ...sources.flatMap((source) => {
      const owner = owners.find(({ folder }) => source.path.startsWith(`${folder}/`));
      return usesOf(source, functions).flatMap((use) => judge(owner, `${source.path}:${use.line}`, use));
    }),
    ...[...schema.views, ...schema.functions].flatMap(([name, sql]) =>
      relationsIn(sql, functions).flatMap((use) =>
        use.name === name || rowsOf(schema, name).includes(use.name)
          ? []
          : judge(ownerOf.get(name), `${name} of the migrations`, use),
      ),
    ),
  ];
  const hidden = schema.triggers.flatMap(({ table, runs }) => {
    const its = ownerOf.get(runs);
    return its === ownerOf.get(table) || its?.door === '#platform'
      ? []
      : [`a trigger on ${table} runs ${runs}, which is of ${its?.door ?? 'nobody'}`];
  });
  const spare = owners.flatMap(({ door, manifest }) =>
    manifest.reads
      .filter((name) => !read.get(door)!.has(name))
      .map((name) => `${door} declares to read ${name} and does not`),
  );
  return [...wrongOwners, ...untrue(owners, schema, ownerOf), ...new Set(foreign), ...hidden, ...spare];
}

/** What the triggers that run a function call the rows that were written. */
const rowsOf = ({ triggers }: Schema, name: string): string[] =>
  triggers.filter(({ runs }) => runs === name).flatMap(({ rows }) => rows);

const namesOf = ({ tables, views = [], functions = [] }: Manifest): string[] => [
  ...Object.keys(tables),
  ...views,
  ...functions,
];

const relationsIn = (sql: string, functions: ReadonlySet<string>): Relation[] => [
  ...relationsOf(sql),
  ...callsOf(sql, functions).map((name) => ({ name, use: 'read' as const })),
];

/** Of what is kept nothing goes by itself: a number of years is the least that a law asks for. Ends that are carried out stand in `ends`. */
const promisesEnd = (kept: string): boolean => /(?<!at least \w+ )\byears\b/.test(kept);

/** What is owned and is not there, what is there and owned by nobody, and tables about people that are said not to be. */
function untrue(owners: readonly Owner[], schema: Schema, ownerOf: ReadonlyMap<string, Owner>): string[] {
  const there = new Set([...schema.tables.keys(), ...schema.views.keys(), ...schema.functions.keys()]);
  return [
    ...[...there].filter((name) => !ownerOf.has(name)).map((name) => `${name} is owned by nobody`),
    ...owners.flatMap(({ door, manifest }) => [
      ...namesOf(manifest)
        .filter((name) => !there.has(name))
        .map((name) => `${door} owns ${name}, which is not there`),
      ...Object.entries(manifest.tables).flatMap(([table, personal]) => {
        const column = (schema.tables.get(table) ?? []).find((name) => PERSONAL.test(name));
        return personal === null && column !== undefined
          ? [`${door} says that nothing in ${table} is personal, and it has ${column}`]
          : personal && promisesEnd(personal.kept ?? '')
            ? [`${door} names an end of what is kept of ${table}, which nothing carries out: say "at least"`]
            : [];
      }),
    ]),
  ];
}
