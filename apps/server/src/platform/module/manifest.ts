import type { Database } from '#platform/database';

type Wing = 'base' | 'people' | 'money' | 'meeting' | 'talk' | 'find' | 'desk';

/**
 * What of a table is about a person, each said in a few words. What is exported and what is erased is done by
 * the module's `personal.store.ts`, which a law holds against these words. An account's id is a pseudonym once its identity's number is gone.
 */
export interface Personal {
  /** What a person is given who asks for his data; null: nothing, it is about somebody else or a secret. */
  readonly exported: string | null;
  /** What goes, and when; null: nothing. */
  readonly erased: string | null;
  /** What stays, and why; null: nothing. */
  readonly kept: string | null;
}

/** When what is kept as evidence, or to know somebody again, goes; the tests wait for it by the clock. */
type End =
  | {
      /** One constant of the domain, which says the source of the rule. */
      readonly days: number;
      /** From when they count. */
      readonly after: string;
      /** What keeps it longer; null: nothing. */
      readonly unless: string | null;
    }
  | { readonly never: string };

/**
 * What a module says of itself, beside its door. Nothing of it is loaded by the product: `tools/check/borders` holds it against the code, both
 * ways, and draws docs/map.md from it. A list that is left out is empty.
 */
export interface Manifest {
  /** Doors of other modules that it enters, also for a type alone. */
  readonly doors?: readonly `#${Wing}/${string}`[];
  /** The tables that it alone writes, each with what of it is personal; null: nothing. */
  readonly tables: Readonly<Partial<Record<keyof Database, Personal | null>>>;
  /** Columns of its tables that operators read by `readPrivately` alone, and that are not sealed. */
  readonly private?: Readonly<Partial<Record<keyof Database, readonly string[]>>>;
  /** Of its tables and views that are kept as evidence, or to know somebody again: when the rows go, or why they never do. */
  readonly ends?: Readonly<Record<string, End>>;
  /** Views and SQL functions that are its own; what stands in them is its SQL. */
  readonly views?: readonly string[];
  readonly functions?: readonly string[];
  /** Tables and views of others that it reads or locks with its own SQL, and functions of others that its SQL calls. */
  readonly reads?: readonly string[];
  /** Topics of the outbox. */
  readonly publishes?: readonly string[];
  readonly hears?: readonly string[];
}

/** The same with every list that was left out. */
export type WholeManifest = Manifest & Required<Pick<Manifest, 'doors' | 'reads' | 'publishes' | 'hears'>>;
